// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The buttons of the scoring: go on to the next board, or skip the rest. The golden one lies where the thumb is.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Item {
    id: root

    required property ScoringWalk walk
    // Beside the board and not below it.
    required property bool beside
    // The size of the gold button's letters where they fit.
    required property real usual
    readonly property alias first: next
    // The longest word on the gold button, in letters of 100: it is never broken, on no board of the walk.
    readonly property real longest: root.walk.steps.map(step => step.name).concat(root.walk.nextText).join(" ").split(" ").reduce((width, word) => Math.max(width, letters.advanceWidth(word)), 1)
    readonly property real paddings: next.leftPadding + next.rightPadding + 2
    // Both buttons with their words.
    readonly property bool words: root.beside || root.width - Math.min(skip.spelled, width * 0.4) - Look.space12 - paddings >= longest * usual / 100

    implicitHeight: Math.max(Look.confirmHeight, next.implicitHeight)

    FontMetrics {
        id: letters

        font.family: Look.textFamily
        font.bold: true
        font.pixelSize: 100
    }
    Rectangle {
        y: -Look.space12
        width: parent.width
        height: Look.hairline
        visible: root.beside
        color: Look.rule
    }
    Button {
        id: skip

        readonly property real spelled: Math.max(root.beside ? 96 : 76, Math.ceil(spelling.advanceWidth) + leftPadding + rightPadding + 2)

        objectName: "skip"

        x: Look.leftHanded ? parent.width - width : 0
        // Where the words of the other button leave it no room, it has a sign.
        width: root.words ? Math.min(skip.spelled, parent.width * 0.4) : Look.touch + Look.space12
        height: next.height
        size: Math.min(Look.emphasisSize, root.usual)
        display: root.words ? T.AbstractButton.TextOnly : T.AbstractButton.IconOnly
        icon.source: Look.icon(root.walk.again ? "close" : "skip", "ink")
        //: Button that leaves out the rest of the walk through the scoring
        text: root.walk.again ? qsTr("Close") : qsTr("Skip")
        onClicked: root.walk.skip()

        TextMetrics {
            id: spelling

            font.family: skip.font.family
            font.pixelSize: skip.font.pixelSize
            text: skip.text
        }
    }
    Button {
        id: next

        // In its usual letters, whatever it has now: these follow from its width.
        readonly property real spelled: Math.ceil(letters.advanceWidth(root.walk.nextText) * root.usual / 100) + root.paddings

        objectName: "next"

        x: Look.leftHanded ? 0 : parent.width - width
        width: root.beside ? Math.min(parent.width - skip.width - Look.space12, Math.max(236, next.spelled)) : parent.width - skip.width - Look.space12
        height: Math.max(Look.confirmHeight, implicitHeight)
        enabled: root.walk.waits
        highlighted: true
        font.pixelSize: root.beside ? root.usual : Math.min(line.size, Math.floor(100 * (width - root.paddings) / root.longest))
        // What comes next is seen in the head as well, so that large letters need no second line for it, which the rows have then.
        text: root.beside || line.fits ? root.walk.nextText : root.walk.nextBrief
        Accessible.name: root.walk.nextText
        onClicked: root.walk.next()

        // Rather a little smaller than in two lines. Large letters stay large.
        FittedLine {
            id: line

            font.bold: true
            font.family: Look.textFamily
            least: Look.largeText ? root.usual : Look.bodySize
            room: next.width - root.paddings
            text: root.walk.nextText
            usual: root.usual
        }
    }
    Note {
        anchors {
            left: Look.leftHanded ? next.right : skip.right
            leftMargin: Look.space16
            right: Look.leftHanded ? skip.left : next.left
            verticalCenter: parent.verticalCenter
        }
        // In one line: large letters leave it no room.
        visible: root.beside && root.walk.waits && implicitWidth <= parent.width - next.width - skip.width - 2 * Look.space12
        //: In the walk through the scoring, beside the button that goes on
        text: qsTr("Tap anywhere to continue")
    }
}

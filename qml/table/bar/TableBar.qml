// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The bar above the table: the menu, where the game stands, the parchment where there is room, and what can be done with
// the game as a whole.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model
import MedievalAcademy.Rulebook

Item {
    id: root

    required property Table table
    // On a wide table the parchment stands in the middle; on a phone there is a second line instead.
    required property bool wide
    // Whether the chronicle stands open beside the table already.
    property bool chronicleShown: false
    // In little height one line is enough.
    property bool low: false
    // On a phone that is not as high as most.
    property bool dense: false

    // On a phone large letters want the place of what cannot be done now.
    readonly property bool cramped: !root.wide && root.width < 420 && Look.largeText
    // The largest keep the height of two lines, so that the boards stand still: one for where the game stands with a remark below
    // it, or where that would be small both.
    readonly property bool twoLines: root.cramped && !root.low && Look.veryLargeText
    // So large are the letters of one line and of two at most.
    readonly property int mostAlone: root.twoLines ? 27 : Look.emphasisSize
    readonly property int mostParted: root.twoLines ? 24 : Look.bodySize
    readonly property real linesHeight: 60
    // What is used most lies where the thumb is.
    readonly property bool mirrored: Look.leftHanded && !root.wide

    // Where a menu of that width lies below its button, in what the bar lies in.
    function menuPlace(menuWidth: real): real {
        return root.x + (root.mirrored ? root.width - 4 - menuWidth : 4);
    }

    // Nobody plays at this device, nor asks for advice.
    readonly property bool watched: root.table.running && root.table.humans === 0

    signal menuAsked
    signal chronicleAsked
    signal adviceAsked

    implicitHeight: root.wide ? Math.max(56, tools.implicitHeight) : root.twoLines ? root.linesHeight + 4 : Math.max(root.dense ? Look.touch : 52, words.implicitHeight + 4)

    EdgeLine {}
    IconButton {
        id: menu

        objectName: "menu"

        x: root.mirrored ? parent.width - width - 4 : 4
        anchors.verticalCenter: parent.verticalCenter
        icon.name: "application-menu"
        //: Button that opens the menu of the running game
        text: qsTr("Menu")
        onClicked: root.menuAsked()
    }
    Column {
        id: words

        anchors {
            left: root.mirrored ? tools.right : menu.right
            leftMargin: root.mirrored ? Look.space8 : 2
            right: root.wide ? parchment.left : root.mirrored ? menu.left : tools.left
            rightMargin: Look.space8
            verticalCenter: parent.verticalCenter
        }
        spacing: -2

        TextMetrics {
            id: full

            font.family: heading.font.family
            font.pixelSize: Look.emphasisSize
            text: root.table.heading
        }
        FontMetrics {
            id: letters

            font.family: Look.textFamily
            font.pixelSize: 100
        }
        Label {
            id: heading

            readonly property bool parted: heading.squeezed || (root.low && heading.alone < 14)
            // In one line it would be smaller than the words below it: two lines take the place of both.
            readonly property bool squeezed: !root.low && full.advanceWidth * (root.twoLines ? 22 / Look.emphasisSize : 0.72) > width && root.table.headingLines.length > 1
            readonly property real longestLine: Math.max(1, ...root.table.headingLines.map(words => letters.advanceWidth(words))) / 100
            // In one low bar two lines are as large as the longer one allows.
            readonly property real lowSize: Math.max(15, Math.min(22, Look.labelSize, Math.floor(width / heading.longestLine)))

            // In one line as large as fits, where that is not small.
            readonly property int alone: Math.min(heading.lowSize, Math.floor(Look.emphasisSize * width / Math.max(1, full.advanceWidth)))

            width: parent.width
            height: root.twoLines && heading.squeezed ? root.linesHeight : undefined
            verticalAlignment: Text.AlignVCenter
            visible: !root.wide
            text: parted ? root.table.headingLines.join("\n") : root.table.heading
            // As large as fits; the second line stays smaller, and the bar no higher than both.
            font.pixelSize: root.low ? (heading.parted ? heading.lowSize : heading.alone) : heading.squeezed ? Math.max(13, Math.min(root.mostParted, Math.floor(width / heading.longestLine))) : Math.max(13, Math.floor(Math.min(root.mostAlone, Look.emphasisSize * width / Math.max(1, full.advanceWidth))))
            wrapMode: root.low ? Text.Wrap : Text.NoWrap
            lineHeight: heading.parted || root.low ? 0.9 : 1
            Accessible.role: Accessible.Heading
        }
        Note {
            width: parent.width
            visible: !root.wide && !root.low && !heading.squeezed && text !== ""
            text: root.table.headingDetail
            font.pixelSize: Math.min(Look.labelSize, Math.max(12, Math.round(heading.fontInfo.pixelSize * 0.85)))
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 12
            wrapMode: Text.NoWrap
        }
        Title {
            width: parent.width
            visible: root.wide
            text: root.table.heading
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 16
            wrapMode: Text.NoWrap
        }
    }
    Parchment {
        id: parchment

        anchors.centerIn: parent
        visible: root.wide
        width: Math.min(380, root.width * 0.36, (root.height - 12) * Plans.parchmentRatio)
        turn: root.table.turn
        draftDirection: root.table.draftDirection
    }
    Row {
        id: tools

        x: root.mirrored ? 4 : parent.width - width - 4
        anchors.verticalCenter: parent.verticalCenter
        spacing: root.wide ? Look.space4 : 0

        IconButton {
            id: advice

            objectName: "advice"
            visible: enabled || (root.table.advice.allowed && root.wide && !root.watched)
            enabled: root.table.advice.offered
            icon.source: Look.icon("advice", "ink")
            //: Button that asks the computer's best player what it would do
            text: qsTr("Advice")
            onClicked: root.adviceAsked()
        }
        IconButton {
            id: undo

            objectName: "undo"
            visible: enabled || (root.wide && !root.watched)
            enabled: root.table.canUndo
            icon.name: "edit-undo"
            //: Button that takes the last decision back
            text: qsTr("Undo")
            onClicked: root.table.undo()
        }
        IconButton {
            objectName: "help"
            // On a phone three buttons leave room for where the game stands; the menu has this one, too.
            visible: root.wide || (!root.cramped && (root.width >= 400 || !(advice.visible && undo.visible)))
            icon.source: Look.icon("help", "ink")
            //: Button that opens the rulebook at what is asked now
            text: qsTr("Rulebook")
            onClicked: Signposts.ask(Signposts.now(root.table))
        }
        IconButton {
            objectName: "chronicle"
            checked: root.chronicleShown
            icon.source: Look.icon("chronicle", "ink")
            //: Button that opens the list of all that has happened
            text: qsTr("Chronicle")
            onClicked: root.chronicleAsked()
        }
    }
}

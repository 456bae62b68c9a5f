// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// One line of the chronicle: whose it is, what happened, and why; at its end the points that came of it. Above the first of
// those who get points on a board stands the board.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Pressable {
    id: root

    required property int index
    required property int seat
    required property int tincture
    required property string emblem
    required property string detail
    required text
    required property string group
    required property bool headed
    required property string line
    required property int points
    required property int kind
    // The table shows this moment.
    property bool shown: false
    readonly property real face: Math.round(22 * Look.textUnit)

    // The middle of the letters of its first line.
    readonly property real middle: words.y + told.baselineOffset - 0.27 * told.font.pixelSize
    // What stands above the line itself.
    readonly property real above: !root.headed ? 0 : Math.ceil(board.height) + Look.space12 + Look.space4

    implicitHeight: root.above + Math.max(Look.touch, words.implicitHeight + 14)
    focusGap: -3
    spoken: root.detail === "" ? root.text : root.text + ". " + root.detail

    background: Rectangle {
        anchors {
            fill: parent
            leftMargin: 12
            rightMargin: 12
            topMargin: root.above
        }
        radius: Look.radius
        color: root.shown ? Look.yours : root.hovered ? Look.hovered : "transparent"
    }
    contentItem: Item {
        Rectangle {
            x: 22
            y: -height // below a heading that stays in sight it is that one's
            width: parent.width - 2 * x
            height: Look.hairline
            visible: root.headed || root.kind === Enums.AnimationStep.GameEnded
            color: Look.rule
        }
        Drawing {
            x: 22 - (width - root.face) / 2 // above the middle of the discs
            y: board.y + (board.height - height) / 2
            width: root.face + 10
            visible: root.headed
            name: root.headed ? "ringed-" + root.emblem : ""
        }
        Label {
            id: board

            anchors {
                left: words.left
                right: parent.right
                rightMargin: 20
            }
            y: Look.space12
            visible: root.headed
            text: root.group
            font.bold: true
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        Disc {
            x: 22
            y: Math.round(root.middle - centreY - 2) // its edge shows below its face
            visible: root.seat >= 0
            tincture: root.tincture
            face: root.face
        }
        Drawing {
            x: 23
            y: Math.round(root.middle - height / 2)
            width: root.face + 3
            visible: root.seat < 0 && root.emblem !== ""
            name: root.emblem === "" ? "" : "emblem-" + root.emblem
        }
        Label {
            id: gain

            anchors {
                right: parent.right
                rightMargin: 20
            }
            y: words.y
            visible: root.points !== 0
            color: root.points < 0 ? Look.danger : Look.ink
            font.bold: true
            text: Numbers.gain(root.points)
            Accessible.ignored: true
        }
        Column {
            id: words

            anchors {
                left: parent.left
                leftMargin: 36 + root.face
                right: gain.visible ? gain.left : parent.right
                rightMargin: gain.visible ? Look.space8 : 20
            }
            y: root.above + (root.height - root.above - height) / 2
            spacing: -1

            Label {
                id: told

                width: parent.width
                text: root.line
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
            Note {
                width: parent.width
                visible: text !== ""
                text: root.detail
                font.pixelSize: Look.labelSize
                Accessible.ignored: true
            }
        }
    }
}

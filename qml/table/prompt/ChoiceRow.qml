// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// One of several things to choose from, with a squire's disc before it, or the emblem of a board.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls

Pressable {
    id: root

    required property int tincture
    required property bool chosen
    // Of a board, by whose emblem and name it is known, and what there is to say of it besides.
    property string emblem: ""
    property string heading: ""
    property string detail: ""
    // In little width its words are smaller.
    property bool narrow: false

    spoken: root.text
    implicitHeight: Math.max(Look.touch, lines.implicitHeight + (root.narrow ? Look.space8 : Look.space16))
    Accessible.checkable: true
    Accessible.checked: root.chosen

    background: Rectangle {
        radius: Look.radius
        color: root.chosen ? Look.yours : root.hovered ? Look.hovered : Look.leaf
        border {
            width: root.chosen ? Look.decidedLine : Look.border
            color: root.chosen ? Look.mark : Look.line
        }

        CheckSeal {
            visible: root.chosen
            width: root.narrow ? 20 : 26
            x: parent.width - width + 8
            y: -10
        }
    }
    contentItem: Item {
        Disc {
            id: disc

            anchors {
                left: parent.left
                leftMargin: root.narrow ? Look.space8 : Look.space12
                verticalCenter: parent.verticalCenter
                verticalCenterOffset: 3
            }
            visible: root.emblem === ""
            tincture: root.tincture
            face: 24
        }
        Drawing {
            anchors.centerIn: disc
            anchors.verticalCenterOffset: -3
            name: root.emblem === "" ? "" : "emblem-" + root.emblem
            visible: root.emblem !== ""
            width: 32
        }
        Column {
            id: lines

            anchors {
                left: disc.right
                leftMargin: root.emblem === "" ? Look.space8 : Look.space12
                right: parent.right
                rightMargin: root.narrow ? Look.space4 : Look.space12
                verticalCenter: parent.verticalCenter
            }

            Label {
                width: parent.width
                text: root.heading === "" ? root.text : root.heading
                font.pixelSize: root.narrow ? Look.labelSize : Look.bodySize
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
            Label {
                width: parent.width
                visible: text !== ""
                text: root.detail
                color: Look.ink2
                font.pixelSize: root.narrow ? Look.labelSize - 1 : Look.labelSize
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
        }
    }
}

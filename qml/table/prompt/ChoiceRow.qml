// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// One of several things to choose from, with a squire's disc before it.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls

Pressable {
    id: root

    required property int tincture
    required property bool chosen
    // In little width its words are smaller.
    property bool narrow: false

    spoken: root.text
    implicitHeight: Math.max(Look.touch, words.implicitHeight + (root.narrow ? Look.space8 : Look.space16))
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
            tincture: root.tincture
            face: 24
        }
        Label {
            id: words

            anchors {
                left: disc.right
                leftMargin: Look.space8
                right: parent.right
                rightMargin: root.narrow ? Look.space4 : Look.space12
                verticalCenter: parent.verticalCenter
            }
            text: root.text
            font.pixelSize: root.narrow ? Look.labelSize : Look.bodySize
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
    }
}

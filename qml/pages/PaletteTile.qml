// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A palette to choose: a board in its colours, and its name.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MedievalAcademy.Artwork
import MedievalAcademy.Controls

T.AbstractButton {
    id: root

    // "vellum", "scriptorium", "high-contrast", or empty for light and dark as the device is set.
    required property string paletteName
    property real side: 62

    autoExclusive: true
    checkable: true
    implicitHeight: side + 12 + label.implicitHeight
    implicitWidth: 96

    Accessible.role: Accessible.RadioButton

    background: Leaf {
        border.color: root.checked ? Look.mark : Look.line
        border.width: root.checked ? Look.decidedLine : Look.border
        color: root.checked ? Look.yours : root.down || root.hovered ? Look.hovered : Look.leaf

        FocusRing {
            control: root
        }
    }
    contentItem: Item {
        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: -0.35 * root.side
            y: Look.space8

            Repeater {
                model: root.paletteName === "" ? ["vellum", "scriptorium"] : [root.paletteName]

                Image {
                    required property string modelData

                    asynchronous: true
                    source: Look.artRoot.replace(Look.paletteName, modelData) + "board-jousts+medallion-jousts"
                    sourceSize.width: root.side
                }
            }
        }
        LongestWord {
            id: longest

            font.bold: true
            font.family: label.font.family
            font.pixelSize: Look.bodySize
            words: root.text
        }
        Label {
            id: label

            anchors.bottom: parent.bottom
            bottomPadding: Look.space4
            font.bold: root.checked
            // A name goes on several lines, but no word does.
            font.pixelSize: Math.floor(Look.bodySize * Math.min(1, (width - 2 * Look.space4) / Math.max(1, longest.advanceWidth)))
            horizontalAlignment: Text.AlignHCenter
            leftPadding: Look.space4
            rightPadding: Look.space4
            text: root.text
            width: parent.width
            wrapMode: Text.WordWrap

            Accessible.ignored: true
        }
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Who gets nothing from the board being scored: their discs, and a sentence. In the middle of a narrow list the sentence alone;
// where nobody gets anything, all their faces.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

GridLayout {
    id: root

    required property list<scoreLine> others
    required property string text
    property bool centered: false
    // Nobody gets anything.
    property bool alone: false

    visible: root.text !== ""
    columns: root.alone ? 1 : 2
    columnSpacing: Look.space12
    rowSpacing: Look.space12

    Row {
        Layout.alignment: Qt.AlignHCenter
        visible: root.alone
        spacing: Look.space8

        Repeater {
            model: root.alone ? root.others : []

            Bust {
                required property scoreLine modelData

                width: Math.min(84, (root.width - (root.others.length - 1) * Look.space8) / Math.max(1, root.others.length))
                tincture: modelData.tincture
            }
        }
    }
    Row {
        Layout.leftMargin: Look.space16
        visible: !root.centered && !root.alone
        spacing: Look.space4

        Repeater {
            model: root.others

            Disc {
                required property scoreLine modelData

                tincture: modelData.tincture
                face: 26
            }
        }
    }
    Note {
        Layout.fillWidth: true
        text: root.text
        font.pixelSize: root.centered ? Look.bodySize : Look.emphasisSize
        horizontalAlignment: root.centered || root.alone ? Text.AlignHCenter : Text.AlignLeft
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Who gets nothing from the board being scored: their discs, and a sentence. In the middle of a narrow list the sentence alone.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

RowLayout {
    id: root

    required property list<scoreLine> others
    required property string text
    property bool centered: false

    visible: root.text !== ""
    spacing: Look.space12

    Row {
        Layout.leftMargin: Look.space16
        visible: !root.centered
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
        horizontalAlignment: root.centered ? Text.AlignHCenter : Text.AlignLeft
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// What has happened since one's last turn: a disc and a line for each.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

ColumnLayout {
    id: root

    required property list<squireLine> lines
    // The latest so many of them.
    property int most: 99
    readonly property bool narrow: root.width < 240

    spacing: 1

    Repeater {
        model: root.lines.slice(-root.most)

        RowLayout {
            id: line

            required property squireLine modelData

            Layout.fillWidth: true
            spacing: Look.space8

            Item {
                Layout.preferredWidth: disc.width
                Layout.preferredHeight: root.narrow ? 22 : 25

                Disc {
                    id: disc

                    y: (parent.height - height * 0.8) / 2
                    tincture: line.modelData.tincture
                    face: 19
                    visible: line.modelData.seat >= 0
                }
            }
            Label {
                Layout.fillWidth: true
                text: line.modelData.text
                font.pixelSize: root.narrow ? Look.labelSize : Look.bodySize
                wrapMode: Text.Wrap
            }
        }
    }
}

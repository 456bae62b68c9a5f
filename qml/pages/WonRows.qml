// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// How many games of each kind were won: a word, the numbers, and a bar that is filled as far.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Column {
    id: root

    required property string title
    required property list<wonLine> lines

    spacing: Look.space4

    Note {
        font.pixelSize: Look.bodySize
        text: root.title
        width: parent.width

        Accessible.role: Accessible.Heading
    }
    Repeater {
        model: root.lines

        Item {
            id: row

            required property wonLine modelData

            height: name.height + 10
            width: root.width

            Accessible.name: row.modelData.spoken
            Accessible.role: Accessible.StaticText

            Label {
                id: name

                anchors.left: parent.left
                anchors.right: detail.left
                anchors.rightMargin: Look.space8
                text: row.modelData.text
                wrapMode: Text.Wrap

                Accessible.ignored: true
            }
            Label {
                id: detail

                anchors.baseline: name.baseline
                anchors.right: parent.right
                text: row.modelData.detail

                Accessible.ignored: true
            }
            Rectangle {
                id: bar

                anchors.top: name.bottom
                anchors.topMargin: 1
                border.color: Look.line
                border.width: Look.hairline
                color: Look.sunk
                height: 8
                radius: 2
                width: parent.width

                Rectangle {
                    border.color: Look.line
                    border.width: Look.hairline
                    color: Look.gold
                    height: parent.height
                    radius: 2
                    visible: row.modelData.share > 0
                    width: parent.width * row.modelData.share
                }
            }
        }
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Above the numbers of those who have played, where they stand in columns: what each column says. A row speaks for itself.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls

Item {
    id: root

    required property list<string> headings
    // The width of a column.
    required property real cell
    // What rows have behind their numbers.
    required property real after

    implicitHeight: row.implicitHeight + Look.space8

    Row {
        id: row

        anchors.right: parent.right
        anchors.rightMargin: root.after
        y: Look.space8

        Repeater {
            model: root.headings

            Label {
                required property string modelData

                color: Look.golddeep
                font.pixelSize: Look.labelSize
                horizontalAlignment: Text.AlignRight
                text: modelData
                width: root.cell

                Accessible.ignored: true
            }
        }
    }
}

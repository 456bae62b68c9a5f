// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// What a computer may be, of which it is one: a group of rows, or where there is width several side by side, one after the other.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

GridLayout {
    id: root

    required property list<setupChoice> choices
    required property string current
    // Rows are named by it and their id: "level-herald".
    required property string what
    // Rows side by side are on one line.
    property real leastRow: 0
    readonly property int rowsOfGroup: Math.ceil(root.choices.length / root.columns)

    signal chosen(id: string)

    columnSpacing: Look.space24
    uniformCellWidths: true
    visible: root.choices.length > 0

    Repeater {
        model: root.choices.length === 0 ? 0 : root.columns

        RowGroup {
            id: group

            required property int index

            Layout.alignment: Qt.AlignTop
            Layout.fillWidth: true
            leastRow: root.columns > 1 ? root.leastRow : 0

            Repeater {
                model: root.choices.slice(group.index * root.rowsOfGroup, (group.index + 1) * root.rowsOfGroup)

                RadioRow {
                    required property setupChoice modelData

                    checked: root.current === modelData.id
                    drawing: modelData.drawing
                    note: modelData.sentence
                    objectName: root.what + "-" + modelData.id
                    text: modelData.name

                    onClicked: root.chosen(modelData.id)
                }
            }
        }
    }
}

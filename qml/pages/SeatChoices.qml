// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// What a computer may be, of which it is one: a group of rows, or where there is width two side by side, the first half and the
// second. Lies in the grid of the dialog about a seat.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Repeater {
    id: root

    required property list<setupChoice> choices
    required property string current
    // Rows are named by it and their id: "level-herald".
    required property string what
    property bool wide: false
    // Rows side by side are on one line.
    property real leastRow: 0
    readonly property int half: root.wide ? Math.ceil(root.choices.length / 2) : root.choices.length

    signal chosen(id: string)

    model: root.choices.length === 0 ? 0 : root.wide ? 2 : 1

    RowGroup {
        id: group

        required property int index

        Layout.alignment: Qt.AlignTop
        Layout.fillWidth: true
        leastRow: root.wide ? root.leastRow : 0

        Repeater {
            model: root.choices.slice(group.index * root.half, (group.index + 1) * root.half)

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

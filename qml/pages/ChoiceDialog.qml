// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A dialog with things of which exactly one holds.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Controls
import MedievalAcademy.Model

LongDialog {
    id: root

    required property list<setupChoice> choices
    required property int current

    signal chosen(number: int)

    RowGroup {
        Repeater {
            model: root.choices

            RadioRow {
                required property setupChoice modelData

                checked: root.current === modelData.number
                note: modelData.sentence
                objectName: "choice" + modelData.number
                text: modelData.name

                onClicked: root.chosen(modelData.number)
            }
        }
    }
}

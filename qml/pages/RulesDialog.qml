// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A dialog with rules that can be switched on, all together or one by one, each with a sentence.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model
import MedievalAcademy.Rulebook

LongDialog {
    id: root

    required property RuleModel rules
    required property string allText

    // Switch and way to the book side by side.
    maximumWidth: 600 * Look.textUnit

    // The book opens on the page below.
    Connections {
        target: Signposts

        function onAsked(): void {
            root.close();
        }
    }

    RowGroup {
        SwitchRow {
            checked: root.rules.onCount === root.rules.count
            objectName: "all"
            text: root.allText

            onClicked: root.rules.setAll(checked)
        }
    }
    RowGroup {
        Repeater {
            model: root.rules

            SwitchRow {
                id: row

                required property var model
                required property int index
                required property string name
                required property string sentence
                required property string emblem
                required property bool on

                checked: row.on
                leading: drawing
                leadingWidth: 38
                mark: link
                note: row.sentence
                objectName: "rule" + row.index
                text: row.name

                onClicked: root.rules.setOn(row.index, checked)

                Component {
                    id: link

                    RuleLink {
                        name: row.name
                        row: row.model.id
                    }
                }
                Component {
                    id: drawing

                    Drawing {
                        // A rule that is about no board has a drawing of its own.
                        name: "ringed-" + (row.emblem !== "" ? row.emblem : row.model.id)
                        width: 38
                    }
                }
            }
        }
    }
}

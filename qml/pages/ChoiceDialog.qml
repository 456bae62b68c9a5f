// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A dialog with things of which exactly one holds; squires among them show their faces.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model
import MedievalAcademy.Rulebook

LongDialog {
    id: root

    required property list<setupChoice> choices
    required property int current

    // The row of the setup page that it belongs to, as Signposts knows it; empty: the book has nothing to say.
    property string row: ""

    signal chosen(number: int)

    RowGroup {
        Repeater {
            model: root.choices

            RadioRow {
                id: row

                required property setupChoice modelData

                checked: root.current === modelData.number
                note: modelData.sentence
                objectName: "choice" + modelData.number
                text: modelData.name
                trailing: modelData.tincture < 0 ? null : face

                onClicked: root.chosen(modelData.number)

                Component {
                    id: face

                    Bust {
                        width: Math.round(48 * Look.textUnit)
                        tincture: row.modelData.tincture
                    }
                }
            }
        }
    }
    LinkButton {
        objectName: "ruleLink"
        //: Below the choices of a dialog: leads to their page in the rulebook
        text: qsTr("See the rule")
        visible: root.row !== ""

        onClicked: {
            root.close();
            Signposts.ask(Signposts.ofSetup(root.row));
        }
    }
}

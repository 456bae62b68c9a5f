// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The five squires with their shields, of whom one is chosen.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

RowLayout {
    id: root

    required property int current
    property real face: 58
    //: The five colours of squires, by their heraldic names
    readonly property list<string> names: [qsTr("Azure, blue with a star"), qsTr("Vert, green with a trefoil"), qsTr("Or, yellow with a tower"), qsTr("Gules, red with a fleur-de-lis"), qsTr("Sable, black with a moon")]

    signal chosen(tincture: int)

    spacing: 0

    Repeater {
        model: 5

        T.AbstractButton {
            id: button

            required property int index

            Layout.fillWidth: true
            autoExclusive: true
            checkable: true
            checked: root.current === button.index
            implicitHeight: root.face + 10
            implicitWidth: 52
            objectName: "tincture" + button.index
            text: root.names[button.index]

            Accessible.role: Accessible.RadioButton

            background: Item {
                Rectangle {
                    anchors.centerIn: parent
                    border.color: Look.mark
                    border.width: Look.decidedLine
                    color: Look.yours
                    height: parent.height
                    radius: Look.radius
                    visible: button.checked
                    width: Math.min(parent.width, root.face + 6)
                }
                FocusRing {
                    control: button
                    gap: 1
                }
            }
            contentItem: Item {
                Bust {
                    anchors.centerIn: parent
                    mood: button.checked ? Enums.Mood.Proud : Enums.Mood.Calm
                    tincture: button.index
                    width: Math.min(root.face, parent.width - 4)
                }
            }
            onClicked: root.chosen(button.index)

            Hint {
                words: () => button.text
            }
        }
    }
}

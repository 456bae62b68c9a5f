// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// All controls in all their states on one page, as a specimen sheet.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls as QQC2
import QtQuick.Layouts
import MedievalAcademy.Artwork
import MedievalAcademy.Controls

Rectangle {
    id: root

    color: Look.page
    height: 860
    width: 1280

    component Head: ColumnLayout {
        property alias text: title.text

        Layout.fillWidth: true
        spacing: 4

        Title {
            id: title
        }
        Rectangle {
            Layout.fillWidth: true
            color: Look.rule
            implicitHeight: 1
        }
    }

    PageGround {
        anchors.fill: parent
    }

    RowLayout {
        anchors.fill: parent
        anchors.margins: 30
        spacing: 40

        ColumnLayout {
            Layout.fillHeight: true
            Layout.preferredWidth: 380
            spacing: 14

            Head {
                text: "Buttons"
            }
            GridLayout {
                columnSpacing: 20
                columns: 2
                rowSpacing: 16
                uniformCellWidths: true

                Button {
                    Layout.fillWidth: true
                    highlighted: true
                    objectName: "first"
                    text: "Confirm"
                }
                Button {
                    Layout.fillWidth: true
                    down: true
                    highlighted: true
                    text: "Confirm"
                }
                Button {
                    Layout.fillWidth: true
                    highlighted: true
                    icon.name: "edit-undo"
                    objectName: "icon"
                    text: "Icon"
                }
                Button {
                    Layout.fillWidth: true
                    enabled: false
                    highlighted: true
                    text: "Not yet"
                }
                Button {
                    Layout.fillWidth: true
                    icon.name: "help-contents"
                    objectName: "second"
                    text: "Ask advice"
                }
                Button {
                    Layout.fillWidth: true
                    down: true
                    text: "Ask advice"
                }
            }
            Head {
                text: "Choices"
            }
            RowLayout {
                Switch {}
                Switch {
                    checked: true
                }
                Switch {
                    checked: true
                    objectName: "switch"
                    text: "Hidden scores"
                }
            }
            SegmentedChoice {
                Layout.fillWidth: true
                choices: ["Slow", "Normal", "Fast", "None"]
                currentIndex: 1
                objectName: "segments"

                onChosen: index => currentIndex = index
            }
            GridLayout {
                columns: 2

                RadioButton {
                    checked: true
                    objectName: "radio"
                    text: "Booklet stakes"
                }
                CheckBox {
                    checked: true
                    objectName: "check"
                    text: "Win a tie"
                }
                RadioButton {
                    text: "Grand finale stakes"
                }
                CheckBox {
                    text: "Step back"
                }
            }
            RowLayout {
                spacing: 20

                TextField {
                    Layout.fillWidth: true
                    objectName: "field"
                    text: "Ana"
                }
                TextField {
                    Layout.fillWidth: true
                    faulty: true
                    text: "Ana"
                }
            }
            Item {
                Layout.fillHeight: true
            }
        }
        ColumnLayout {
            Layout.fillHeight: true
            Layout.preferredWidth: 380
            spacing: 14

            Head {
                text: "Rows"
            }
            RowGroup {
                Layout.fillWidth: true

                ListRow {
                    note: "Human"
                    objectName: "row"
                    text: "Ana"
                    titleSize: Look.nameSize

                    leading: Drawing {
                        name: "shield-azure"
                        width: 48
                    }
                }
                ListRow {
                    note: "Computer, Knight"
                    text: "Brunehaut"
                    titleSize: Look.nameSize

                    leading: Drawing {
                        name: "shield-gules"
                        width: 48
                    }
                }
            }
            RowGroup {
                Layout.fillWidth: true

                SwitchRow {
                    note: "win a tie, step back, ranked reset"
                    text: "Advanced rules"
                }
                ListRow {
                    note: "The Cup, the Secret Codex"
                    text: "Variations"
                    value: "2"
                }
                ListRow {
                    text: "Stakes"
                    value: "Booklet"
                }
                SwitchRow {
                    checked: true
                    text: "Hidden scores"
                }
            }
            RowGroup {
                Layout.fillWidth: true

                RadioRow {
                    checked: true
                    note: "Plays sensibly, and never the same way twice."
                    text: "Page"
                }
            }
            Item {
                Layout.fillHeight: true
            }
        }
        ColumnLayout {
            Layout.fillHeight: true
            Layout.preferredWidth: 380
            spacing: 14

            Head {
                text: "Dialog"
            }
            Item {
                Layout.fillWidth: true
                Layout.preferredHeight: 260

                Shadow {
                    anchors.fill: parent
                    level: 3
                }
                Plate {
                    anchors.fill: parent
                    corner: 16
                    lineWidth: 2
                }
            }
            Head {
                text: "From the style"
            }
            RowLayout {
                QQC2.Button {
                    objectName: "style"
                    text: "Style"
                }
            }
            RowLayout {
                ToolButton {
                    display: ToolButton.IconOnly
                    icon.name: "edit-undo"
                    text: "Undo"
                }
                ToolButton {
                    display: ToolButton.IconOnly
                    icon.name: "help-about"
                    text: "About"
                }
                QQC2.ToolButton {
                    icon.name: "configure"
                    text: "Settings"
                }
                BusyIndicator {}
            }
            Label {
                text: "A word of the rules, a <a href='x'>link to the rulebook</a>"
            }
            Note {
                text: "the same controls in each palette"
            }
            Item {
                Layout.fillHeight: true
            }
        }
    }
}

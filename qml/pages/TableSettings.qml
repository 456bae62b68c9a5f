// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// How it goes at the table: passing the tablet, scores, keys and hands, sound.
pragma ComponentBehavior: Bound

import QtQuick.Layouts
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

ColumnLayout {
    id: root

    // On a large page everything is larger.
    property real leastRow: 0
    property real leastChoice: Look.touch

    spacing: Look.space24

    SettingSection {
        Layout.fillWidth: true
        //: Heading in the settings: how several people share one device
        title: qsTr("Passing the device")

        RowGroup {
            id: passing

            leastRow: root.leastRow

            RadioRow {
                noteSize: passing.noteSize
                titleSize: passing.titleSize
                checked: Settings.handOver === Enums.HandOver.Hold
                //: What "Hold to look" means
                note: qsTr("The curtain stays open while a finger is on the screen. Play with another finger.")
                objectName: "hold"
                //: Setting: how the curtain between two people is opened
                text: qsTr("Hold to look")

                onClicked: Settings.handOver = Enums.HandOver.Hold
            }
            RadioRow {
                noteSize: passing.noteSize
                titleSize: passing.titleSize
                checked: Settings.handOver === Enums.HandOver.Tap
                //: What "Tap to look" means
                note: qsTr("One tap opens the curtain. It stays open until you have decided.")
                objectName: "tap"
                //: Setting: how the curtain between two people is opened
                text: qsTr("Tap to look")

                onClicked: Settings.handOver = Enums.HandOver.Tap
            }
            RadioRow {
                noteSize: passing.noteSize
                titleSize: passing.titleSize
                checked: Settings.handOver === Enums.HandOver.Open
                //: What "No curtain" means
                note: qsTr("Everybody sees all hands. Useful for teaching the game.")
                objectName: "open"
                //: Setting: there is no curtain between two people
                text: qsTr("No curtain")

                onClicked: Settings.handOver = Enums.HandOver.Open
            }
        }
    }
    SettingSection {
        Layout.fillWidth: true
        //: Heading in the settings
        title: qsTr("At the table")

        RowGroup {
            id: atTable

            leastRow: root.leastRow

            SwitchRow {
                noteSize: atTable.noteSize
                titleSize: atTable.titleSize
                checked: Settings.roundTheTable
                //: What "Round the table" means
                note: qsTr("The table turns towards whoever decides.")
                objectName: "roundTheTable"
                //: Switch in the settings
                text: qsTr("Round the table")

                onClicked: Settings.roundTheTable = checked
            }
            SwitchRow {
                noteSize: atTable.noteSize
                titleSize: atTable.titleSize
                checked: Settings.hints
                //: What "Hints" means
                note: qsTr("Short explanations when something happens for the first time. They stop after three games.")
                objectName: "hints"
                //: Switch in the settings: remarks in the first games
                text: qsTr("Hints")

                onClicked: Settings.hints = checked
            }
            SwitchRow {
                noteSize: atTable.noteSize
                titleSize: atTable.titleSize
                checked: Settings.takeBacks
                //: What "Undo against computers" means; %1 is "A game with undone moves"
                note: qsTr("When you play alone, Undo also undoes what the computers have done since your last decision. Use it again to go further back, as far as the first decision of the turn. The result then says “%1”.").arg(Legend.undone())
                objectName: "takeBacks"
                //: Switch in the settings: how far a decision can be taken back by a person who plays alone
                text: qsTr("Undo against computers")

                onClicked: Settings.takeBacks = checked
            }
            SwitchRow {
                noteSize: atTable.noteSize
                titleSize: atTable.titleSize
                checked: Settings.openScores
                //: What "Open scores" means
                note: qsTr("Shows everybody’s Chivalry Points, even with hidden scores.")
                objectName: "openScores"
                //: Switch in the settings
                text: qsTr("Open scores")

                onClicked: Settings.openScores = checked
            }
        }
    }
    ControlSettings {
        Layout.fillWidth: true
        leastRow: root.leastRow
    }
    SettingSection {
        Layout.fillWidth: true
        //: Heading in the settings: how loud the sounds are
        title: qsTr("Sound")

        SegmentedChoice {
            //: How loud the sounds of the game are
            choices: [qsTr("Off", "sound"), qsTr("Soft", "sound"), qsTr("Full", "sound")]
            currentIndex: Settings.sound
            leastHeight: root.leastChoice
            objectName: "sound"

            onChosen: index => Settings.sound = index
        }
    }
}

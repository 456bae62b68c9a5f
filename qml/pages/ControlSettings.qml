// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// How it is operated: keys, and the hand that holds the phone.
pragma ComponentBehavior: Bound

import MedievalAcademy.Controls
import MedievalAcademy.Model

SettingSection {
    id: root

    property real leastRow: 0

    //: Heading in the settings: keys, and which hand holds the phone
    title: qsTr("Keyboard and hands")

    RowGroup {
        id: group

        leastRow: root.leastRow

        ListRow {
            noteSize: group.noteSize
            titleSize: group.titleSize
            objectName: "shortcutsRow"
            //: Row of the settings that opens the list of keys
            text: qsTr("Keyboard shortcuts")

            onClicked: Shortcuts.ask()
        }
        SwitchRow {
            noteSize: group.noteSize
            titleSize: group.titleSize
            checked: Settings.singleKeys
            //: What "Single-key shortcuts" means
            note: qsTr("At the table, digits choose cards; letters and the space bar are shortcuts too.")
            objectName: "singleKeys"
            //: Switch in the settings: keys that do something without Ctrl or Alt
            text: qsTr("Single-key shortcuts")

            onClicked: Settings.singleKeys = checked
        }
        SwitchRow {
            noteSize: group.noteSize
            titleSize: group.titleSize
            checked: Settings.leftHanded
            //: What "Left-handed" means
            note: qsTr("Puts what the thumb needs on the left.")
            objectName: "leftHanded"
            //: Switch in the settings: for people who hold the phone in their left hand
            text: qsTr("Left-handed")

            onClicked: Settings.leftHanded = checked
        }
    }
}

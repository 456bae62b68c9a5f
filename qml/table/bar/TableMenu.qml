// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The menu of the running game.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Controls
import MedievalAcademy.Model
import MedievalAcademy.Rulebook

Menu {
    id: root

    required property Table table
    property bool seatsOffered: false

    signal settingsAsked
    signal seatsAsked
    signal leaveAsked

    MenuItem {
        //: Entry of the game's menu: takes the last decision back
        text: qsTr("Undo")
        enabled: root.table.canUndo
        onTriggered: root.table.undo()
    }
    MenuItem {
        //: Entry of the game's menu: shows the rest of what is going on at once
        text: qsTr("Skip to my turn")
        enabled: root.table.busy
        onTriggered: root.table.skip()
    }
    MenuItem {
        objectName: "menuReplay"
        //: Entry of the game's menu: what the others have done since one's last turn is shown again, step by step
        text: qsTr("See again what the others did")
        enabled: root.table.canReplay
        onTriggered: root.table.replayRound()
    }
    MenuItem {
        objectName: "menuScoring"
        //: Entry of the game's menu: shows the walk through the last scoring once more
        text: qsTr("See the last scoring again")
        enabled: root.table.scoring.sections.length > 0
        onTriggered: root.table.scoring.seeAgain(root.table.scoring.sections.length - 1)
    }
    PaceActions {
        id: pace
    }
    MenuItem {
        action: pace.faster
    }
    MenuItem {
        action: pace.slower
    }
    MenuSeparator {}
    MenuItem {
        objectName: "menuRulebook"
        //: Entry of the game's menu: opens the rulebook at what is asked now
        text: qsTr("Rulebook")
        onTriggered: Signposts.ask(Signposts.now(root.table))
    }
    MenuItem {
        objectName: "menuShortcuts"
        //: Entry of the game's menu: opens the list of keys
        text: qsTr("Keyboard")
        onTriggered: Shortcuts.ask()
    }
    MenuItem {
        objectName: "menuSeats"
        //: Entry of the game's menu: codes with which people join from their own phones
        text: qsTr("Seats on other devices")
        enabled: root.seatsOffered && root.table.devices.places.count > 0
        onTriggered: root.seatsAsked()
    }
    MenuItem {
        objectName: "menuSettings"
        //: Entry of the game's menu
        text: qsTr("Settings")
        onTriggered: root.settingsAsked()
    }
    MenuItem {
        objectName: "menuLeave"
        //: Entry of the game's menu: back to the first page; the game stays saved
        text: qsTr("Leave the table")
        onTriggered: root.leaveAsked()
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// What can be done with a saved game besides playing it.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Controls
import MedievalAcademy.Model

Menu {
    id: root

    required property SavedGames savedGames
    property int row: -1
    property string game
    property string givenTitle
    property string path
    property bool damaged: false

    signal exportAsked(row: int, title: string)
    signal replayAsked(path: string)
    signal renameAsked(row: int, title: string)

    MenuItem {
        enabled: !root.damaged
        objectName: "replayGame"
        //: Entry of the menu of a saved game: shows it from its beginning on, step by step
        text: qsTr("Look back")

        onTriggered: root.replayAsked(root.path)
    }
    MenuItem {
        enabled: !root.damaged
        objectName: "renameGame"
        //: Entry of the menu of a saved game: gives it another name
        text: qsTr("Rename…")

        onTriggered: root.renameAsked(root.row, root.givenTitle)
    }
    MenuItem {
        enabled: !root.damaged
        objectName: "duplicateGame"
        //: Entry of the menu of a saved game: makes another one like it
        text: qsTr("Duplicate")

        onTriggered: root.savedGames.duplicate(root.row)
    }
    MenuItem {
        enabled: !root.damaged
        objectName: "exportGame"
        //: Entry of the menu of a saved game: copies it to a file elsewhere
        text: qsTr("Copy to a file…")

        onTriggered: root.exportAsked(root.row, root.game)
    }
    MenuSeparator {}
    MenuItem {
        objectName: "removeGame"
        //: Entry of the menu of a saved game
        text: qsTr("Remove")

        onTriggered: root.savedGames.remove(root.row)
    }
}

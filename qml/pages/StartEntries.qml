// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The entries of the first page.
import QtQuick
import QtQuick.Layouts
import MedievalAcademy.Artwork

GridLayout {
    id: root

    property bool compact: false

    signal newGameAsked
    signal savedGamesAsked
    signal settingsAsked
    signal aboutAsked

    columnSpacing: Look.space12
    uniformCellHeights: !root.compact
    uniformCellWidths: true

    StartEntry {
        Layout.fillHeight: true
        Layout.fillWidth: true
        drawing: "excalibur"
        compact: root.compact
        //: Remark at the entry "New game" of the first page
        note: qsTr("Who plays, and by which rules")
        objectName: "newGame"
        //: Entry of the first page
        text: qsTr("New game")

        onClicked: root.newGameAsked()
    }
    StartEntry {
        Layout.fillHeight: true
        Layout.fillWidth: true
        drawing: "hourglass"
        compact: root.compact
        //: Remark at the entry "Saved games" of the first page
        note: qsTr("Go on where you left")
        objectName: "savedGames"
        //: Entry of the first page
        text: qsTr("Saved games")

        onClicked: root.savedGamesAsked()
    }
    StartEntry {
        Layout.fillHeight: true
        Layout.fillWidth: true
        drawing: "codex"
        compact: root.compact
        //: Remark at the entry "Settings" of the first page
        note: qsTr("Language, palette, speed, sound")
        objectName: "settings"
        //: Entry of the first page
        text: qsTr("Settings")

        onClicked: root.settingsAsked()
    }
    StartEntry {
        Layout.fillHeight: true
        Layout.fillWidth: true
        drawing: "scroll"
        compact: root.compact
        //: Remark at the entry "About" of the first page
        note: qsTr("Whose game this is")
        objectName: "about"
        //: Entry of the first page
        text: qsTr("About")

        onClicked: root.aboutAsked()
    }
}

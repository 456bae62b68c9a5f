// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The entries of the first page.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MedievalAcademy.Artwork

GridLayout {
    id: root

    property bool compact: false
    property bool settled: true
    // Whose game this is stands here too, as the eighth of two columns, and not at the foot.
    readonly property bool paired: root.columns > 1
    // Who has been knighted most often; empty while nobody has.
    property string resultsNote

    signal learnAsked
    signal newGameAsked
    signal savedGamesAsked
    signal joinAsked
    signal resultsAsked
    signal rulebookAsked
    signal settingsAsked
    signal aboutAsked

    function noteNeed(child: Item): real {
        const entry = (child as StartEntry) ?? ((child as Loader)?.item as StartEntry);
        return entry?.noteNeed ?? 0;
    }

    // What the longest remark of a child's row needs: every entry beside another one keeps it, so that their titles share a line.
    function noteRoom(child: Item): real {
        const all = Array.from(root.children);
        const first = all.indexOf(child) - all.indexOf(child) % root.columns;
        return root.paired ? Math.max(...all.slice(first, first + root.columns).map(one => root.noteNeed(one))) : 0;
    }

    component Entry: StartEntry {
        id: entry

        Layout.fillHeight: true
        Layout.fillWidth: true
        Layout.minimumHeight: implicitHeight
        abreast: root.columns > 2
        compact: root.compact
        noteRoom: root.noteRoom(entry)
        settled: root.settled
        single: !root.paired
    }

    columnSpacing: Look.space12
    uniformCellHeights: root.paired
    uniformCellWidths: true

    Entry {
        drawing: "excalibur"
        //: Remark at the entry "New game" of the first page
        note: qsTr("Who plays, and with\u00a0which\u00a0rules")
        objectName: "newGame"
        //: Entry of the first page
        text: qsTr("New game")

        onClicked: root.newGameAsked()
    }
    Entry {
        drawing: "emblem-charity"
        //: Remark at the entry "Join a table" of the first page
        note: qsTr("Your hand here, the\u00a0boards\u00a0elsewhere")
        objectName: "join"
        //: Entry of the first page: play at a table that is shown on another device
        text: qsTr("Join a table")

        onClicked: root.joinAsked()
    }
    Entry {
        drawing: "hourglass"
        //: Remark at the entry "Saved games" of the first page
        note: qsTr("Continue where you left off")
        objectName: "savedGames"
        //: Entry of the first page
        text: qsTr("Saved games")

        onClicked: root.savedGamesAsked()
    }
    Entry {
        drawing: "emblem-education"
        //: Remark at the entry "Learn" of the first page
        note: qsTr("Lessons at the table, rule\u00a0by\u00a0rule")
        objectName: "learn"
        //: Entry of the first page
        text: qsTr("Learn")

        onClicked: root.learnAsked()
    }
    Entry {
        drawing: "scroll"
        //: Remark at the entry "Rulebook" of the first page
        note: qsTr("Every rule, with playable\u00a0examples")
        objectName: "rulebook"
        //: Entry of the first page
        text: qsTr("Rulebook")

        onClicked: root.rulebookAsked()
    }
    Entry {
        drawing: "cup"
        //: Remark at the entry "Results" of the first page, while nobody has won
        note: root.resultsNote !== "" ? root.resultsNote : qsTr("Who has been knighted")
        objectName: "results"
        //: Entry of the first page
        text: qsTr("Results")

        onClicked: root.resultsAsked()
    }
    Entry {
        drawing: "codex"
        //: Remark at the entry "Settings" of the first page
        note: qsTr("Language, colours, speed, sound")
        objectName: "settings"
        //: Entry of the first page
        text: qsTr("Settings")

        onClicked: root.settingsAsked()
    }
    Loader {
        id: about

        Layout.fillHeight: true
        Layout.fillWidth: true
        Layout.minimumHeight: implicitHeight
        active: root.paired
        visible: active

        sourceComponent: StartEntry {
            abreast: root.columns > 2
            compact: root.compact
            drawing: "app-icon"
            noteRoom: root.noteRoom(about)
            settled: root.settled
            single: false
            //: Remark at the entry "About" of the first page
            note: qsTr("Unofficial, after Nicolas\u00a0Poncin’s game")
            objectName: "about"
            //: At the foot of the first page: whose game this is, who made what
            text: qsTr("About")

            onClicked: root.aboutAsked()
        }
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The page on which a game is played: hosts the table, and asks before it is left. A game that is left stays saved.
pragma ComponentBehavior: Bound

import QtQuick
import org.kde.kirigami as Kirigami
import MedievalAcademy.Controls
import MedievalAcademy.Model

Kirigami.Page {
    id: root

    required property Table table
    // The quarter turns by which it is turned towards whose turn it is.
    readonly property int quarters: tablePage.quarters

    signal leaveAsked
    signal settingsAsked

    // A game that is over is left without a word.
    function askToLeave(): void {
        if (root.table.running && !root.table.over) {
            (questions.createObject(root) as Question).open();
        } else {
            root.leaveAsked();
        }
    }

    globalToolBarStyle: Kirigami.ApplicationHeaderStyle.None
    padding: 0
    //: Title of the page on which a game is played
    title: qsTr("The table")

    background: PageGround {}

    onBackRequested: event => {
        event.accepted = true;
        root.askToLeave();
    }

    TablePage {
        id: tablePage

        anchors.fill: parent
        focus: true
        table: root.table

        onLeaveAsked: root.askToLeave()
        onSettingsAsked: root.settingsAsked()
    }

    Component {
        id: questions

        Question {
            //: Question whether the running game is to be left
            acceptText: qsTr("Leave")
            careful: root.table.problem !== ""
            //: Question whether the running game is to be left
            rejectText: qsTr("Stay")
            //: Question whether the running game is to be left; %1 is where it stands, such as "Turn III · Play"
            text: root.table.problem === "" ? qsTr("Saved. Continue it from the start page: %1.").arg(root.table.heading) :
            //: Question whether the running game is to be left; %1 is a sentence that says why it could not be saved
            qsTr("%1 What has been played since then is lost.").arg(root.table.problem)
            title: qsTr("Leave the game?")
            turn: 90 * root.quarters

            onAccepted: root.leaveAsked()
            onClosed: destroy()
        }
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The page on which a game is played: hosts the table, and asks before it is left. A game that is left stays saved.
pragma ComponentBehavior: Bound

import QtQuick
import org.kde.kirigami as Kirigami
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Kirigami.Page {
    id: root

    required property Table table
    // The quarter turns by which it is turned towards whose turn it is.
    readonly property int quarters: tablePage.quarters

    // The one over the running game, if there is one.
    property Question question: null

    signal leaveAsked
    signal newGameAsked
    signal settingsAsked
    signal seatsAsked

    // A game that is over is left without a word. For another one, or for the first page.
    function askToLeave(forAnother: bool): void {
        if (root.question !== null) {
            return;
        }
        if (root.table.running && !root.table.over && !root.table.replayed) {
            root.question = questions.createObject(root, {
                forAnother: forAnother
            }) as Question;
            root.question.open();
        } else {
            root.leave(forAnother);
        }
    }
    function leave(forAnother: bool): void {
        if (forAnother) {
            root.newGameAsked();
        } else {
            root.leaveAsked();
        }
    }

    Accessible.role: Accessible.Pane // Qt calls every page a tab
    globalToolBarStyle: Kirigami.ApplicationHeaderStyle.None
    padding: 0
    //: Title of the page on which a game is played
    title: qsTr("The table")

    background: PageGround {}

    onBackRequested: event => {
        event.accepted = true;
        if (!tablePage.goBack()) {
            root.askToLeave(false);
        }
    }

    TablePage {
        id: tablePage

        anchors.fill: parent
        focus: true
        seatsOffered: true
        table: root.table

        onLeaveAsked: root.askToLeave(false)
        onSeatsAsked: root.seatsAsked()
        onSettingsAsked: root.settingsAsked()
    }

    SeatStanding {
        anchors {
            horizontalCenter: parent.horizontalCenter
            top: parent.top
            topMargin: 60
        }
        table: root.table
        width: Math.min(parent.width - 2 * Look.space12, 420 * Look.textUnit)

        onLeaveAsked: root.leave(false)
        onSeatsAsked: root.seatsAsked()
    }
    Component {
        id: questions

        Question {
            id: question

            property bool forAnother: false

            //: Question whether the running game is to be left
            acceptText: qsTr("Leave")
            careful: root.table.savingProblem !== ""
            //: Question whether the running game is to be left
            rejectText: qsTr("Stay")
            //: Question whether the running game is to be left, which is played at another device's table
            //: Question whether the running game is to be left; %1 is where it stands, such as "Turn III · Play"
            text: root.table.joined.standing !== JoinedSeat.Nowhere ? qsTr("Your seat is kept: choose “Join a table” on the start page to return to it.") : root.table.savingProblem === "" ? qsTr("Saved. Continue it from the start page: %1.").arg("\n" + root.table.heading) :
            //: Question whether the running game is to be left; %1 is a sentence that says why it could not be saved
            qsTr("%1 What has been played since then will be lost.").arg(root.table.savingProblem)
            title: qsTr("Leave the game?")
            turn: 90 * root.quarters

            onAccepted: root.leave(question.forAnother)
            onClosed: {
                root.question = null;
                question.destroy();
            }
        }
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The table: the game in the arrangement that suits the window, and over it what is opened or told for a while (a board large,
// a squire, the chronicle, the scoring, the result, the curtain). Everything can be done by touch, mouse and keyboard.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

FocusScope {
    id: root

    required property Table table
    readonly property Arrangement arrangement: loader.arrangement
    readonly property bool covered: root.table.prompt.curtain
    // The quarter turns by which the picture is turned towards the seat that decides.
    readonly property int quarters: Settings.roundTheTable ? root.quartersOf(root.table.prompt.seat >= 0 ? root.table.prompt.seat : root.table.viewSeat) : 0

    // Something lies over it.
    readonly property bool overlaid: root.covered || scoring.open || closeUp.open || squire.open || advice.open || chronicle.open || end.open || root.table.moment >= 0

    // Seats of this game may be at other devices.
    property bool seatsOffered: false

    signal leaveAsked
    signal settingsAsked
    signal seatsAsked

    // The keyboard begins with what the decision is made with.
    function choose(): void {
        keyboard.choose();
    }
    function quartersOf(seat: int): int {
        return Math.round(4 * seat / Math.max(1, root.table.squires.count)) % 4;
    }
    // Closes what lies over the table; false when nothing does.
    function goBack(): bool {
        if (root.covered)
            return false;
        if (closeUp.open)
            closeUp.board = -1;
        else if (squire.open)
            squire.seat = -1;
        else if (chronicle.open)
            chronicle.close();
        else if (advice.open)
            advice.close();
        else if (root.table.scoring.again)
            root.table.scoring.skip();
        else if (root.table.moment >= 0 && !root.table.replayed)
            root.table.showMoment(-1);
        else if (root.table.prompt.chosenCount > 0 || root.table.prompt.answers.length > 0)
            root.table.prompt.cancel();
        else
            return false;
        return true;
    }

    Accessible.role: Accessible.Pane
    // This closes what lies over the table; it changes nothing of what the table shows, which would change this again.
    onCoveredChanged: {
        if (root.covered) {
            closeUp.board = squire.seat = -1;
            [chronicle, advice, menu].forEach(layer => layer.close());
        } else {
            keyboard.choose();
        }
    }

    Announcer {
        table: root.table
        onAnnounced: (text, urgent) => {
            root.Accessible.announce(text, urgent ? Accessible.Assertive : Accessible.Polite); // qmllint disable Quick.attached-property-type
        }
    }
    TableFocus {
        id: keyboard

        table: root.table
        ground: ground
        arrangement: root.arrangement
    }
    Connections {
        target: Application

        function onStateChanged(): void {
            if (Application.state !== Qt.ApplicationActive && root.table.humans > 1)
                root.table.cover();
        }
    }

    Item {
        id: picture

        readonly property bool sideways: root.quarters % 2 === 1

        anchors.centerIn: parent
        width: sideways ? root.height : root.width
        height: sideways ? root.width : root.height
        rotation: 90 * root.quarters

        Layer {
            id: ground

            anchors.fill: parent
            focus: true
            lowest: true
            Keys.onPressed: event => event.accepted = keys.take(event)

            AnyArrangement {
                id: loader

                anchors.fill: parent
                focus: true
                table: root.table
                dragLayer: dragLayer
                onLoaded: keyboard.choose()
            }
            Item {
                id: dragLayer

                anchors.fill: parent
            }
            DropPlace {
                id: dropPlace

                anchors.fill: parent
                table: root.table
            }
        }
        Connections {
            target: root.arrangement

            function onMenuAsked(): void {
                // Below the bar's button wherever the picture is turned; Qt lays it there as if it were not turned.
                const x = (root.arrangement.barItem() as TableBar).menuPlace(menu.implicitWidth);
                const middle = picture.mapToItem(root, x + menu.implicitWidth / 2, 52 + menu.implicitHeight / 2);
                menu.popup(middle.x - menu.implicitWidth / 2, middle.y - menu.implicitHeight / 2);
            }
            function onChronicleAsked(): void {
                chronicle.open = true;
            }
            function onAdviceAsked(): void {
                advice.open = true;
            }
            function onCloserAsked(board: int): void {
                closeUp.board = board;
            }
            function onSquireAsked(seat: int): void {
                squire.seat = seat;
            }
            function onCardDropped(row: int, board: int): void {
                dropPlace.drop(row, board, root.arrangement.boardItem(board));
            }
        }
        ScoringView {
            id: scoring

            anchors.fill: parent
            table: root.table
        }
        FlightLayer {
            anchors.fill: parent
            visible: !root.covered && !scoring.open
            table: root.table
            arrangement: root.arrangement
        }
        CloseUp {
            id: closeUp

            anchors.fill: parent
            table: root.table
            onClosed: board = -1
        }
        ResultLayer {
            id: end

            anchors.fill: parent
            table: root.table
            onChronicleAsked: chronicle.open = true
            onLeaveAsked: root.leaveAsked()
        }
        MomentLayer {
            table: root.table
            arrangement: root.arrangement
            onChronicleAsked: chronicle.open = true
            onCloseAsked: root.leaveAsked()
        }
        SquireOverlay {
            id: squire

            anchors.fill: parent
            table: root.table
        }
        AdviceOverlay {
            id: advice

            anchors.fill: parent
            table: root.table
        }
        ChronicleOverlay {
            id: chronicle

            anchors.fill: parent
            table: root.table
        }
        Curtain {
            id: curtain

            anchors.fill: parent
            table: root.table
        }
    }
    TableMenu {
        id: menu

        table: root.table
        seatsOffered: root.seatsOffered && !root.table.over && root.table.joined.standing === JoinedSeat.Nowhere
        turn: picture.rotation
        onSeatsAsked: root.seatsAsked()
        onSettingsAsked: root.settingsAsked()
        onLeaveAsked: root.leaveAsked()
    }
    TableKeys {
        id: keys

        table: root.table
        onAdviceAsked: advice.open = true
        onBoardReached: board => keyboard.reachBoard(board)
        onCardReached: row => root.arrangement?.reachCard(row)
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// What every arrangement of the table has in common: the game it shows, and what it asks the page for.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Model

FocusScope {
    id: root

    required property Table table
    // Above everything of the arrangement: cards are dragged there.
    required property Item dragLayer
    // So high is what lies over its lower edge while one looks back.
    property real covered: 0
    // The chronicle stands open beside the boards.
    property bool chronicleShown: false
    // The board that a lesson points to, and that is kept in sight; -1 for none.
    property int pointed: -1

    signal menuAsked
    signal chronicleAsked
    signal adviceAsked
    // A card is laid on a board.
    signal cardDropped(int row, int board)
    // To see a board large; to see all of a squire.
    signal closerAsked(int board)
    signal squireAsked(int seat)

    // Where a board or a squire is, for things that fly there.
    function boardItem(board: int): Item {
        return null;
    }
    function squireItem(seat: int): Item {
        return null;
    }
    // What boards are seen through, where they scroll; null where all of them are in sight.
    function boardsItem(): Item {
        return null;
    }
    // Turns and Excalibur.
    function barItem(): Item {
        return null;
    }
    // What the decision is made with.
    function choiceItem(): Item {
        return null;
    }
    // The same with its question and its buttons.
    function promptItem(): Item {
        return null;
    }
    // What stands beside the boards as high as the table, where a look back takes its place; null where that comes from below.
    function sideItem(): Item {
        return null;
    }
    // The keyboard is on a card of the hand, if that lies there.
    function reachCard(row: int): void {
        (root.choiceItem() as ChoiceArea)?.reachCard(row);
    }
}

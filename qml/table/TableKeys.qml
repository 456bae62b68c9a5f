// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The keys of the table: digits lift cards, Space shows the rest of what is told, J and T decide for Jousts or Tournaments, A
// asks for advice, Ctrl+Z takes back. The table is asked after the control that has the focus, which may want the key itself.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Model

QtObject {
    id: root

    required property Table table
    readonly property Prompt prompt: root.table.prompt
    readonly property bool deciding: root.prompt.decision !== Enums.Decision.None && !root.prompt.curtain

    signal adviceAsked
    signal cardReached(int row)

    // Whether it has a use for the key, and has acted on it.
    function take(event: var): bool {
        if (event.matches(StandardKey.Undo))
            return root.undo();
        // Shift writes the digits of some keyboards.
        const shifted = event.modifiers & ~Qt.KeypadModifier;
        if (shifted !== 0 && shifted !== Qt.ShiftModifier)
            return false;
        if (event.key >= Qt.Key_1 && event.key <= Qt.Key_9)
            return root.lift(event.key - Qt.Key_1);
        switch (event.key) {
        case Qt.Key_Space:
            return root.skip();
        case Qt.Key_J:
            return root.decide(Enums.Board.Jousts);
        case Qt.Key_T:
            return root.decide(Enums.Board.Tournaments);
        case Qt.Key_A:
            return root.ask();
        default:
            return false;
        }
    }

    function lift(row: int): bool {
        if (!root.deciding || row >= root.table.hand.count)
            return false;
        root.cardReached(row);
        root.prompt.chooseCard(row);
        return true;
    }
    function decide(board: int): bool {
        if (!root.deciding)
            return false;
        const row = root.prompt.buttons.findIndex(button => button.board === board && button.enabled);
        if (row >= 0)
            root.prompt.press(row);
        else
            root.prompt.chooseBoard(board);
        return true;
    }
    function skip(): bool {
        if (root.prompt.decision !== Enums.Decision.None || !root.table.story.telling)
            return false;
        root.table.skip();
        return true;
    }
    function ask(): bool {
        if (root.table.advice.offered)
            root.adviceAsked();
        return root.table.advice.offered;
    }
    function undo(): bool {
        const can = root.table.canUndo;
        if (can)
            root.table.undo();
        return can;
    }
}

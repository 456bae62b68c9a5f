// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// What the keys of the table do; which they are says Shortcuts. The table is asked after the control that has the focus, which
// may want the key itself.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Model

QtObject {
    id: root

    required property Table table
    readonly property Prompt prompt: root.table.prompt
    readonly property bool deciding: root.prompt.decision !== Enums.Decision.None && !root.prompt.curtain

    signal adviceAsked
    signal boardReached(int board)
    signal cardReached(int row)

    // Whether it has a use for the key, and has acted on it.
    function take(event: var): bool {
        switch (Shortcuts.atTable(event.key, event.modifiers, Settings.singleKeys)) {
        case Shortcuts.Action.ChooseCard:
            return root.lift(event.key - Qt.Key_1);
        case Shortcuts.Action.Skip:
            return root.skip();
        case Shortcuts.Action.Jousts:
            return root.decide(Enums.Board.Jousts);
        case Shortcuts.Action.Tournaments:
            return root.decide(Enums.Board.Tournaments);
        case Shortcuts.Action.Advice:
            return root.ask();
        case Shortcuts.Action.Replay:
            return root.replay();
        case Shortcuts.Action.Undo:
            return root.undo();
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
        else {
            root.boardReached(board);
            root.prompt.chooseBoard(board);
        }
        return true;
    }
    function skip(): bool {
        if (root.prompt.decision !== Enums.Decision.None || !root.table.presenter.telling)
            return false;
        root.table.skipToScoring();
        return true;
    }
    function ask(): bool {
        if (root.table.advice.offered)
            root.adviceAsked();
        return root.table.advice.offered;
    }
    function replay(): bool {
        const can = root.table.canReplay;
        if (can)
            root.table.replayRound();
        return can;
    }
    function undo(): bool {
        const can = root.table.canUndo;
        if (can)
            root.table.undo();
        return can;
    }
}

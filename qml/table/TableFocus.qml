// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Where the keyboard is at the table: it begins with what the decision is made with, is there again after each decision, and
// keeps its place as long as what has it is there.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MedievalAcademy
import MedievalAcademy.Controls
import MedievalAcademy.Model

Item {
    id: root

    required property Table table
    required property Layer ground
    required property Arrangement arrangement
    readonly property int decision: root.table.prompt.decision

    // It goes to the boards, or else to the hand or what takes its place.
    function choose(): void {
        if (root.arrangement === null)
            return;
        if (root.decision === Enums.Decision.Bet || root.decision === Enums.Decision.Bonus) {
            for (let place = 0; place < root.table.boards.count; ++place) {
                const item = root.arrangement.boardItem(root.table.boards.boardAt(place));
                if ((item as BoardView)?.glows || (item as LaneView)?.glows) {
                    root.ground.focusOn(item);
                    return;
                }
            }
        }
        root.ground.focusOn(root.arrangement.choiceItem());
    }
    // It is on a board that a key of its own has chosen, where boards are chosen from: Enter confirms there.
    function reachBoard(board: int): void {
        if (root.decision === Enums.Decision.Bet || root.decision === Enums.Decision.Bonus)
            root.ground.focusOn(root.arrangement.boardItem(board));
    }
    // What had it is gone.
    function keep(): void {
        if (root.ground.activeFocus && !(root.Window.activeFocusItem instanceof T.Control))
            root.choose();
    }

    Later {
        id: keeping

        onDue: root.keep()
    }
    Later {
        id: choosing

        onDue: root.choose()
    }
    Connections {
        target: root.table.prompt

        function onDecided(): void {
            choosing.ask();
        }
        function onChanged(): void {
            keeping.ask();
        }
    }
}

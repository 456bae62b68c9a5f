// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The keys of the table: digits lift cards, Space confirms, J and T decide for Jousts or Tournaments, A asks for advice, Ctrl+Z
// takes back. They work wherever the focus is; arrows and Enter belong to the part that has it.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Model

Item {
    id: root

    required property Table table
    readonly property Prompt prompt: root.table.prompt
    readonly property bool deciding: root.enabled && root.prompt.decision !== Academy.Decision.None

    signal adviceAsked

    function press(board: int): void {
        const row = root.prompt.buttons.findIndex(button => button.board === board && button.enabled);
        if (row >= 0)
            root.prompt.press(row);
        else
            root.prompt.chooseBoard(board);
    }

    Repeater {
        model: 9

        Item {
            id: digit

            required property int index

            Shortcut {
                sequence: String(digit.index + 1)
                enabled: root.deciding && digit.index < root.table.hand.count
                onActivated: root.prompt.chooseCard(digit.index)
            }
        }
    }
    Shortcut {
        sequence: "Space"
        enabled: root.deciding && root.prompt.canConfirm
        onActivated: root.prompt.confirm()
    }
    Shortcut {
        sequence: "Space"
        enabled: root.enabled && root.prompt.decision === Academy.Decision.None && root.table.story.telling
        onActivated: root.table.skip()
    }
    Shortcut {
        sequence: "J"
        enabled: root.deciding
        onActivated: root.press(Academy.Board.Jousts)
    }
    Shortcut {
        sequence: "T"
        enabled: root.deciding
        onActivated: root.press(Academy.Board.Tournaments)
    }
    Shortcut {
        sequence: "A"
        enabled: root.enabled && root.table.counsel.offered
        onActivated: root.adviceAsked()
    }
    Shortcut {
        sequences: [StandardKey.Undo]
        enabled: root.enabled && root.table.canUndo
        onActivated: root.table.undo()
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Arrow keys go from board to board, and from nowhere to the first one; beyond the last one and the last row they are for others.
pragma ComponentBehavior: Bound

import QtQuick

QtObject {
    id: root

    required property Repeater boards

    // A board has got the keyboard.
    signal reached(board: int)

    function go(step: int): bool {
        let board = 0;
        for (let i = 0; i < root.boards.count; ++i) {
            if (root.boards.itemAt(i).activeFocus)
                board = root.from(i, step);
        }
        if (board < 0)
            return false;
        root.boards.itemAt(board).forceActiveFocus(Qt.TabFocusReason);
        root.reached(board);
        return true;
    }
    // By one, or by a row, of which the last may be shorter; -1 where there is none.
    function from(board: int, step: int): int {
        const last = root.boards.count - 1;
        const row = Math.abs(step);
        if (board + step <= last)
            return board + step;
        return Math.floor(board / row) < Math.floor(last / row) ? last : -1;
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Arrow keys go from board to board, and from nowhere to the first one.
pragma ComponentBehavior: Bound

import QtQuick

QtObject {
    id: root

    required property Repeater boards

    // A board has got the keyboard.
    signal reached(board: int)

    function go(step: int): void {
        let board = 0;
        for (let i = 0; i < root.boards.count; ++i) {
            if (root.boards.itemAt(i).activeFocus)
                board = Math.max(0, Math.min(root.boards.count - 1, i + step));
        }
        root.boards.itemAt(board).forceActiveFocus(Qt.TabFocusReason);
        root.reached(board);
    }
}

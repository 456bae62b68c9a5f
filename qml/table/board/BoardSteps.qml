// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Arrow keys go from board to board, and from nowhere to the first one; beyond the last one and the last row they are for others.
pragma ComponentBehavior: Bound

import QtQuick

QtObject {
    id: root

    required property Repeater boards

    // The board in a place has got the keyboard.
    signal reached(place: int)

    function go(step: int): bool {
        let place = 0;
        for (let i = 0; i < root.boards.count; ++i) {
            if (root.boards.itemAt(i).activeFocus)
                place = root.from(i, step);
        }
        if (place < 0)
            return false;
        root.boards.itemAt(place).forceActiveFocus(Qt.TabFocusReason);
        root.reached(place);
        return true;
    }
    // By one, or by a row, of which the last may be shorter; -1 where there is none.
    function from(place: int, step: int): int {
        const last = root.boards.count - 1;
        const row = Math.abs(step);
        if (place + step <= last)
            return place + step;
        return Math.floor(place / row) < Math.floor(last / row) ? last : -1;
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Where a card can be dropped: a board.
pragma ComponentBehavior: Bound

import QtQuick

DropArea {
    id: root

    required property int board
    // A card is held over the board on which it may be played.
    readonly property bool fits: root.containsDrag && ((root.drag.source as HandCard)?.boards.includes(root.board) ?? false)

    signal cardDropped(int row)

    objectName: "drop"
    keys: ["card"]
    onDropped: event => root.cardDropped((event.source as HandCard)?.index ?? -1)
}

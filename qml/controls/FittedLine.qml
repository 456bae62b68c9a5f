// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The size of letters in which a text stands in one line: the usual one, or a smaller one where the line then fits. It is not below
// the least; where that is too large as well, the text goes on several lines.
pragma ComponentBehavior: Bound

import QtQuick

TextMetrics {
    id: root

    required property real room
    required property int usual
    required property int least
    readonly property int size: Math.max(root.least, Math.min(root.usual, Math.floor(root.font.pixelSize * root.room / Math.max(1, root.advanceWidth))))
    // Whether one line is enough, in the least letters at least.
    readonly property bool fits: root.advanceWidth * root.least <= root.font.pixelSize * root.room

    font.pixelSize: 100
}

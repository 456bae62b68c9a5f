// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The table on a tablet that lies wide: the other squires clockwise from the left of one's own seat (hands passed to the left go
// left).
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork

BroadTable {
    id: root

    readonly property int leftCount: Math.ceil(root.around / 2)
    // Where only watched, everything is for the boards.
    readonly property real narrower: root.watched ? 8 : 0

    function placeOf(order: int): rect {
        const atLeft = order <= root.leftCount;
        const cell = root.field / Math.max(1, atLeft ? root.leftCount : root.around - root.leftCount);
        const slot = atLeft ? root.leftCount - order : order - root.leftCount - 1;
        return Qt.rect(atLeft ? 12 : root.width - root.column - 12, root.bar.height + cell * slot, root.column, cell);
    }

    column: (root.watched ? 122 : 142) * Math.min(1.2, Look.textScale)
    ownWidth: 200
    boardsX: root.column + 30 - root.narrower
    boardsWidth: root.width - 2 * root.boardsX
    leaf: Qt.rect(root.boardsX - 8, 3, root.width - 2 * (root.boardsX - 8), root.field - 6)
    edge: 4
    columnGap: 14
    rowGap: 6
    leastSide: 180
}

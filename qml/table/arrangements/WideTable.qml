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

    readonly property int leftCount: Math.ceil((root.count - 1) / 2)

    function placeOf(order: int): rect {
        const atLeft = order <= root.leftCount;
        const cell = root.field / Math.max(1, atLeft ? root.leftCount : root.count - 1 - root.leftCount);
        const slot = atLeft ? root.leftCount - order : order - root.leftCount - 1;
        return Qt.rect(atLeft ? 12 : root.width - root.column - 12, root.bar.height + cell * slot, root.column, cell);
    }

    column: 142 * Math.min(1.2, Look.textScale)
    ownWidth: 200
    boardsX: root.column + 30
    boardsWidth: root.width - 2 * (root.column + 30)
    leaf: Qt.rect(root.column + 22, 3, root.width - 2 * (root.column + 22), root.field - 6)
    edge: 4
    columnGap: 14
    rowGap: 6
    leastSide: 180
}

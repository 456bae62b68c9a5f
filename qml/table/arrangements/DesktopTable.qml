// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The table on a desktop: all other squires in a column at the left, the chronicle at the right.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork

BroadTable {
    id: root

    readonly property real chronicleWidth: root.chronicleShown ? (root.watched ? 256 : 320) * Math.min(1.2, Look.textScale) : 0

    function placeOf(order: int): rect {
        const cell = Math.min(226, (root.field - 8) / Math.max(1, root.around));
        return Qt.rect(16, root.bar.height + 10 + cell * (order - 1), root.column, cell);
    }

    function showChronicle(): void {
        root.chronicleShown = !root.chronicleShown;
    }

    chronicleShown: true
    column: 168 * Math.min(1.2, Look.textScale)
    ownWidth: 214
    groundWidth: root.width - root.chronicleWidth
    boardsX: root.column + 48
    boardsWidth: root.width - root.column - 56 - root.chronicleWidth
    leaf: Qt.rect(root.column + 32, 4, root.groundWidth - root.column - 32 - 3, root.field - 8)
    edge: 6
    columnGap: 18
    rowGap: 10
    leastSide: 200
    // With one more beside the boards while one looks back, plates are rather somewhat smaller than without their cards.
    leastForCards: (126 + Look.nameSize * 1.3) * (root.covered > 0 ? 0.83 : 1)
    hung: true
    tray {
        height: Math.max(root.watched ? 0 : 112 * Look.cardRatio + 30, root.tray.implicitHeight)
        cardWidth: 112
        wordsWidth: 640
    }

    ChroniclePanel {
        x: root.width - width
        y: root.bar.height
        width: root.chronicleWidth
        height: root.field
        visible: root.chronicleShown
        table: root.table
        onClosed: root.chronicleShown = false
    }
}

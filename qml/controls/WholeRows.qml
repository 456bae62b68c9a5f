// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Rows that scroll, of which none is cut: wherever they are let go, one begins at the upper edge, and the last of them can.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork

Flickable {
    id: root

    // Where each row begins in the contents, and behind them where another one would.
    required property list<real> edges
    // How far they stand from each other; of that nothing need be in sight below the last one.
    property real gap: 0
    // The height there is for rows.
    property real room: root.height - root.bottomMargin
    // They are kept whole; otherwise they scroll like anything else.
    property bool whole: true
    property bool glides: true
    // The scroll bar is in somebody's hand.
    property bool barHeld: false

    // The row at the upper edge, or on its way there.
    property int row: 0
    // The row at which somebody has left them. Rows are brought into sight from there, and not from where others were: what is
    // seen does not depend on what was seen before.
    property int leftAt: 0

    readonly property int rows: Math.max(0, root.edges.length - 1)
    // No later one need be at the upper edge: from here on all are in sight.
    readonly property int lastRow: root.rows > 0 ? root.firstShowing(root.rows - 1) : 0
    // Whether there is room for each of them.
    readonly property bool fits: root.edges.every((edge, i) => i === 0 || root.holds(edge - root.gap - root.edges[i - 1]))
    // How high so many rows are as fit whole into the room, from the one at the upper edge.
    readonly property real reach: root.edges.reduce((reach, edge) => {
        const end = edge - root.gap - (root.edges[root.row] ?? 0);
        return root.holds(end) ? Math.max(reach, end) : reach;
    }, 0)
    property real movedFrom: 0

    function holds(height: real): bool {
        return height <= root.room + 0.5;
    }
    // The first row at the upper edge with which another one is in sight to its end.
    function firstShowing(row: int): int {
        return Math.max(0, Math.min(row, root.edges.findIndex(edge => root.holds(root.edges[row + 1] - root.gap - edge))));
    }
    // Brings rows into sight, the upper ones first where there is no room for all.
    function reveal(first: int, last: int): void {
        root.go(Math.min(first, Math.max(root.leftAt, root.firstShowing(last))));
    }
    // Brings a row to the upper edge, unless a hand is at them.
    function go(row: int): void {
        if (root.moving || root.barHeld)
            return;
        root.row = Math.max(0, Math.min(row, root.lastRow));
        const to = root.edges[root.row] ?? 0;
        if (glide.running && Math.abs(to - glide.to) < 1)
            return;
        glide.stop();
        glide.to = to;
        if (root.glides && Look.moves && Math.abs(to - root.contentY) >= 1)
            glide.start();
        else
            root.contentY = to; // a movement ends on a whole pixel, a row need not
    }
    function begin(): void {
        glide.stop();
        root.movedFrom = root.contentY;
    }
    // Whoever lets them go between two rows: on to the next one in that direction, or back after a fifth of a row at most. Where one
    // row alone is in sight a finger cannot draw it far.
    function settle(): void {
        if (!root.whole || root.rows === 0)
            return;
        let cut = 0;
        while (cut < root.rows - 1 && root.edges[cut + 1] <= root.contentY + 0.5)
            ++cut;
        const part = (root.contentY - root.edges[cut]) / (root.edges[cut + 1] - root.edges[cut]);
        root.go(part > (root.contentY > root.movedFrom ? 0.2 : 0.8) ? cut + 1 : cut);
        root.leftAt = root.row;
    }

    boundsBehavior: Flickable.StopAtBounds
    // What may be touched in them reaches to the lower edge.
    contentHeight: root.whole && root.lastRow > 0 ? root.edges[root.lastRow] + root.height - root.bottomMargin : Math.max(root.height - root.bottomMargin, (root.edges[root.rows] ?? 0) - root.gap)

    onBarHeldChanged: root.barHeld ? root.begin() : root.settle()
    onEdgesChanged: settling.ask()
    onMovementEnded: root.settle()
    onMovementStarted: root.begin()
    onRoomChanged: settling.ask()
    onWholeChanged: settling.ask()

    // In another size other rows fit.
    Later {
        id: settling

        onDue: {
            if (root.whole)
                root.go(root.row);
        }
    }
    NumberAnimation {
        id: glide

        duration: Look.sheetDuration
        easing.type: Look.liftEasing
        property: "contentY"
        target: root
    }
}

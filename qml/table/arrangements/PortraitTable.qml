// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The table on a tablet held upright: boards in three columns, each with its ranks below, and the decision in what they leave
// of the last row; the hand along the bottom.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork

Arrangement {
    id: root

    readonly property real above: Math.ceil(squires.y + squires.height) + Look.space4
    // Between squires and tray, or what covers it.
    readonly property real field: Math.min(tray.y, root.height - root.covered) - root.above
    readonly property real leastSide: 156

    function boardItem(board: int): Item {
        return boards.boardItem(board);
    }
    function barItem(): Item {
        return bar;
    }
    function squireItem(seat: int): Item {
        return squires.squireItem(seat);
    }
    function promptItem(): Item {
        return tray;
    }
    function choiceItem(): Item {
        return tray.choice;
    }

    TableBar {
        id: bar

        width: parent.width
        table: root.table
        wide: true
        onMenuAsked: root.menuAsked()
        onAdviceAsked: root.adviceAsked()
        onChronicleAsked: root.chronicleAsked()
    }
    SquireStrip {
        id: squires

        y: bar.height
        width: parent.width
        plates: true
        squires: root.table.squires
        viewSeat: root.table.viewSeat
        onSquireAsked: seat => root.squireAsked(seat)
    }
    BoardsGrid {
        id: boards

        readonly property real widest: (root.width - 2 * Look.space12 - (columns - 1) * columnGap) / columns

        x: Math.round((root.width - implicitWidth) / 2)
        // More of what is left lies below, where lifted cards reach up.
        y: Math.round(root.above + Math.max(0, (root.field - implicitHeight) / 4))
        table: root.table
        columns: 3
        side: Math.floor(Math.min(widest, (root.field - besides - Look.space8) / rows))
        // Rows spread over the height that the width leaves.
        rowGap: Math.round(Math.max(Look.space8, Math.min(Look.space24, (root.field - rows * (besidesEach + widest)) / rows)))
        onCloserAsked: board => root.closerAsked(board)
        onCardDropped: (row, board) => root.cardDropped(row, board)

        Eighth {
            width: parent.width
            height: parent.height + boards.footHeight
            table: root.table
        }
    }
    Tray {
        id: tray

        // While one looks back it lies behind the sheet, which may be lower.
        y: root.height - (root.covered > 0 ? Math.min(height, root.covered) : height)
        z: 2
        width: parent.width
        height: implicitHeight
        visible: root.covered < height
        focus: true
        table: root.table
        dragLayer: root.dragLayer
        most: root.height - root.above - boards.rows * (boards.besidesEach + Look.space8 + root.leastSide)
        cardWidth: 92
        narrow: true
        ownWidth: 0
        wordsWidth: Math.min(340, root.width * 0.425)
    }
}

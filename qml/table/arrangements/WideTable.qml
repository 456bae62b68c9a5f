// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The table on a tablet that lies wide: all boards at once, the other squires clockwise from the left of one's own seat (hands
// passed to the left go left), the hand along the bottom.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Model

Arrangement {
    id: root

    readonly property int count: root.table.squires.count
    readonly property int leftCount: Math.ceil((root.count - 1) / 2)
    readonly property real column: 142 * Math.min(1.2, Look.textScale)
    // Between bar and tray: two rows of boards, each with its name and its ranks.
    readonly property real field: Math.min(tray.y, root.height - root.covered) - bar.height
    readonly property real besides: boards.besides + 2 * Look.space8
    readonly property real leastSide: 180

    // Cards each squire plays in a turn.
    readonly property int places: root.table.mode === Enums.Mode.Lancelot ? 3 : 4

    function boardItem(board: int): Item {
        return boards.boardItem(board);
    }
    function barItem(): Item {
        return bar;
    }
    function squireItem(seat: int): Item {
        return squires.itemAt(seat);
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
    TableGround {
        y: bar.height
        width: root.width
        height: root.field
        leaf: Qt.rect(root.column + 22, 3, root.width - 2 * (root.column + 22), root.field - 6)
    }
    BoardsGrid {
        id: boards

        x: Math.round((root.width - implicitWidth) / 2)
        y: Math.round(bar.height + Math.max(4, (root.field - implicitHeight) / 2))
        table: root.table
        columns: Math.ceil((root.table.boards.count + 1) / 2)
        side: Math.floor(Math.min((root.width - 2 * (root.column + 30) - (columns - 1) * 14) / columns, (root.field - root.besides) / 2))
        columnGap: 14
        rowGap: 6
        onBoardChosen: board => root.table.prompt.chooseBoard(board)
        onCloserAsked: board => root.closerAsked(board)
        onCardDropped: (row, board) => root.cardDropped(row, board)

        Eighth {
            y: Look.emphasisSize * 1.25
            width: parent.width
            height: parent.height
            table: root.table
        }
    }
    Repeater {
        id: squires

        model: root.table.squires

        SquirePanel {
            // Seats from one's own, clockwise: 0 is one's own.
            readonly property int order: (seat - root.table.viewSeat + root.count) % root.count
            readonly property bool atLeft: order <= root.leftCount
            readonly property int company: atLeft ? root.leftCount : root.count - 1 - root.leftCount
            readonly property int slot: atLeft ? root.leftCount - order : order - root.leftCount - 1
            readonly property real cell: root.field / Math.max(1, company)

            x: order === 0 || atLeft ? 12 : root.width - width - 12
            y: order === 0 ? tray.y + (tray.height - height) / 2 : bar.height + cell * slot + (cell - height) / 2
            z: order === 0 ? 3 : 1
            // The sheet of a look back takes the place of one's own.
            visible: order > 0 || root.covered === 0
            width: order === 0 ? 200 : root.column
            large: order === 0
            tall: order > 0 && cell >= 136 + 3.4 * Look.nameSize
            places: order === 0 ? 0 : root.places
            // With two lines of text a plate may be a little higher than its place, which the tray bounds.
            scale: order === 0 ? 1 : Math.max(0.85, Math.min(1, (cell - 4) / implicitHeight))
            onCloserRequested: root.squireAsked(seat)
        }
    }
    Tray {
        id: tray

        y: root.height - height
        z: 2
        width: parent.width
        height: implicitHeight
        focus: true
        table: root.table
        dragLayer: root.dragLayer
        most: root.height - bar.height - root.besides - 2 * root.leastSide
        ownWidth: 200
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The table on a desktop: as on a wide tablet, with all other squires in a column at the left and the chronicle at the right.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Model

Arrangement {
    id: root

    readonly property int count: root.table.squires.count
    readonly property real column: 168 * Math.min(1.2, Look.textScale)
    readonly property real chronicleWidth: root.chronicleShown ? 320 * Math.min(1.2, Look.textScale) : 0
    // Between bar and tray: two rows of boards, each with its name and its ranks.
    readonly property real fieldHeight: Math.min(tray.y, root.height - root.covered) - bar.height
    readonly property real besides: boards.besides + 2 * Look.space8
    readonly property real leastSide: 200
    readonly property real fieldWidth: root.width - root.column - 40 - root.chronicleWidth

    // Cards each squire plays in a turn.
    readonly property int places: root.table.mode === Enums.Mode.Lancelot ? 3 : 4

    chronicleShown: true

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
        chronicleShown: root.chronicleShown
        onAdviceAsked: root.adviceAsked()
        onMenuAsked: root.menuAsked()
        onChronicleAsked: root.chronicleShown = !root.chronicleShown
    }
    TableGround {
        y: bar.height
        width: root.width - root.chronicleWidth
        height: root.fieldHeight
        leaf: Qt.rect(root.column + 32, 4, width - root.column - 32 - 3, root.fieldHeight - 8)
    }
    BoardsGrid {
        id: boards

        x: Math.round(root.column + 40 + Math.max(0, (root.fieldWidth - implicitWidth) / 2))
        y: Math.round(bar.height + Math.max(6, (root.fieldHeight - implicitHeight) / 2))
        table: root.table
        columns: Math.ceil((root.table.boards.count + 1) / 2)
        side: Math.floor(Math.min((root.fieldWidth - (columns - 1) * 18 - 16) / columns, (root.fieldHeight - root.besides) / 2))
        columnGap: 18
        rowGap: 10
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
            readonly property int order: (seat - root.table.viewSeat + root.count) % root.count
            readonly property real cell: Math.min(226, (root.fieldHeight - 8) / Math.max(1, root.count - 1))

            x: 16
            y: order === 0 ? tray.y + (tray.height - height) / 2 : bar.height + 10 + cell * (order - 1)
            z: order === 0 ? 3 : 1
            // The sheet of a look back takes the place of one's own.
            visible: order > 0 || root.covered === 0
            width: order === 0 ? 214 : root.column
            large: order === 0
            tall: order > 0 && cell >= 136 + 3.4 * Look.nameSize
            // Where they fit.
            places: order > 0 && cell >= 126 + Look.nameSize * 1.3 ? root.places : 0
            // With two lines of text a plate may be a little higher than its place, which the tray bounds.
            scale: order === 0 ? 1 : Math.max(0.85, Math.min(1, (cell - 4) / implicitHeight))
            transformOrigin: Item.TopLeft
            onCloserRequested: root.squireAsked(seat)
        }
    }
    Tray {
        id: tray

        y: root.height - height
        z: 2
        width: parent.width
        height: Math.max(112 * Look.cardRatio + 30, implicitHeight)
        focus: true
        table: root.table
        dragLayer: root.dragLayer
        most: root.height - bar.height - root.besides - 2 * root.leastSide
        cardWidth: 112
        ownWidth: 214
        wordsWidth: 640
    }
    ChroniclePanel {
        x: root.width - width
        y: bar.height
        width: root.chronicleWidth
        height: root.fieldHeight
        visible: root.chronicleShown
        table: root.table
        onClosed: root.chronicleShown = false
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The table on a tablet held upright: boards in two columns, each with its exact ranking beside it, the hand along the
// bottom.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork

Arrangement {
    id: root

    readonly property real head: Math.ceil(Look.emphasisSize * 1.35)
    // Two columns of boards with their rankings, and a place for the decision, between squires and tray, or what covers it.
    readonly property int rows: Math.ceil((root.table.boards.count + 1) / 2)
    readonly property real columnWidth: (root.width - 3 * 12) / 2
    readonly property real rowHeight: Math.floor(Math.min((tray.y - root.above) / root.rows, Math.max(root.leastSide + root.head + 8, (root.height - root.covered - root.above) / root.rows)))
    readonly property real above: Math.ceil(squires.y + squires.height) + 16
    readonly property real leastSide: 156
    readonly property real side: Math.floor(Math.min(root.rowHeight - root.head - 8, root.columnWidth * (tray.watched ? 0.6 : 0.57)))

    function boardItem(board: int): Item {
        return items.itemAt(root.table.boards.place(board));
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
        table: root.table
        onSquireAsked: seat => root.squireAsked(seat)
    }
    FocusScope {
        y: root.above - 16
        width: parent.width
        height: root.rowHeight * root.rows

        Keys.onLeftPressed: event => event.accepted = steps.go(-1)
        Keys.onRightPressed: event => event.accepted = steps.go(1)
        Keys.onUpPressed: event => event.accepted = steps.go(-2)
        Keys.onDownPressed: event => event.accepted = steps.go(2)

        BoardSteps {
            id: steps

            boards: items
        }
        Repeater {
            id: items

            model: root.table.boards

            BoardView {
                id: view

                required property int index

                x: 12 + (index % 2) * (root.columnWidth + 12)
                y: Math.floor(index / 2) * root.rowHeight
                width: root.side
                footed: false
                confirmable: chosen && root.table.prompt.canConfirm
                onConfirmed: root.table.prompt.confirm()
                scrolls: root.table.scrolls
                codex: root.table.hasCodex ? root.table.codex : null
                presenter: root.table.presenter
                onBoardChosen: board => root.table.prompt.chooseBoard(board)
                onCloserRequested: root.closerAsked(board)
                onCardDropped: (row, board) => root.cardDropped(row, board)

                RankRows {
                    x: root.side + 12
                    y: root.head + 4
                    width: root.columnWidth - root.side - 12
                    visible: view.startText === ""
                    ranking: view.ranking
                    rowHeight: (root.side - 8) / 5
                    places: false
                }
                BoardStart {
                    x: root.side + 12
                    y: root.head
                    width: root.columnWidth - root.side - 12
                    height: root.side
                    startText: view.startText
                    paysText: view.paysText
                }
            }
        }
        Eighth {
            x: 12 + (items.count % 2) * (root.columnWidth + 12)
            y: (root.rows - 1) * root.rowHeight + root.head
            width: root.width - x - 12
            height: root.side
            table: root.table
            titled: false
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
        most: root.height - squires.y - squires.height - 16 - root.rows * (root.leastSide + root.head + 8)
        cardWidth: 92
        narrow: true
        ownWidth: 0
        wordsWidth: Math.min(340, root.width * 0.425)
    }
}

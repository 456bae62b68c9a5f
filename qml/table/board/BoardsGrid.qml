// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// All boards in rows, and whatever stands in what they leave of the last one. Arrow keys go from board to board.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Model

FocusScope {
    id: root

    required property Table table
    required property int columns
    required property real side
    property real columnGap: 12
    property real rowGap: 8
    property bool footed: true
    default property alias eighth: last.data
    readonly property real cell: root.side + root.columnGap
    // What each row needs in height besides its boards: names and ranks; and what all need, with the gaps.
    readonly property real besidesEach: head.end + root.footHeight
    readonly property real footHeight: root.footed ? foot.height + foot.gap : 0
    readonly property real besides: root.rows * root.besidesEach + (root.rows - 1) * root.rowGap
    // All names are as large as the one with least room can be.
    property list<int> fittingNames: []
    readonly property int rows: Math.ceil((root.table.boards.count + 1) / root.columns)

    signal closerAsked(int board)
    signal cardDropped(int row, int board)

    // The board's own item, to fly things to and from.
    function boardItem(board: int): Item {
        return items.itemAt(root.table.boards.place(board));
    }

    implicitWidth: grid.implicitWidth
    implicitHeight: grid.implicitHeight
    Keys.onLeftPressed: event => event.accepted = steps.go(-1)
    Keys.onRightPressed: event => event.accepted = steps.go(1)
    Keys.onUpPressed: event => event.accepted = steps.go(-root.columns)
    Keys.onDownPressed: event => event.accepted = steps.go(root.columns)

    BoardSteps {
        id: steps

        boards: items
    }
    BoardHeader {
        id: head

        visible: false
        name: ""
        turnMarks: []
    }
    BoardFootRanks {
        id: foot

        visible: false
        ranking: []
    }
    Grid {
        id: grid

        columns: root.columns
        columnSpacing: root.columnGap
        rowSpacing: root.rowGap

        Repeater {
            id: items

            model: root.table.boards

            BoardView {
                required property int index

                confirmable: chosen && root.table.prompt.canConfirm
                onConfirmed: root.table.prompt.confirm()
                width: root.side
                nameSize: Math.min(fittingName, ...root.fittingNames.slice(0, root.table.boards.count))
                onFittingNameChanged: root.fittingNames[index] = fittingName
                footed: root.footed
                scrolls: root.table.scrolls
                codex: root.table.hasCodex ? root.table.codex : null
                presenter: root.table.presenter
                onBoardChosen: board => root.table.prompt.chooseBoard(board)
                onCloserRequested: root.closerAsked(board)
                onCardDropped: (row, board) => root.cardDropped(row, board)
            }
        }
        // One place for the grid, or a column would become as wide.
        Item {
            width: root.side
            height: root.side

            Item {
                id: last

                // Level with the boards.
                y: head.end
                width: (root.rows * root.columns - root.table.boards.count) * root.cell - root.columnGap
                height: parent.height
            }
        }
    }
}

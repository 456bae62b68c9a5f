// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// What tables that lie wide have in common: all boards at once in two rows, the other squires beside them, one's own with the hand
// along the bottom.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork

Arrangement {
    id: root

    // The width of a column of squires, and of one's own plate.
    required property real column
    required property real ownWidth
    // Where the boards and the leaf under them lie, in width.
    required property real boardsX
    required property real boardsWidth
    required property rect leaf
    property real groundWidth: root.width
    // Least space above the boards, and the gaps between them.
    required property real edge
    required property real columnGap
    required property real rowGap
    required property real leastSide
    // So high a place for a squire has room for the cards it plays.
    property real leastForCards: 0
    // Squires hang from the top of their places; else they stand in the middle.
    property bool hung: false
    readonly property alias bar: bar
    readonly property alias tray: tray

    readonly property int count: root.table.squires.count
    // Nobody plays at this device: no squire is one's own.
    readonly property bool watched: tray.watched
    // All squires stand beside the boards; else one's own stands at the tray, which the sheet of a look back takes the place of.
    readonly property bool all: root.watched || root.covered > 0
    readonly property int around: root.all ? root.count : root.count - 1
    // Between bar and tray: two rows of boards, each with its name and its ranks.
    readonly property real field: Math.min(tray.y, root.height - root.covered) - bar.height
    readonly property real besides: boards.besides + 2 * Look.space8
    // Cards each squire plays in a turn.
    readonly property int places: root.table.cardsPlayed

    // The place of one of those beside the boards, counted from 1, clockwise from one's own seat.
    function placeOf(order: int): rect {
        return Qt.rect(0, 0, root.column, root.field);
    }
    function showChronicle(): void {
        root.chronicleAsked();
    }
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
        onMenuAsked: root.menuAsked()
        onAdviceAsked: root.adviceAsked()
        onChronicleAsked: root.showChronicle()
    }
    TableGround {
        y: bar.height
        width: root.groundWidth
        height: root.field
        leaf: root.leaf
    }
    BoardsGrid {
        id: boards

        x: Math.round(root.boardsX + Math.max(0, (root.boardsWidth - implicitWidth) / 2))
        y: Math.round(bar.height + Math.max(root.edge, (root.field - implicitHeight) / 2))
        table: root.table
        columns: Math.ceil((root.table.boards.count + 1) / 2)
        side: Math.floor(Math.min((root.boardsWidth - (columns - 1) * root.columnGap) / columns, (root.field - root.besides) / 2))
        columnGap: root.columnGap
        rowGap: root.rowGap
        onCloserAsked: board => root.closerAsked(board)
        onCardDropped: (row, board) => root.cardDropped(row, board)

        Eighth {
            anchors.fill: parent
            table: root.table
        }
    }
    Repeater {
        id: squires

        readonly property real longestName: {
            let longest = 0;
            for (let i = 0; i < squires.count; ++i) {
                const panel = squires.itemAt(i) as SquirePanel;
                longest = Math.max(longest, panel === null || panel.large ? 0 : panel.spelledName);
            }
            return longest;
        }

        model: root.table.squires

        SquirePanel {
            readonly property int order: (seat - root.table.viewSeat + root.count) % root.count
            readonly property bool own: order === 0 && !root.all
            readonly property rect place: root.placeOf(root.all ? order + 1 : order)

            x: own ? root.placeOf(1).x : place.x
            y: own ? tray.y + (tray.height - height) / 2 : place.y + (root.hung ? 0 : (place.height - height) / 2)
            z: own ? 3 : 1
            width: own ? root.ownWidth : root.column
            large: own
            longestName: own ? 0 : squires.longestName
            // All of them alike: no place is lower than the first one's.
            tall: !own && root.placeOf(1).height >= 148 + 3.4 * Look.nameSize
            places: !own && place.height >= root.leastForCards ? root.places : 0
            // With two lines of text a plate may be a little higher than its place, which the tray bounds.
            scale: own ? 1 : Math.max(0.85, Math.min(1, (place.height - 4) / implicitHeight))
            transformOrigin: root.hung ? Item.TopLeft : Item.Center
            onCloserRequested: root.squireAsked(seat)
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
        most: root.height - bar.height - root.besides - 2 * root.leastSide
        ownWidth: root.ownWidth
    }
}

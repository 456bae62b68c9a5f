// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The table on a phone held upright: all lanes at a glance, below them the hand as a sheet with a large button; or what is
// told, where only computers play.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Controls

Arrangement {
    id: root

    readonly property Form form: Form {
        width: root.width
        height: root.height
    }
    readonly property bool low: root.form.lowTable
    // What stands above the boards.
    readonly property real head: bar.height + (root.low ? 0 : squires.height)

    // How far lanes go on under the sheet's edge.
    readonly property real under: 10

    // How much of the lower end lanes leave to a sheet so high.
    function hidden(sheet: real): real {
        return Math.max(root.table.replayed ? 0 : sheet, root.covered) - root.under;
    }
    function boardItem(board: int): Item {
        return lanes.laneItem(board);
    }
    function boardsItem(): Item {
        return lanes;
    }
    function barItem(): Item {
        return bar;
    }
    function squireItem(seat: int): Item {
        return squires.squireItem(seat);
    }
    function promptItem(): Item {
        return sheet;
    }
    function choiceItem(): Item {
        return (sheet.item as HandSheet)?.choice ?? sheet.item as Item;
    }

    TableBar {
        id: bar

        width: parent.width
        table: root.table
        wide: false
        low: root.low
        dense: root.form.shortTable
        onMenuAsked: root.menuAsked()
        onAdviceAsked: root.adviceAsked()
        onChronicleAsked: root.chronicleAsked()
    }
    SquireStrip {
        id: squires

        // A low table has no room for them beside the boards.
        parent: root.low ? lanes.foot : root
        y: root.low ? 0 : bar.height
        width: root.width
        height: implicitHeight
        dense: root.form.shortTable
        squires: root.table.squires
        viewSeat: root.table.viewSeat
        onSquireAsked: seat => root.squireAsked(seat)
    }
    Oak {
        anchors.fill: lanes
    }
    Lanes {
        id: lanes

        anchors {
            top: parent.top
            topMargin: root.head
            left: parent.left
            right: parent.right
            bottom: parent.bottom
            bottomMargin: root.hidden(sheet.height)
        }
        bottomMargin: root.under
        // Rows change when the sheet has come to rest, not while it is drawn.
        resting: root.height - root.head - root.hidden((sheet.item as HandSheet)?.resting ?? sheet.height)
        table: root.table
        pointed: root.pointed
        onCloserAsked: board => root.closerAsked(board)
        onCardDropped: (row, board) => root.cardDropped(row, board)
    }
    Loader {
        id: sheet

        readonly property real room: root.height - root.head

        anchors {
            left: parent.left
            right: parent.right
            bottom: parent.bottom
        }
        focus: true
        // When nobody has anything to do, and where a look back lies over all of it.
        visible: !root.table.replayed && root.covered < height
        sourceComponent: root.table.running && root.table.humans === 0 ? watch : hand
    }
    Component {
        id: hand

        HandSheet {
            focus: true
            table: root.table
            dragLayer: root.dragLayer
            room: sheet.room
            needs: lanes.needs
        }
    }
    Component {
        id: watch

        WatchSheet {
            focus: true
            table: root.table
            room: sheet.room
        }
    }
}

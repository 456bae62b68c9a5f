// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The table where there is width but little height, or the text is very large: lanes at the left, the decision and the hand
// in a sheet at the right, or at the left for the left hand.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork

Arrangement {
    id: root

    // Where the lanes begin.
    readonly property real edge: Look.leftHanded ? side.width : 0

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
        return side;
    }
    function sideItem(): Item {
        return side;
    }
    function choiceItem(): Item {
        return side.choice;
    }

    TableBar {
        id: bar

        x: root.edge
        width: parent.width - side.width
        table: root.table
        wide: false
        onMenuAsked: root.menuAsked()
        onAdviceAsked: root.adviceAsked()
        onChronicleAsked: root.chronicleAsked()
    }
    SquireStrip {
        id: squires

        x: root.edge
        y: bar.height
        width: bar.width
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
            top: squires.bottom
            left: parent.left
            leftMargin: root.edge
            bottom: parent.bottom
        }
        width: bar.width
        bottomMargin: 3
        table: root.table
        pointed: root.pointed
        onCloserAsked: board => root.closerAsked(board)
        onCardDropped: (row, board) => root.cardDropped(row, board)
    }
    HandSide {
        id: side

        anchors {
            top: parent.top
            bottom: parent.bottom
        }
        x: Look.leftHanded ? 0 : root.width - width
        width: Math.min(root.width * 0.5, Math.max(340, 300 * Look.textScale))
        focus: true
        table: root.table
        dragLayer: root.dragLayer
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The seven boards as lanes, one below the other; they scroll where they do not all fit, and show what is being decided.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Flickable {
    id: root

    required property Table table
    readonly property bool choosingToken: root.table.prompt.decision === Academy.Decision.Peek || root.table.prompt.decision === Academy.Decision.TakeToken

    // Height for each lane, where there is more than they need.
    readonly property real each: (root.height - root.bottomMargin - 3 - (root.table.hasCup ? 48 : 0) - (root.table.hasCodex ? 42 : 0)) / 7

    signal boardChosen(int board)
    signal closerAsked(int board)
    signal cardDropped(int row, int board)

    function laneItem(board: int): Item {
        return lanes.itemAt(board);
    }
    function go(step: int): void {
        for (let i = 0; i < lanes.count; ++i) {
            if (lanes.itemAt(i).activeFocus) {
                root.reach(Math.max(0, Math.min(lanes.count - 1, i + step)));
                return;
            }
        }
        root.reach(0);
    }
    function reach(board: int): void {
        lanes.itemAt(board).forceActiveFocus(Qt.TabFocusReason);
        root.reveal(board);
    }
    // Scrolls a lane into sight.
    function reveal(board: int): void {
        const lane = lanes.itemAt(board);
        const most = Math.max(0, root.contentHeight + root.bottomMargin - root.height);
        if (lane.y < root.contentY)
            glide.to = lane.y;
        else if (lane.y + lane.height + root.bottomMargin > root.contentY + root.height)
            glide.to = Math.min(most, lane.y + lane.height + root.bottomMargin - root.height);
        else
            return;
        glide.restart();
    }

    contentHeight: column.height
    interactive: root.contentHeight + root.bottomMargin > root.height
    boundsBehavior: Flickable.StopAtBounds
    clip: true
    Keys.onUpPressed: root.go(-1)
    Keys.onDownPressed: root.go(1)
    ScrollBar.vertical: ScrollBar {}

    NumberAnimation {
        id: glide

        target: root
        property: "contentY"
        duration: Look.sheetDuration
        easing.type: Look.liftEasing
    }
    Column {
        id: column

        width: root.width
        topPadding: 2

        Repeater {
            id: lanes

            model: root.table.boards

            LaneView {
                id: lane

                width: root.width
                spare: Math.max(0, Math.min(lane.leastHeight * 0.45, root.each - lane.leastHeight))
                knights: root.table.hasCup
                story: root.table.story
                onBoardChosen: board => root.boardChosen(board)
                onCloserRequested: root.closerAsked(board)
                onCardDropped: (row, board) => root.cardDropped(row, board)
                onNoteTitleChanged: {
                    if (noteTitle)
                        Qt.callLater(root.reveal, board);
                }
                onLitChanged: {
                    if (lit)
                        Qt.callLater(root.reveal, board);
                }
            }
        }
        CupTrack {
            width: Math.min(root.width - 24, 480)
            height: width / Plans.cupTrackRatio
            x: (root.width - width) / 2
            visible: root.table.hasCup
            cup: root.table.cup
            spoken: root.table.cupText
        }
        CodexStrip {
            width: root.width
            height: 42
            visible: root.table.hasCodex && !root.choosingToken
            codex: root.table.codex
        }
    }
}

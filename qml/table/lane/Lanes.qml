// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The boards as lanes, one below the other; they scroll where they do not all fit, and show what is being decided.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Flickable {
    id: root

    required property Table table
    readonly property bool choosingToken: root.table.prompt.decision === Enums.Decision.Peek || root.table.prompt.decision === Enums.Decision.TakeToken

    // Where somebody has scrolled to. Lanes are brought into sight from there, and not from where others were: what is seen does
    // not depend on what was seen before.
    property real scrolledTo: 0
    // The board that a lesson points to; -1 for none.
    property int pointed: -1
    // What stands below all lanes, where there is no room for it elsewhere.
    readonly property Item foot: foot

    // Height for each lane, where there is more than they need.
    readonly property real each: (root.height - root.bottomMargin - 3 - (root.table.hasCup ? 48 : 0) - (root.table.hasCodex ? 42 : 0)) / Math.max(1, root.table.boards.count)

    signal boardChosen(int board)
    signal closerAsked(int board)
    signal cardDropped(int row, int board)

    function laneItem(board: int): Item {
        return lanes.itemAt(root.table.boards.place(board));
    }
    // Scrolls lanes into sight, the upper ones first where there is no room for all.
    function reveal(first: int, last: int): void {
        const top = lanes.itemAt(first).y;
        const bottom = lanes.itemAt(last).y + lanes.itemAt(last).height + root.bottomMargin;
        root.scroll(Math.min(top, Math.max(root.scrolledTo, bottom - root.height)));
    }
    function scroll(place: real): void {
        const from = glide.running ? glide.to : root.contentY;
        const to = Math.max(0, Math.min(place, root.contentHeight + root.bottomMargin - root.height));
        if (Math.abs(to - from) < 1)
            return;
        glide.stop();
        glide.to = to;
        if (Look.moves)
            glide.start();
        else
            root.contentY = to;
    }
    // What a lesson points to is in sight. What is being decided or told concerns some lanes: the answer stands there, it is
    // chosen, they are told of, or one may choose them. Where somebody is asked about no lane yet, it is as they left it.
    function follow(): void {
        if (!root.visible)
            return;
        const pointed = root.table.boards.place(root.pointed);
        if (pointed >= 0) {
            root.reveal(pointed, pointed);
            return;
        }
        for (const concerned of [lane => lane.noteTitle !== "", lane => lane.chosen, lane => lane.lit, lane => lane.glows]) {
            const found = [];
            for (let i = 0; i < lanes.count; ++i) {
                const lane = lanes.itemAt(i) as LaneView;
                if (lane && concerned(lane))
                    found.push(i);
            }
            if (found.length > 0) {
                root.reveal(found[0], found[found.length - 1]);
                return;
            }
        }
        if (root.table.prompt.decision !== Enums.Decision.None)
            root.scroll(root.scrolledTo);
    }

    contentHeight: column.height
    interactive: root.contentHeight + root.bottomMargin > root.height
    boundsBehavior: Flickable.StopAtBounds
    clip: true
    onContentYChanged: {
        if (root.moving || bar.pressed)
            root.scrolledTo = root.contentY;
    }
    onPointedChanged: following.ask()
    onVisibleChanged: following.ask()
    onHeightChanged: following.ask()
    onContentHeightChanged: following.ask()
    Keys.onUpPressed: event => event.accepted = steps.go(-1)
    Keys.onDownPressed: event => event.accepted = steps.go(1)
    ScrollBar.vertical: ScrollBar {
        id: bar
    }

    Later {
        id: following

        onDue: root.follow()
    }
    BoardSteps {
        id: steps

        boards: lanes

        onReached: place => root.reveal(place, place)
    }
    Connections {
        target: root.table.prompt

        function onDecisionChanged(): void {
            following.ask();
        }
    }
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

                ranked: root.table.humans > 0
                confirmable: chosen && root.table.prompt.canConfirm
                onConfirmed: root.table.prompt.confirm()
                width: root.width
                spare: Math.max(0, Math.min(lane.leastHeight * 0.45, root.each - lane.leastHeight))
                presenter: root.table.presenter
                onBoardChosen: board => root.boardChosen(board)
                onCloserRequested: root.closerAsked(board)
                onCardDropped: (row, board) => root.cardDropped(row, board)
                onNoteTitleChanged: following.ask()
                onLitChanged: following.ask()
                onChosenChanged: following.ask()
                onGlowsChanged: following.ask()
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
        // What stands there lies on the page, and not on the table.
        Rectangle {
            id: foot

            color: Look.page
            width: root.width
            height: childrenRect.height
        }
    }
}

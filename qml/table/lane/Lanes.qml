// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The boards as lanes, one below the other, which share the height; they scroll where they do not all fit, and show what is being
// decided.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

WholeRows {
    id: root

    required property Table table
    readonly property bool choosingToken: root.table.prompt.decision === Enums.Decision.Peek || root.table.prompt.decision === Enums.Decision.TakeToken

    // What the longest name takes in letters of 100.
    property list<real> spelled: []
    readonly property real longest: Math.max(0, ...root.spelled.slice(0, root.count))

    // The board that a lesson points to; -1 for none.
    property int pointed: -1
    // What stands below all lanes, where there is no room for it elsewhere.
    readonly property Item foot: foot

    // The height there is while nothing lies over the lanes that is on its way elsewhere.
    property real resting: root.height
    readonly property int count: root.table.boards.count
    // The height that a lane needs, that of what stands below them all, and what all of them have.
    readonly property real least: lanes.count > 0 ? (lanes.itemAt(0) as LaneView)?.leastHeight ?? 0 : 0
    readonly property list<Item> below: [cup, codex, foot].filter(row => row.visible && row.height > 0)
    // The height that all lanes need, and that they need with so many of the rows below them: the sheet in front makes room for it.
    readonly property list<real> needs: {
        const needs = [column.topPadding + root.count * root.least];
        for (const row of root.below)
            needs.push(needs[needs.length - 1] + row.height);
        return needs;
    }
    // Rows in sight are whole: lanes share what is left below the last one that has room.
    readonly property real share: root.resting - root.bottomMargin
    readonly property real rest: root.share - Math.max(root.needs[0], ...root.needs.filter(need => need <= root.share))
    readonly property real spare: {
        const lanes = root.count * root.least;
        if (lanes <= 0)
            return 0;
        if (root.rest < 0) {
            const room = root.share - column.topPadding;
            const whole = Math.max(1, Math.floor(room / root.least));
            return Math.max(0, room / whole - root.least);
        }
        return Math.floor(Math.min(root.least * 0.45, root.rest / root.count)); // on whole pixels each is drawn alike
    }
    // The first row below the lanes that has no room there. It keeps away by what is left, so that its edge is not seen either.
    readonly property Item hiddenRow: root.rest < 0 ? null : root.below.find((_, i) => root.needs[i + 1] > root.share) ?? null
    readonly property real away: root.hiddenRow === null ? 0 : root.rest - root.count * root.spare + root.bottomMargin

    signal closerAsked(int board)
    signal cardDropped(int row, int board)

    function laneItem(board: int): Item {
        return lanes.itemAt(root.table.boards.place(board));
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
        root.go(root.table.prompt.decision !== Enums.Decision.None ? root.leftAt : root.row);
    }

    // What keeps a row away that has no room.
    component Away: Item {
        required property Item from

        height: root.hiddenRow === from ? root.away : 0
        width: root.width
    }

    barHeld: bar.pressed
    clip: true
    edges: {
        const edges = [];
        for (let i = 0; i <= root.count; ++i)
            edges.push(i * (root.least + root.spare));
        for (const row of root.below) {
            if (row === root.hiddenRow)
                edges[edges.length - 1] += root.away;
            edges.push(edges[edges.length - 1] + row.height);
        }
        return edges;
    }
    interactive: root.contentHeight + root.bottomMargin > root.height
    room: root.height - root.bottomMargin - column.topPadding
    onPointedChanged: following.ask()
    onVisibleChanged: following.ask()
    onHeightChanged: following.ask()
    onContentHeightChanged: following.ask()
    Keys.onUpPressed: event => event.accepted = steps.go(-1)
    Keys.onDownPressed: event => event.accepted = steps.go(1)
    ScrollBar.vertical: ScrollBar {
        id: bar

        // No row is cut that would tell of more. It lies on the table, beside the lanes.
        width: 4
        padding: 0
        shade: Look.dark ? Look.line : Look.leaf
        policy: root.interactive ? ScrollBar.AlwaysOn : ScrollBar.AsNeeded
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
    Column {
        id: column

        width: root.width
        topPadding: 1

        Repeater {
            id: lanes

            model: root.table.boards

            LaneView {
                id: lane

                required property int index

                bonusAsked: root.table.prompt.decision === Enums.Decision.Bonus
                ranked: root.table.humans > 0 && !root.table.over && !root.table.replayed
                confirmable: chosen && root.table.prompt.canConfirm
                onConfirmed: root.table.prompt.confirm()
                width: root.width
                spare: root.spare
                longest: root.longest
                onSpelledChanged: root.spelled[index] = spelled
                presenter: root.table.presenter
                scrolls: emblem === "kings-service" ? root.table.scrolls : []
                onBoardChosen: board => root.table.prompt.chooseBoard(board)
                onCloserRequested: root.closerAsked(board)
                onCardDropped: (row, board) => root.cardDropped(row, board)
                onNoteTitleChanged: following.ask()
                onLitChanged: following.ask()
                onChosenChanged: following.ask()
                onGlowsChanged: following.ask()
            }
        }
        Away {
            from: cup
        }
        CupTrack {
            id: cup

            objectName: "cup"
            width: Math.min(root.width - 24, 480)
            height: width / Plans.cupTrackRatio
            x: (root.width - width) / 2
            visible: root.table.hasCup
            cup: root.table.cup
            spoken: root.table.cupText
        }
        Away {
            from: codex
        }
        CodexStrip {
            id: codex

            objectName: "codex"
            width: root.width
            height: 37
            visible: root.table.hasCodex && !root.choosingToken
            codex: root.table.codex
        }
        Away {
            from: foot
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

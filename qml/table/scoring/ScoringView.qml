// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The walk of the scoring: the board being scored, large, with flags at the discs that rank; beside or below it each squire's
// coat and the reason for it. Large letters leave a smaller board, or the board in one line. It waits after each board for the button, or a tap anywhere.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Layer {
    id: root

    required property Table table
    readonly property ScoringWalk walk: root.table.scoring
    // A bonus or another decision within the scoring is made at the table.
    open: root.walk.active && root.table.prompt.decision === Enums.Decision.None && !root.table.prompt.curtain
    readonly property bool beside: root.width >= 760 && root.width > root.height
    readonly property bool roomy: root.width >= 680
    // On an upright tablet board and rows stand apart from each other and from the page's edges.
    readonly property bool airy: root.roomy && !root.beside && root.height >= 900 && !Look.largeText
    readonly property real margin: root.beside ? Math.max(Look.space24, root.width * 0.03) : root.airy ? Look.space32 : Look.space12
    readonly property real aboveBoard: root.airy ? Look.space16 : 2
    readonly property real belowBoard: root.airy ? Look.space24 : Look.space8
    // In little height what is scored next is left out.
    readonly property bool walked: root.beside || root.height >= 15 * Look.bodyLine
    // In little height the board's name stands in the bar.
    readonly property bool low: !root.beside && root.height < 600
    readonly property real titled: root.low ? 0 : title.height
    readonly property real start: root.walked ? steps.y + steps.height : head.height + Look.space4
    readonly property real room: root.height - root.start - root.titled - root.aboveBoard - root.belowBoard - foot.height
    readonly property real below: root.room - root.sums
    // As a rule three squires get something, and a line says who gets nothing; all of it is to be seen below the board, which is as
    // large where fewer or more do, so that it stays where it is from page to page. Large letters want a second line for each
    // reason. Where there is no room for all, two rows and more when the list is scrolled.
    readonly property real usualRow: Math.max(66, Look.nameSize * 1.4 + (Look.largeText ? 2 : 1) * Look.bodyLine + Look.space12) + Look.space8
    readonly property real usualRows: root.rowsOf(3)
    readonly property real someRows: 2.2 * (Look.nameSize * 1.35 + 2 * Look.bodyLine + Look.space16)
    readonly property real most: root.width * (root.airy ? 0.8 : root.roomy ? 0.84 : 0.8)
    // Between the names of the boards and the gold of the board below them.
    readonly property real stepsGap: Look.space24
    // Below all: beside the board as far from the page's end as the board.
    readonly property real end: root.beside ? Look.space24 : Look.space12
    // Beside the rows, whose width follows from it; above them it follows from their height.
    readonly property real sideBeside: Math.min(root.width * 0.46, root.height - root.start - root.stepsGap - root.end)
    readonly property real side: root.beside ? root.sideBeside : root.sideWithin(root.below, root.usualRows)
    // What all hold stands below the rows where that leaves the board and the rows their place, or where the board is one line and
    // three rows are seen all the same.
    readonly property bool summed: root.beside ? !Look.veryLargeText && root.height >= 640 : !Look.largeText && (root.room - root.usualRows - root.sumsHeight - Look.space12 >= root.width * 0.62 || root.sideWithin(root.room, root.usualRows) < root.leastSide && root.room - root.laneHeight - 3 * root.lowRow - root.sumsHeight - Look.space12 >= 0)
    // About half of the width is theirs beside the board.
    readonly property bool sumsCompact: !root.roomy || (root.beside ? root.width * 0.46 : root.width) < 112 * root.table.squires.count
    readonly property real sumsHeight: root.low ? 38 : root.sumsCompact ? 42 : 56
    readonly property real sums: root.summed ? root.sumsHeight + (root.low ? Look.space8 : Look.space12) : 0
    // A smaller board is told in one line.
    readonly property real leastSide: 170
    // That line, and the lowest row with what is between it and the next (ScoredLane, ScoreRow).
    readonly property real laneHeight: 64
    readonly property real lowRow: 54
    // The same of the rows beside the board.
    readonly property real leastRow: 62
    readonly property bool pictured: root.side >= root.leastSide
    readonly property rect boardPlace: Qt.rect(root.beside ? root.margin : (root.width - root.side) / 2, root.beside ? root.start + Math.max(root.stepsGap, (root.height - root.start - root.end - root.side) * 0.4) : root.start + root.titled + root.aboveBoard, root.side, root.side)

    property bool wanted
    // Boards, their discs and then rows are made one at a time while cards are played, so that no frame has to make all of
    // them, or at the latest when the first one is looked at.
    property int made: 0
    readonly property int makings: boards.makings + list.count

    // The height of so many rows and of what stands below them.
    function rowsOf(count: int): real {
        return count * root.usualRow + Look.bodyLine + 4 * Look.space8;
    }
    // How large the board is above the rows in that height.
    function sideWithin(height: real, rows: real): real {
        return Math.min(root.most, Math.max(height - rows, Math.min(root.width * 0.6, height - root.someRows)));
    }
    function makeAll(): void {
        if (root.open)
            root.made = root.makings;
    }

    first: foot.first
    visible: root.open
    onGroundTapped: root.walk.next()
    onOpenChanged: root.makeAll()
    onMakingsChanged: root.makeAll()

    Binding on wanted {
        when: root.open || root.table.stage === Enums.Stage.Play
        value: true
        restoreMode: Binding.RestoreNone
    }
    Keys.onSpacePressed: root.walk.next()
    Keys.onReturnPressed: root.walk.next()
    Keys.onEnterPressed: root.walk.next()

    PageGround {
        anchors.fill: parent
    }
    ScoringHead {
        id: head

        width: parent.width
        wide: root.beside || root.airy
        titleHeight: root.low ? title.height : 0
        table: root.table
    }
    WalkSteps {
        id: steps

        y: head.height + (root.low ? 2 : Look.space8)
        visible: root.walked
        x: (parent.width - width) / 2
        width: Math.min(parent.width - 8, 940 * Look.textUnit)
        steps: root.walk.steps
        boards: root.table.boards.count
        named: root.beside
    }
    Timer {
        interval: 50
        repeat: true
        running: root.wanted && root.made < root.makings
        onTriggered: ++root.made
    }
    ScoredBoards {
        id: boards

        model: root.wanted ? root.table.boards : null
        table: root.table
        place: root.boardPlace
        shown: root.open && root.pictured
        made: root.made
    }
    Repeater {
        id: lanes

        readonly property real each: (lanes.count > 0 ? lanes.itemAt(0)?.height : 0) ?? 0

        model: root.wanted && !root.pictured ? root.table.boards : null

        ScoredLane {
            x: Look.space12
            y: root.boardPlace.y
            width: foot.width
            visible: root.open && board === root.walk.board
            table: root.table
            signed: !root.walked
            low: root.low
        }
    }
    Title {
        id: title

        x: list.x
        y: root.beside ? root.boardPlace.y : root.low ? head.height - height - 2 : root.start
        width: foot.width
        text: root.walk.title
        font.pixelSize: root.beside ? (Look.veryLargeText ? Look.dialogTitleSize : Look.curtainTitleSize - 4) : root.low ? Look.pageTitleSize : root.walked ? Look.boardTitleSize : Look.dialogTitleSize
        oneLine: true
        verticalAlignment: Text.AlignVCenter
        horizontalAlignment: root.beside ? Text.AlignLeft : head.sideways ? Text.AlignRight : Text.AlignHCenter
        leftPadding: root.beside ? 0 : Math.max(head.titleStart - x, help.width) + Look.space4
        rightPadding: help.width + Look.space4
    }
    ScoredHelp {
        id: help

        anchors.right: title.right
        anchors.verticalCenter: title.verticalCenter
        table: root.table
    }
    Note {
        id: rule

        x: list.x
        y: title.y + title.height + 2
        width: foot.width
        visible: root.beside && text !== ""
        text: root.walk.rule
        font.pixelSize: Look.veryLargeText ? Look.labelSize : Look.bodySize + 1
    }
    ScoredRows {
        id: list

        x: root.beside ? root.margin + root.sideBeside + Math.max(Look.space24, root.width * 0.035) : root.margin
        y: root.beside ? (rule.visible ? rule.y + rule.height : rule.y) + Look.space12 : root.boardPlace.y + (root.pictured ? root.side : lanes.each) + root.belowBoard
        width: parent.width - x - (root.beside || root.airy ? root.margin - Look.space12 : 2)
        height: foot.y - y - (root.beside ? Look.space16 : Look.space8) - root.sums
        table: root.table
        rowWidth: foot.width
        beside: root.beside
        tight: root.low
        roomy: root.roomy
        places: root.wanted ? root.table.squires.count : 0
        made: root.made - boards.makings
        // Coats come flying from the middle of the board where it is seen.
        flown: root.open && root.pictured
        origin: Qt.point(root.boardPlace.x + root.side / 2 - x, root.boardPlace.y + root.side / 2 - y)
    }
    Standings {
        objectName: "standings"
        x: foot.x
        y: foot.y - root.sums - (root.beside ? Look.space16 : 0)
        width: foot.width
        height: root.sumsHeight
        compact: root.sumsCompact
        visible: root.summed
        squires: root.table.squires
        standings: root.walk.standings
    }
    ScoringFoot {
        id: foot

        // Level with the board's lower edge where they stand beside each other, and rows for all squires leave the room: on every
        // page of the walk at the same place, whatever it tells.
        readonly property real lowest: parent.height - height - root.end
        readonly property real level: Math.max(root.boardPlace.y + root.side, parent.height * 0.8) - height
        readonly property real rowsBegin: title.y + title.height + 2 * Look.bodyLine + Look.space12
        readonly property bool leveled: level - Look.space16 - root.sums - rowsBegin >= root.table.squires.count * root.leastRow && !Look.largeText

        x: list.x
        y: root.beside && leveled ? Math.min(lowest, level) : lowest
        width: parent.width - x - root.margin
        beside: root.beside
        usual: Math.min(root.walked ? Look.nameSize : Look.emphasisSize, Math.max(20, root.height * 0.05))
        walk: root.walk
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The walk of the scoring: the board being scored, large, with flags at the discs that rank; beside or below it each squire's
// coat and the reason for it. Large letters leave a smaller board, or the board in one line. It waits after each board for the button, or a tap anywhere.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
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
    readonly property real margin: root.beside ? Math.max(Look.space24, root.width * 0.05) : Look.space12
    // In little height what is scored next is left out.
    readonly property bool walked: root.beside || root.height >= 15 * Look.bodyLine
    readonly property real start: root.walked ? steps.y + steps.height : head.height + Look.space4
    readonly property real below: root.height - root.start - Look.space8 - foot.height - title.height
    // As a rule three squires get something, and a line says who gets nothing; all of it is to be seen below the board. Large
    // letters want a second line for each reason. Where there is no room for all, two rows and more when the list is scrolled.
    readonly property real usualRow: Math.max(66, Look.nameSize * 1.4 + (Look.textScale > 1.15 ? 2 : 1) * Look.bodyLine + Look.space12) + Look.space8
    readonly property real usualRows: 3 * root.usualRow + Look.bodyLine + 4 * Look.space8
    readonly property real someRows: 2.2 * (Look.nameSize * 1.35 + 2 * Look.bodyLine + Look.space16)
    readonly property real most: root.width * (root.roomy ? 0.84 : 0.8)
    readonly property real side: root.beside ? Math.min(root.width * 0.41, root.height - head.height - steps.height - Look.space48) : Math.min(root.most, Math.max(root.below - root.usualRows, Math.min(root.width * 0.6, root.below - root.someRows)))
    // Otherwise it is told in one line.
    readonly property bool pictured: root.side >= 170
    readonly property rect boardPlace: Qt.rect(root.beside ? root.margin : (root.width - root.side) / 2, root.beside ? root.start + Math.max(Look.space16, (root.height - root.start - root.side) * 0.4) : root.start + title.height + 2, root.side, root.side)

    property bool wanted
    // Boards, their discs and then rows are made one at a time while cards are played, so that no frame has to make all of
    // them, or at the latest when the first one is looked at.
    property int made: 0
    readonly property int makings: boards.makings + list.count

    function makeAll(): void {
        if (root.open)
            root.made = root.makings;
    }

    first: next
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
        wide: root.beside
        table: root.table
    }
    WalkSteps {
        id: steps

        y: head.height + Look.space8
        visible: root.walked
        x: (parent.width - width) / 2
        width: Math.min(parent.width - 8, 940)
        steps: root.walk.steps
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
        }
    }
    Title {
        id: title

        x: root.beside ? list.x : Look.space12
        y: root.beside ? root.boardPlace.y : root.start
        width: foot.width
        text: root.walk.title
        font.pixelSize: root.beside ? Look.curtainTitleSize - 4 : root.walked ? Look.boardTitleSize : Look.dialogTitleSize
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 20
        wrapMode: Text.NoWrap
        horizontalAlignment: root.beside ? Text.AlignLeft : Text.AlignHCenter
        leftPadding: root.beside ? 0 : help.width + Look.space4
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
        font.pixelSize: Look.bodySize + 1
    }
    ScoredRows {
        id: list

        x: root.beside ? root.margin + root.side + Math.max(Look.space24, root.width * 0.035) : Look.space12
        y: root.beside ? (rule.visible ? rule.y + rule.height : rule.y) + Look.space12 : root.boardPlace.y + (root.pictured ? root.side : lanes.each) + Look.space8
        width: parent.width - x - (root.beside ? root.margin - Look.space12 : 2)
        height: foot.y - y - (root.beside ? Look.space16 : Look.space8)
        table: root.table
        rowWidth: foot.width
        beside: root.beside
        roomy: root.roomy
        places: root.wanted ? root.table.squires.count : 0
        made: root.made - boards.makings
        // Coats come flying from the middle of the board where it is seen.
        flown: root.open && root.pictured
        origin: Qt.point(root.boardPlace.x + root.side / 2 - x, root.boardPlace.y + root.side / 2 - y)
    }
    Item {
        id: foot

        x: list.x
        // Level with the board's lower edge where they stand beside each other, and the rows leave the room.
        readonly property real lowest: parent.height - height - Look.space12
        readonly property real level: Math.max(root.boardPlace.y + root.side, parent.height * 0.8) - height

        y: root.beside ? Math.min(lowest, Math.max(level, list.y + list.needed + Look.space32)) : lowest
        width: parent.width - x - (root.beside ? root.margin : Look.space12)
        height: Math.max(Look.confirmHeight, next.implicitHeight)

        // The longest word on the gold button, in letters of 100: it is never broken, on no board of the walk.
        readonly property real longest: root.walk.steps.map(step => step.name).concat(root.walk.nextText).join(" ").split(" ").reduce((width, word) => Math.max(width, letters.advanceWidth(word)), 1)
        readonly property real paddings: next.leftPadding + next.rightPadding + 2
        readonly property real usual: Math.min(root.walked ? Look.nameSize : Look.emphasisSize, Math.max(20, root.height * 0.05))
        // Both buttons with their words.
        readonly property bool words: root.beside || width - Math.min(skip.spelled, width * 0.4) - Look.space12 - paddings >= longest * usual / 100

        FontMetrics {
            id: letters

            font.family: Look.textFamily
            font.bold: true
            font.pixelSize: 100
        }
        Rectangle {
            y: -Look.space12
            width: parent.width
            height: Look.hairline
            visible: root.beside
            color: Look.rule
        }
        Button {
            id: skip

            readonly property real spelled: Math.max(96, Math.ceil(spelling.advanceWidth) + leftPadding + rightPadding + 2)

            objectName: "skip"

            // Where the words of the other button leave it no room, it has a sign.
            width: foot.words ? Math.min(skip.spelled, parent.width * 0.4) : Look.touch + Look.space12
            height: next.height
            display: foot.words ? T.AbstractButton.TextOnly : T.AbstractButton.IconOnly
            icon.source: Look.icon(root.walk.again ? "close" : "skip", "ink")
            //: Button that leaves out the rest of the walk through the scoring
            text: root.walk.again ? qsTr("Close") : qsTr("Skip")
            onClicked: root.walk.skip()

            TextMetrics {
                id: spelling

                font.family: skip.font.family
                font.pixelSize: skip.font.pixelSize
                text: skip.text
            }
        }
        Button {
            id: next

            objectName: "next"

            anchors.right: parent.right
            width: root.beside ? Math.min(parent.width - skip.width - Look.space12, Math.max(236, implicitWidth)) : parent.width - skip.width - Look.space12
            height: Math.max(Look.confirmHeight, implicitHeight)
            enabled: root.walk.waits
            highlighted: true
            font.pixelSize: root.beside ? foot.usual : Math.min(foot.usual, Math.floor(100 * (width - foot.paddings) / foot.longest))
            text: root.walk.nextText
            onClicked: root.walk.next()
        }
        Note {
            anchors {
                left: skip.right
                leftMargin: Look.space16
                right: next.left
                verticalCenter: parent.verticalCenter
            }
            // In one line: large letters leave it no room.
            visible: root.beside && root.walk.waits && implicitWidth <= next.x - x - Look.space8
            //: In the walk through the scoring, beside the button that goes on
            text: qsTr("Tap anywhere to continue")
        }
    }
}

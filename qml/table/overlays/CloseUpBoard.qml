// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The large view of one board.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model
import MedievalAcademy.Rulebook

Item {
    id: root

    required property int board
    required property string emblem
    required property string name
    required property int squares
    required property bool bonus
    required property bool ring
    required property bool scores
    required property bool glows
    required property bool chosen
    required property bool lit
    required property list<turnMark> turnMarks
    required property string scheduleText
    required property string resetText
    required property string paysText
    required property string ownPlaceText
    required property list<coatFace> pays
    required property list<rankLine> ranking
    required property landing landing
    required property string noteTitle
    required property string noteSub
    required property string spoken
    required property DiscModel discs

    required property Table table
    required property bool beside
    readonly property bool phone: !root.beside && root.width < 680
    readonly property real margin: root.beside ? Look.space24 : Look.space12
    // On a phone the board is as wide as the window lets it, closer to the edges than words may come.
    readonly property real widest: root.phone ? root.width - 2 * Look.space4 : root.width - 2 * root.margin
    readonly property real room: root.height - head.height - 2 * root.edge
    readonly property real side: root.beside ? Math.min(root.room, root.width * 0.5 - root.margin) : Math.min(root.widest, Math.max(250, root.room - root.gap - words.around - root.squires * root.leastRow))

    // Above and below, and between board and words.
    readonly property real edge: root.beside ? (root.height < 9 * Look.touch ? Look.space8 : Look.space24) : root.phone ? Look.space4 : Look.space8
    readonly property real gap: Look.space8
    // The rows of the ranking share what the board and the other words leave.
    readonly property int squires: Math.max(1, root.ranking.length)
    readonly property real leastRow: root.phone ? Look.nameLine + Look.space4 : 46 * Look.signScale
    readonly property real mostRow: root.beside ? 88 : 1.25 * root.leastRow

    signal closed

    Item {
        id: head

        width: parent.width
        height: Math.max(52, title.implicitHeight + 8)

        EdgeLine {}
        IconButton {
            id: back

            objectName: "back"

            anchors {
                left: parent.left
                leftMargin: 4
                verticalCenter: parent.verticalCenter
            }
            icon.name: "go-previous-symbolic"
            //: Button that leads from one large board back to the whole table
            text: qsTr("Back to the table")
            onClicked: root.closed()
        }
        Title {
            id: title

            anchors {
                left: back.right
                leftMargin: 2
                right: help.left
                rightMargin: Look.space4
                verticalCenter: parent.verticalCenter
            }
            text: root.name
            font.pixelSize: Look.dialogTitleSize
            Accessible.name: root.spoken
        }
        IconButton {
            id: help

            objectName: "boardRules"

            anchors {
                right: parent.right
                rightMargin: 4
                verticalCenter: parent.verticalCenter
            }
            icon.source: Look.icon("help", "ink")
            //: Button at a large board: opens the rulebook at its page
            text: qsTr("Rules of this board")
            onClicked: Signposts.ask(Signposts.ofBoard(root.board, root.table))
        }
    }
    Flickable {
        id: scroller

        anchors {
            fill: parent
            topMargin: head.height
        }
        contentHeight: body.height + 2 * root.edge
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        ScrollBar.vertical: ScrollBar {}

        Item {
            id: body

            x: root.margin
            y: root.edge
            width: scroller.width - 2 * root.margin
            height: root.beside ? Math.max(face.height, words.implicitHeight) : face.height + words.implicitHeight + root.gap

            BoardFace {
                id: face

                objectName: "closeUpFace" + root.board
                x: root.beside ? 0 : (parent.width - width) / 2
                width: root.side
                height: width
                board: root.board
                squares: root.squares
                ring: root.ring
                large: true
                gilded: root.glows || root.lit || root.chosen
                chosen: root.chosen
                scores: root.scores
                pays: root.pays
                explanation: root.paysText
                held: true
                landing: root.landing
                noteTitle: root.noteTitle
                noteSub: root.noteSub
                discs: root.discs
                emblem: root.emblem
                scrolls: root.table.scrolls
                codex: root.table.hasCodex ? root.table.codex : null
                presenter: root.table.presenter
            }
            CloseUpWords {
                id: words

                objectName: "closeUpWords" + root.board
                x: root.beside ? root.side + Look.space32 : 0
                y: root.beside ? 0 : face.height + root.gap
                width: parent.width - x
                spacing: root.beside ? Look.space16 : Look.space4
                beside: root.beside
                placeText: root.ownPlaceText
                paysText: root.paysText
                scheduleText: root.scheduleText
                resetText: root.resetText
                turnMarks: root.turnMarks
                ranking: root.ranking
                gallantry: root.bonus
                rowHeight: Math.max(root.leastRow, Math.min(root.mostRow, (root.beside ? root.side - words.around : root.room - root.side - root.gap - words.around) / root.squires))
            }
        }
    }
}

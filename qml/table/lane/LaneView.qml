// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A board in one line, for phones: emblem (ringed with gold when it scores this turn), name, one's own rank and what it
// would get; below them the track. A tap chooses the board while it may be chosen, otherwise shows it large.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Pressable {
    id: root

    required spoken
    required property int board
    required property string name
    required property int squares
    required property bool scores
    required property bool lit
    required property string ownRankText
    required property int ownPays
    required property string ownPaysText
    required property bool glows
    required property bool chosen
    required property string reason
    required property landing landing
    required property string noteTitle
    required property DiscModel discs
    property bool knights: false
    property Storyteller story: null
    readonly property int drawing: root.knights && root.board === Academy.Board.Jousts ? 7 : root.knights && root.board === Academy.Board.Tournaments ? 8 : root.board

    // The height it needs, and how much more it may have: emblem and discs grow with that.
    readonly property real leastHeight: Math.max(Look.touch, Look.labelSize + 1 + track.leastHeight)
    property real spare: 0
    // The empty part of a line of text above its letters.
    readonly property real headShift: 1 - Math.round(Look.labelSize * 0.22) + Math.min(4, Math.round(root.spare * 0.5))
    readonly property bool withCoat: root.noteTitle === "" && root.board !== Academy.Board.Gallantry && root.ownPays !== 0

    signal boardChosen(int board)
    signal cardDropped(int row, int board)

    objectName: "board" + root.board
    implicitHeight: root.leastHeight + root.spare
    focusGap: -2
    onClicked: root.glows || root.reason ? root.boardChosen(root.board) : root.closerRequested()

    background: Rectangle {
        anchors {
            leftMargin: 4
            rightMargin: 4
            bottomMargin: 1
            fill: parent
        }
        visible: root.glows || root.lit || root.chosen || drop.fits
        radius: Look.radius
        color: Look.yours
        border {
            width: root.chosen || drop.fits ? Look.decidedLine : 2
            color: Look.gold
        }
    }

    contentItem: Item {
        Drawing {
            id: emblem

            anchors.verticalCenter: parent.verticalCenter
            x: 9
            width: Math.min(56, 40 + root.spare * 0.5)
            name: "ringed-" + Look.boardKeys[root.drawing] + (root.scores ? "-lit" : "")
        }
        Label {
            id: title

            x: emblem.x + emblem.width + Look.space8
            y: root.headShift
            width: standing.x - x - Look.space4
            text: root.name
            font.pixelSize: Look.labelSize
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 12
            Accessible.ignored: true
        }
        // One's own rank and what it gets, as a coat or in words; while a choice is looked at, what it would get.
        Label {
            id: standing

            anchors {
                right: root.withCoat ? coat.left : parent.right
                rightMargin: root.withCoat ? Look.space4 : Look.space12
                baseline: title.baseline
            }
            width: Math.min(implicitWidth, parent.width * 0.5)
            text: root.noteTitle || [root.ownRankText, root.withCoat ? "" : root.ownPaysText].filter(words => words !== "").join(" · ")
            color: root.noteTitle ? Look.ink : Look.ink2
            font {
                pixelSize: Look.labelSize
                bold: root.noteTitle !== ""
            }
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 12
            horizontalAlignment: Text.AlignRight
            Accessible.ignored: true
        }
        LaneTrack {
            id: track

            anchors {
                left: title.left
                right: coat.left
                rightMargin: Look.space8
                bottom: parent.bottom
                bottomMargin: 1
            }
            squares: root.squares
            pigment: Look.pigment(root.drawing)
            discs: root.discs
            landing: root.landing
            face: track.leastFace + Math.min(9, root.spare * 0.45)
            story: root.story
        }
        Coat {
            id: coat

            anchors {
                right: parent.right
                rightMargin: Look.space12
                verticalCenter: parent.verticalCenter
            }
            visible: root.withCoat
            width: Math.min(36, 26 + root.spare * 0.3)
            value: root.ownPays || 1
            opacity: root.scores ? 1 : 0.55
        }
    }

    CardDrop {
        id: drop

        anchors.fill: parent
        board: root.board
        onCardDropped: row => root.cardDropped(row, root.board)
    }
}

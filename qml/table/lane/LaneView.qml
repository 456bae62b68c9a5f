// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A board in one line, for phones: emblem (ringed with gold when it scores this turn), name, below it the track; at the right,
// in a column of its own, one's own rank and below it what that would get. A tap chooses the board while it may be chosen, otherwise shows it large.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Pressable {
    id: root

    required spoken
    required explanation
    required property int board
    required property string emblem
    required property string name
    required property int squares
    required property int markedEvery
    required property bool bonus
    required property bool scores
    required property bool lit
    required property string ownRankText
    required property int ownPays
    required property string ownPaysText
    required property bool glows
    required property bool choosable
    required property bool chosen
    required property string reason
    required property landing landing
    required property string noteTitle
    required property DiscModel discs
    property EventPresenter presenter: null

    // The height it needs, and how much more it may have: emblem and discs grow with that.
    readonly property real leastHeight: Math.max(Look.touch, Look.labelSize + 4 + track.leastHeight + root.gap)
    // Between the numbers, which grow with the letters, and the frame.
    readonly property real gap: Math.round(5 * (Look.textScale - 1))
    property real spare: 0
    // The empty part of a line of text above its letters; the name moves down only where the stacks below it leave room.
    readonly property real headShift: 3 - Math.round(Look.labelSize * 0.22) + Math.max(0, Math.min(4, Math.round(root.spare * 0.5) - 3))
    // Discs stand close below the name: where there is no more height than needed it is a little smaller.
    readonly property real nameSize: root.spare > 6 ? Look.labelSize : Look.labelSize * 0.93
    // Name and rank stand in one line, and are smaller together where they need to be.
    readonly property real headRoom: root.width - title.x - Look.space12 - Look.space8 - (root.columnWidth > rank.advanceWidth * Look.labelSize / 100 ? (root.columnWidth - rank.advanceWidth * Look.labelSize / 100) / 2 : 0)
    readonly property real headScale: Math.min(1, 100 * root.headRoom / Math.max(1, naming.advanceWidth * root.nameSize + rank.advanceWidth * Look.labelSize))
    readonly property bool withCoat: root.noteTitle === "" && !root.bonus && root.ownPays !== 0
    // What variations give has long words, which follow the rank.
    readonly property bool wordy: root.ownPaysText.length > 7
    // One's own rank; while a choice is looked at, what it would get.
    readonly property string rankWords: root.noteTitle || [root.ownRankText, root.wordy ? root.ownPaysText : ""].filter(words => words !== "").join(" · ")
    // The column at the right, as wide in all lanes, so that their tracks are as long.
    readonly property real columnWidth: Math.max(44, Math.min(64, 2.9 * Look.labelSize))

    readonly property bool golden: root.glows || root.lit || root.chosen || drop.fits
    // Of several that may be chosen the chosen one alone is filled, or that on which the answer stands.
    readonly property bool lightened: root.golden && (!root.glows || root.chosen || root.noteTitle !== "" || root.lit || drop.fits)
    // What a choice would get stands in the middle of the column, in two lines, where it is no longer than a rank and a number.
    readonly property bool noteWraps: root.noteTitle !== "" && root.noteTitle.length <= 12

    signal boardChosen(int board)
    signal cardDropped(int row, int board)

    objectName: "board" + root.board
    implicitHeight: root.leastHeight + root.spare
    focusGap: -2
    onClicked: root.choosable || root.reason ? root.boardChosen(root.board) : root.closerRequested()

    // A strip of vellum on the table, its emblem on a field of the board's pigment, as on the large boards.
    background: Item {
        Rectangle {
            id: leaf

            anchors {
                leftMargin: 4
                rightMargin: 4
                topMargin: 1
                bottomMargin: 2
                fill: parent
            }
            radius: Look.radius
            color: root.lightened ? Look.yours : Look.leaf
        }
        Rectangle {
            anchors {
                left: leaf.left
                top: leaf.top
                bottom: leaf.bottom
            }
            width: sign.x + sign.width + sign.x - 2 * leaf.x
            topLeftRadius: leaf.radius
            bottomLeftRadius: leaf.radius
            color: Look.pigment(root.emblem)
        }
        Rectangle {
            anchors.fill: leaf
            radius: leaf.radius
            color: "transparent"
            border {
                width: root.chosen || drop.fits ? Look.decidedLine : root.golden ? 2 : 1
                color: root.golden ? Look.mark : Look.line
            }
        }
    }

    contentItem: Item {
        Drawing {
            id: sign

            anchors.verticalCenter: parent.verticalCenter
            x: 9
            width: Math.min(56 * Look.signScale, 40 * Look.signScale + root.spare * 0.5)
            name: "ringed-" + root.emblem + (root.scores ? "-lit" : "")

            Hint {
                words: () => root.explanation
                held: false
            }
            CheckSeal {
                x: parent.width - width * 0.8
                y: parent.height - height * 0.8
                visible: root.chosen && root.glows
                width: 20
            }
        }
        TextMetrics {
            id: naming

            font.family: Look.textFamily
            font.pixelSize: 100
            text: root.name
        }
        TextMetrics {
            id: rank

            font.family: Look.textFamily
            font.bold: root.noteTitle !== ""
            font.pixelSize: 100
            text: root.noteWraps ? "" : root.rankWords
        }
        Label {
            id: title

            x: sign.x + sign.width + Look.space12
            y: root.headShift
            width: standing.x - x - Look.space4
            text: root.name
            font.pixelSize: Math.max(12, Math.floor(root.nameSize * root.headScale))
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 12
            Accessible.ignored: true
        }
        Label {
            id: standing

            anchors {
                right: parent.right
                rightMargin: Look.space12 + Math.max(0, (root.columnWidth - width) / 2)
                baseline: title.baseline
            }
            text: root.rankWords
            visible: !root.noteWraps
            font {
                pixelSize: Math.max(12, Math.floor(Look.labelSize * root.headScale))
                bold: root.noteTitle !== ""
            }
            horizontalAlignment: Text.AlignRight
            Accessible.ignored: true
        }
        Label {
            anchors {
                right: parent.right
                rightMargin: Look.space8
                verticalCenter: parent.verticalCenter
            }
            width: root.columnWidth + Look.space8
            visible: root.noteWraps
            text: root.noteTitle.replace(": ", ":\n")
            font {
                pixelSize: Look.nameSize
                bold: true
            }
            fontSizeMode: Text.Fit
            height: parent.height - Look.space4
            horizontalAlignment: Text.AlignHCenter
            lineHeight: 0.86
            minimumPixelSize: 12
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.WordWrap
            Accessible.ignored: true
        }
        LaneTrack {
            id: track

            anchors {
                left: title.left
                right: parent.right
                rightMargin: Look.space12 + root.columnWidth + Look.space8
                bottom: parent.bottom
                bottomMargin: 3 + root.gap
            }
            squares: root.squares
            markedEvery: root.markedEvery
            pigment: Look.lanePigment(root.emblem)
            discs: root.discs
            landing: root.landing
            face: track.leastFace + Math.min(9 * Look.textScale, root.spare * 0.45)
            presenter: root.presenter
        }
        Item {
            id: pay

            anchors {
                right: parent.right
                rightMargin: Look.space12
                top: standing.bottom
                topMargin: -0.2 * Look.labelSize
                bottom: parent.bottom
                bottomMargin: 3
            }
            width: root.columnWidth
            visible: root.noteTitle === "" && root.ownRankText !== ""

            Coat {
                anchors.centerIn: parent
                visible: root.withCoat
                width: Math.min(36, pay.height * 0.84)
                value: root.ownPays || 1
                opacity: root.scores ? 1 : 0.55
            }
            Label {
                anchors.centerIn: parent
                visible: !root.withCoat && !root.wordy
                width: parent.width
                text: root.ownPaysText
                color: Look.ink2
                font.pixelSize: Look.labelSize
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 12
                horizontalAlignment: Text.AlignHCenter
                Accessible.ignored: true
            }
        }
    }

    CardDrop {
        id: drop

        anchors.fill: parent
        board: root.board
        onCardDropped: row => root.cardDropped(row, root.board)
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A board in one line, for phones: emblem (ringed with gold when it scores this turn), name, below it the track; at the right,
// in a column of its own, one's own rank and below it what that would get. Where large letters have a wide lane the name stands
// before the track, which has the height for itself. A tap chooses the board while it may be chosen, otherwise shows it large.
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
    required property bool ownPaysWorded
    required property bool glows
    required property bool choosable
    required property bool chosen
    required property string reason
    required property landing landing
    required property string noteTitle
    required property string noteRank
    required property string notePays
    required property bool noteWorded
    required property DiscModel discs
    // Where Scrolls lie, if this is King's Service (R10.4).
    property list<int> scrolls: []
    property EventPresenter presenter: null
    // A bonus is to be moved: the board that it comes from is lit, and not chosen.
    property bool bonusAsked: false

    // What the name takes in letters of 100, and the longest name of all lanes, which stand before their tracks or above them.
    readonly property real spelled: spelling.advanceWidth
    property real longest: 0
    readonly property real nameColumn: Math.ceil(root.longest * Look.labelSize / 100)
    // What the track has at the right of the name; there its squares have room if it is as long as ten discs.
    readonly property real besideName: root.width - 54 * Look.signScale - root.nameColumn - root.columnWidth - 2 * Look.space24
    readonly property real mostFace: root.besideName / 10
    readonly property real besideFace: 18 * Math.min(1.7, Look.textScale)
    readonly property real belowFace: 18 * Math.min(1.35, Look.textScale)
    readonly property bool abreast: Look.largeText && root.longest > 0 && root.mostFace >= root.besideFace

    // The height it needs, and how much more it may have: emblem and discs grow with that.
    readonly property real leastHeight: Math.max(Look.touch, Math.round((root.abreast ? 4 + 0.36 * track.leastFace : 2.5 + 0.97 * root.leastName + root.gap) + track.leastHeight + root.leastFoot))
    // Large letters stand clear: between the numbers and the frame, and between the name and the discs.
    readonly property real gap: Math.round(5 * (Look.textScale - 1))
    property real spare: 0
    // Discs stand close below the name: where there is no more height than needed it is a little smaller.
    readonly property real leastName: Look.labelSize * 0.88
    // Between the numbers and the lane's edge: of more height they have their part, and half of what nothing needs.
    readonly property real leastFoot: 3 + root.gap
    readonly property real foot: root.leastFoot + root.lift + root.idle / 2
    readonly property real lift: Math.min(3, Math.floor(root.spare * 0.25))
    // What of the spare height neither name nor numbers nor larger discs take.
    readonly property real idle: Math.max(0, root.spare - (root.over - 4) - root.lift - (track.tallWith(track.face) - track.tallWith(track.leastFace)) - 6)
    // Whether a person is playing, whose rank is told; the column for it is as wide in all lanes, so that their tracks are as long.
    property bool ranked: true
    readonly property real columnWidth: root.ranked ? Math.max(50, Math.min(64, 2.9 * Look.labelSize)) : 0
    // From above the capitals of the name to the lane's edge.
    readonly property real over: 4 + Math.max(0, Math.min(4, Math.round(root.spare * 0.3)))

    readonly property bool answered: root.noteTitle !== ""
    // Words follow the rank; a number stands below it.
    readonly property bool worded: root.answered ? root.noteWorded : root.ownPaysWorded
    readonly property string words: root.answered ? [root.noteRank, root.notePays].join(" · ") : root.ownPaysText
    readonly property real signWidth: Math.min(54 * Look.signScale, 37 * Look.signScale + root.spare * 0.5, Math.max(46, root.width * 0.14))
    readonly property bool golden: root.glows || root.lit || root.chosen || drop.fits

    signal boardChosen(int board)
    signal cardDropped(int row, int board)

    objectName: "board" + root.board
    implicitHeight: root.leastHeight + root.spare
    focusGap: -2
    onClicked: root.choosable || root.reason ? root.boardChosen(root.board) : root.closerRequested()

    background: Item {
        LaneGround {
            id: ground

            anchors {
                leftMargin: 3
                rightMargin: 3
                topMargin: 1
                bottomMargin: 2
                fill: parent
            }
            pigment: Look.pigment(root.emblem)
            field: sign.width + 2 * (sign.x - ground.anchors.leftMargin)
            golden: root.golden
            decided: root.chosen || drop.fits
            // Of several that may be chosen the chosen one alone is filled, or that on which the answer stands.
            lightened: root.golden && (root.chosen || root.answered || drop.fits || !root.bonusAsked && (!root.glows || root.lit))
        }
    }

    contentItem: Item {
        Drawing {
            id: sign

            anchors.verticalCenter: parent.verticalCenter
            x: 7
            width: root.signWidth
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
            id: spelling

            font.family: Look.textFamily
            font.pixelSize: 100
            text: root.name
        }
        Loader {
            anchors {
                left: sign.right
                leftMargin: 10
                verticalCenter: parent.verticalCenter
            }
            active: root.abreast
            sourceComponent: LaneName {
                width: root.nameColumn
                room: root.implicitHeight - Look.space12
                name: root.name
                words: root.worded ? root.words : ""
                answer: root.answered
            }
        }
        LaneHead {
            id: head

            anchors {
                left: sign.right
                leftMargin: 10 + (root.abreast ? root.nameColumn + Look.space12 : 0)
                right: parent.right
                rightMargin: Look.space8
            }
            y: root.over - head.capital
            name: root.abreast ? "" : root.name
            rank: {
                const words = root.worded && !root.abreast ? root.words : "";
                return root.answered ? words : [root.ownRankText, words].filter(part => part !== "").join(" · ");
            }
            answer: root.answered
            columnWidth: root.columnWidth
            nameSize: root.spare > 4 ? Look.labelSize : root.leastName
        }
        LaneTrack {
            id: track

            anchors {
                left: head.left
                right: head.right
                rightMargin: root.columnWidth + (root.ranked ? 6 : Look.space4)
                bottom: parent.bottom
                bottomMargin: root.foot
            }
            squares: root.squares
            markedEvery: root.markedEvery
            scrolls: root.scrolls
            pigment: Look.lanePigment(root.emblem)
            discs: root.discs
            landing: root.landing
            leastFace: root.abreast ? root.besideFace : root.belowFace
            face: Math.min(track.leastFace + Math.min(9 * Look.textScale, Math.max(0, root.spare - 4) * 0.38), root.abreast ? root.mostFace : Infinity)
            above: track.y - 2
            belowWords: track.y + 1 - head.y - head.descent
            wordsEnd: head.nameEnd
            wordsBegin: head.rankBegin
            presenter: root.presenter
        }
        LaneAnswer {
            anchors {
                right: parent.right
                rightMargin: Look.space8 - 1
                verticalCenter: parent.verticalCenter
            }
            // Clear of the frame of what is chosen.
            width: root.columnWidth + 2
            height: parent.height - Look.space8
            visible: root.answered && !root.worded
            rank: root.noteRank
            pays: root.notePays
        }
        LanePay {
            anchors {
                right: head.right
                top: head.bottom
                topMargin: -0.3 * Look.labelSize
                bottom: parent.bottom
                bottomMargin: 3
            }
            width: root.columnWidth
            visible: !root.answered && (root.ownRankText !== "" || root.ownPays !== 0)
            pays: root.ownPays
            words: root.worded ? "" : root.ownPaysText
            coat: !root.bonus
            soon: root.scores
        }
    }

    CardDrop {
        id: drop

        anchors.fill: parent
        board: root.board
        onCardDropped: row => root.cardDropped(row, root.board)
    }
}

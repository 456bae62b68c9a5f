// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// One board of the table with its name above and its ranks below. A tap chooses it while it may be chosen; otherwise, and
// by holding it, it asks to be seen closer. A card may be dropped on it.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Model

Pressable {
    id: root

    required spoken
    required explanation
    required property int board
    required property string emblem
    required property string name
    required property int squares
    required property bool ring
    required property bool scores
    required property bool lit
    required property list<turnMark> turnMarks
    required property list<coatFace> pays
    required property list<rankLine> ranking
    required property string startText
    required property string paysText
    required property bool glows
    required property bool oneOfMany
    required property bool choosable
    required property bool chosen
    required property string reason
    required property landing landing
    required property string noteTitle
    required property string noteSub
    required property DiscModel discs
    property list<int> scrolls: []
    property CodexModel codex: null
    property bool footed: true
    property EventPresenter presenter: null

    // Among many that may be chosen a thin line of gold: were all of them framed in it, none would be.
    readonly property bool outlined: root.oneOfMany && !root.chosen
    readonly property bool framed: root.glows && !root.outlined || root.lit
    readonly property real side: root.width
    readonly property real headHeight: head.end
    readonly property alias fittingName: head.fitting
    property alias nameSize: head.nameSize
    // The gold of a chosen board ends above its ranks.
    readonly property real footGap: foot.gap
    readonly property real footHeight: root.footed ? foot.height + root.footGap : 0

    signal boardChosen(int board)
    signal cardDropped(int row, int board)

    objectName: "board" + root.board
    implicitHeight: root.headHeight + root.side + root.footHeight
    focusGap: 1
    onClicked: root.choosable || root.reason ? root.boardChosen(root.board) : root.closerRequested()

    contentItem: Item {
        BoardHeader {
            id: head

            width: parent.width
            name: root.name
            turnMarks: root.turnMarks
            explanation: root.explanation
        }
        Item {
            id: place

            y: root.headHeight
            width: root.side
            height: root.side
            z: root.chosen ? 1 : 0
            // Among several that may be chosen the chosen one is raised, so little that it hides neither name nor ranks.
            scale: root.chosen && root.glows ? 1.02 : 1

            Behavior on scale {
                enabled: Look.moves
                NumberAnimation {
                    duration: Look.liftDuration
                    easing.type: Look.liftEasing
                }
            }

            Glow {
                on: root.framed
            }
            BoardFace {
                // Chosen, or so it will be when the card is let go.
                readonly property bool marked: root.chosen || drop.fits

                anchors.fill: parent
                board: root.board
                squares: root.squares
                ring: root.ring
                gilded: root.framed || marked
                chosen: marked
                scores: root.scores
                pays: root.pays
                explanation: root.explanation
                landing: root.landing
                noteTitle: root.noteTitle
                noteSub: root.noteSub
                discs: root.discs
                emblem: root.emblem
                scrolls: root.scrolls
                codex: root.codex
                presenter: root.presenter
            }
            Rectangle {
                objectName: "outline"
                anchors {
                    fill: parent
                    margins: -3
                }
                visible: root.outlined && !drop.fits
                radius: 8
                color: "transparent"
                border {
                    width: 2
                    color: Look.mark
                }
            }
            // Among others that may be chosen, which glow as well.
            CheckSeal {
                anchors {
                    right: parent.right
                    top: parent.top
                    margins: -8
                }
                visible: root.chosen && root.glows
                width: 30
            }
            CardDrop {
                id: drop

                anchors.fill: parent
                board: root.board
                onCardDropped: row => root.cardDropped(row, root.board)
            }
        }
        BoardFootRanks {
            id: foot

            anchors {
                top: place.bottom
                topMargin: root.footGap
            }
            z: 2
            width: parent.width
            visible: root.footed
            ranking: root.ranking
            startText: root.startText
        }
    }
}

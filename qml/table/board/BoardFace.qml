// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A board as it lies on the table: drawing, gold frame when it scores this turn, numbers, discs, what it pays or would pay.
// It only shows; BoardView makes it something to choose.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Item {
    id: root

    required property int board
    // With the variation Jousts and Tournaments are drawn as the White and the Black Knight (R10.1.1).
    required property int emblem
    required property int squares
    required property bool ring
    required property bool gilded
    required property list<coatFace> pays
    // What the board pays, in words.
    property string explanation: ""
    // It answers to being held: within a board of the table that opens the large one.
    property bool held: false
    // Whether it shows what a lifted card would do: where the disc would land, and in words what that pays.
    property bool answers: true
    property landing landing
    property string noteTitle
    property string noteSub
    required property DiscModel discs
    // The squares on which Scrolls lie (R10.4.1).
    property list<int> scrolls: []
    // With the variation the Codex lies on Education, in the place of what it pays otherwise (R10.3.1).
    property CodexModel codex: null
    readonly property bool withCodex: root.codex !== null && root.codex.count > 0 && root.board === Enums.Board.Education
    property EventPresenter story: null
    readonly property string key: Look.boardKeys[root.emblem]

    implicitWidth: 240
    implicitHeight: root.width

    Drawing {
        anchors.fill: parent
        name: "board-" + root.key
    }
    Drawing {
        anchors.fill: parent
        name: "board-frame-lit"
        opacity: root.gilded ? 1 : 0
        visible: opacity > 0

        Behavior on opacity {
            NumberAnimation {
                duration: Look.lightDuration
                easing.type: Look.hopEasing
            }
        }
    }
    BoardNumbers {
        anchors.fill: parent
        board: root.key
        squares: root.squares
        lit: root.gilded
    }
    BoardPays {
        anchors.fill: parent
        visible: !root.withCodex && (!root.noteTitle || !root.ring)
        board: root.key
        pays: root.pays
        ring: root.ring
        explanation: root.explanation
        held: root.held
    }
    Loader {
        readonly property rect place: Plans.answer(root.key)

        active: root.withCodex
        x: place.x * root.width
        y: place.y * root.height
        width: place.width * root.width
        height: place.height * root.height
        visible: !root.noteTitle
        sourceComponent: CodexStrip {
            codex: root.codex
        }
    }
    Repeater {
        model: root.ring ? [] : root.scrolls

        Drawing {
            id: scroll

            required property int modelData
            readonly property rect place: Plans.scroll(modelData)

            x: place.x * root.width
            y: place.y * root.height
            width: place.width * root.width
            name: "scroll"

            Hint {
                words: () => Legend.scroll(scroll.modelData)
                held: root.held
            }
        }
    }
    Loader {
        anchors.fill: parent
        active: root.answers
        sourceComponent: Item {
            BoardNote {
                readonly property rect place: Plans.answer(root.key)

                x: place.x * root.width
                y: place.y * root.height - 3
                width: place.width * root.width
                height: place.height * root.height + 6
                title: root.noteTitle
                sub: root.noteSub
            }
            BoardWay {
                anchors.fill: parent
                board: root.key
                squares: root.squares
                landing: root.landing
                held: root.held
            }
        }
    }
    Repeater {
        model: root.discs

        BoardDisc {
            board: root.key
            side: root.width
            ring: root.ring
            story: root.story
            held: root.held
        }
    }
    Loader {
        z: 300
        active: root.answers
        sourceComponent: Disc {
            readonly property point place: root.landing.square === 0 ? Plans.zero(root.key, Math.max(0, root.landing.seat)) : Plans.disc(root.key, root.landing.square)

            visible: root.landing.valid
            x: place.x * root.width - centreX
            y: (place.y - Plans.lift(root.key, root.landing.square, root.landing.height + 1) * root.landing.height + Plans.sink(root.key, root.landing.square, root.landing.height)) * root.height - centreY
            tincture: root.landing.tincture
            face: Plans.discFace * root.width
            landing: true
        }
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A board as it lies on the table: drawing, gold where it asks for something now, numbers, discs, what it pays or would pay.
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
    required property string emblem
    required property int squares
    required property bool ring
    // Framed in gold: it may be chosen now, or is being scored. The pigment is seen all the same.
    required property bool gilded
    // Its frame has mounts as well.
    property bool chosen: false
    // It is looked at by itself: the scene behind its emblem is seen, and the emblem is smaller.
    property bool large: false
    // It scores this turn: the ring round its emblem is gold.
    property bool scores: false
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
    property EventPresenter presenter: null
    readonly property string key: root.emblem
    readonly property real over: Plans.over * root.width

    // No light sweeps over it: nothing moves, or nobody sees it.
    readonly property bool quiet: !Look.moves || !root.visible

    implicitWidth: 240
    implicitHeight: root.width
    onGildedChanged: {
        if (root.gilded && !root.quiet)
            sweeping.restart();
        else
            sweeping.complete();
    }
    onQuietChanged: {
        if (root.quiet)
            sweeping.complete();
    }

    Drawing {
        anchors.fill: parent
        name: "board-" + root.key + "+medallion-" + root.key + (root.large ? "-less" : "")
    }
    Drawing {
        anchors {
            fill: parent
            margins: -root.over
        }
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
    // Light sweeps once over the gold when it comes: what is seen of the bright frame is a stripe that moves.
    Item {
        id: sweep

        property real part: 1

        objectName: "sweep"

        x: (sweep.part * 1.2 - 0.2) * root.width
        y: -root.over
        width: root.width * 0.2
        height: root.height + 2 * root.over
        visible: sweep.part < 1
        clip: true

        Drawing {
            x: -sweep.x - root.over
            width: root.width + 2 * root.over
            height: sweep.height
            opacity: 0.85
            name: root.gilded && Look.moves ? "board-frame-shine" : ""
        }
        NumberAnimation {
            id: sweeping

            target: sweep
            property: "part"
            from: 0
            to: 1
            duration: Look.coatDuration * 1.4
            easing.type: Look.passEasing
        }
    }
    Drawing {
        objectName: "mounts"
        anchors {
            fill: parent
            margins: -root.over
        }
        visible: root.chosen
        name: root.gilded ? "board-mounts" : ""
    }
    Rectangle {
        readonly property rect place: Plans.medallion(root.key, root.large)

        // On whole pixels: not all renderers draw it between them.
        x: Math.round(place.x * root.width - border.width * 0.4)
        y: Math.round(place.y * root.height - border.width * 0.4)
        width: Math.round(place.width * root.width + border.width * 0.8)
        height: width
        visible: root.scores
        radius: width / 2
        color: "transparent"
        border {
            width: Math.round(Math.max(4, Math.min(9, root.width * 0.024))) // over the thin ring that is drawn there
            color: Look.gold
        }
    }
    BoardNumbers {
        anchors.fill: parent
        board: root.key
        ring: root.ring
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

                x: Math.round(place.x * root.width)
                y: Math.round(place.y * root.height) - 3
                width: Math.round(place.width * root.width)
                height: Math.round(place.height * root.height) + 6
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
            presenter: root.presenter
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

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The board being scored, with a small seal on the rim of each disc that gets something: its rank, or what is taken from it. On
// the stair the squares count, and have numbers.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Item {
    id: root

    required property int board
    required property string emblem
    required property int squares
    required property bool ring
    required property list<coatFace> pays
    required property DiscModel discs
    required property Table table
    // All lines of the scoring; those that get something have a seal.
    required property list<scoreLine> flags
    property scoreLine none

    function lineOf(seat: int): scoreLine {
        return root.flags.find(line => line.seat === seat && line.valueText !== "") ?? root.none;
    }

    objectName: "scored" + root.board

    BoardFace {
        id: face

        anchors.fill: parent
        board: root.board
        squares: root.squares
        ring: root.ring
        large: true
        gilded: true
        pays: root.pays
        answers: false
        discs: root.discs
        emblem: root.emblem
        scrolls: root.table.scrolls
        codex: root.table.hasCodex ? root.table.codex : null
        presenter: root.table.presenter
    }
    Repeater {
        id: places

        model: root.discs

        Item {
            id: place

            required property int seat
            required property int square
            required property int covering
            required property int stackSize

            readonly property scoreLine told: root.lineOf(place.seat)
            // What is taken is said, and its colour says so; otherwise the rank. On square 0 nobody has one.
            readonly property bool taken: place.told.value < 0
            readonly property string text: !root.ring ? "" : place.taken ? Numbers.gain(place.told.value) : place.told.rank > 0 ? place.told.rank : ""
            readonly property real radius: Plans.discFace * root.width / 2
            readonly property point spot: place.square === 0 ? Plans.zero(face.key, place.seat) : Plans.disc(face.key, place.square)
            readonly property real lift: place.square === 0 ? 0 : Plans.lift(face.key, place.square, place.stackSize) * root.width
            readonly property real sink: place.square === 0 ? 0 : Plans.sink(face.key, place.square, place.stackSize) * root.width
            // How many lie on it. The seals of a stack stand one below the other on its right rim, each where its own disc is
            // seen: that of the uppermost disc above its middle, that of the lowest one below, and so between them.
            readonly property int covered: place.square === 0 ? 0 : Math.max(0, place.stackSize - 1)
            readonly property int above: Math.max(0, place.covered - place.covering)
            readonly property real down: -0.45 + (place.covered > 0 ? 0.8 * place.above / place.covered : 0)
            // From one seal to the next.
            readonly property real pitch: place.covered > 0 ? place.lift + 0.8 * place.radius / place.covered : Infinity

            x: place.spot.x * root.width + place.radius * 0.95
            y: place.spot.y * root.width - place.lift * place.covering + place.sink + place.radius * place.down
            z: 500 + y
            visible: place.text !== ""

            Rectangle {
                id: seal

                x: -width / 2
                y: -height / 2
                // No seal covers another one's figure.
                width: Math.round(Math.max(14, Math.min(30, Math.max(16, place.radius * 1.1), place.pitch + 2)))
                height: width
                radius: width / 2
                color: place.taken ? Look.danger : Look.gold
                border {
                    width: 1.2
                    color: Look.artInk
                }

                Label {
                    anchors {
                        centerIn: parent
                        verticalCenterOffset: -0.5
                    }
                    text: place.text
                    color: place.taken ? Look.leaf : Look.artInk
                    font {
                        bold: true
                        pixelSize: Math.max(12, Math.round(seal.width * 0.74))
                        features: ({
                                "lnum": 1
                            })
                    }
                    Accessible.ignored: true
                }
            }
        }
    }
}

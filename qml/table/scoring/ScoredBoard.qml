// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The board being scored, with a small gold flag at each disc that ranks. On the stair the squares count, and have numbers.
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
    // All lines of the scoring; those with a rank get a flag.
    required property list<scoreLine> flags

    component Place: Item {
        required property int seat
        required property int square
        required property int covering
        required property int stackSize
    }

    // Who is ranked on square 0, and the middle of their discs.
    readonly property list<int> atZero: {
        const seats = [];
        for (let i = 0; i < places.count; ++i) {
            const place = places.itemAt(i) as Place;
            if (place?.square === 0 && root.rankOf(place.seat) !== "")
                seats.push(place.seat);
        }
        return seats;
    }
    readonly property real zeroMiddle: root.atZero.reduce((sum, seat) => sum + Plans.zero(face.key, seat).x, 0) / Math.max(1, root.atZero.length)

    function rankOf(seat: int): string {
        return root.flags.find(line => line.seat === seat && line.value !== 0)?.rankText ?? "";
    }

    objectName: "scored" + root.board

    BoardFace {
        id: face

        anchors.fill: parent
        board: root.board
        squares: root.squares
        ring: root.ring
        gilded: true
        pays: root.pays
        answers: false
        discs: root.discs
        emblem: root.emblem
        scrolls: root.table.scrolls
        codex: root.table.hasCodex ? root.table.codex : null
        story: root.table.story
    }
    Repeater {
        id: places

        model: root.discs

        Place {
            id: place

            // On square 0 all have the same rank, and share a flag.
            readonly property bool told: square > 0 || root.atZero[0] === seat
            readonly property string text: !root.ring || !told ? "" : root.rankOf(seat)
            readonly property point spot: square === 0 ? Plans.zero(face.key, seat) : Plans.disc(face.key, square)
            // Numbers stand on the frame outside of the squares, other discs beside: a flag hangs on the inner side of its
            // disc. Below square 0 there is room.
            readonly property int across: square === 0 ? 0 : spot.x < 0.2 ? 1 : spot.x > 0.8 ? -1 : 0
            readonly property int down: square === 0 ? 1 : spot.y < 0.2 ? 1 : spot.y > 0.8 ? -1 : 0
            // At a corner it goes both ways, and less far each.
            readonly property real reach: (across !== 0 && down !== 0 ? 0.36 : 0.5) * Plans.discFace * root.width - 2
            // Flags of one stack stand one above the other, the best rank on top, beside it or towards the middle.
            readonly property int below: stackSize - 1 - covering
            readonly property real shift: square === 0 ? 0 : (down === 0 ? below - (stackSize - 1) / 2 : down > 0 ? below : -covering) * (ground.height + 1)
            readonly property real lift: square === 0 ? 0 : (Plans.lift(face.key, square, stackSize) * (stackSize - 1) / 2 - Plans.sink(face.key, square, stackSize)) * root.width

            x: (square === 0 ? root.zeroMiddle : spot.x) * root.width + across * (reach + ground.width / 2)
            y: spot.y * root.width + down * (reach + ground.height / 2) + shift - lift
            z: 500 + y
            visible: text !== ""

            Rectangle {
                id: ground

                x: -width / 2
                y: -height / 2
                width: flag.implicitWidth + 12
                height: flag.implicitHeight + 2
                radius: 4
                color: Look.gold
                border {
                    width: 1.4
                    color: Look.artInk
                }

                Label {
                    id: flag

                    anchors.centerIn: parent
                    text: place.text
                    color: Look.artInk
                    // Large letters would hide the discs of a small board.
                    font.pixelSize: Math.max(12, Math.min(Look.bodySize, Math.max(Math.min(Look.squareNumberSize, root.width * 0.062), root.width * 0.035)))
                    Accessible.ignored: true
                }
            }
        }
    }
}

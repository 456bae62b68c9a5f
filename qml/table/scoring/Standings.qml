// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// What all squires hold while the boards are scored: faces in a row, the best first where all may see it. Who gets more moves
// up; points are counted up one by one.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Item {
    id: root

    // Of all squires, in the order in which they are shown.
    required property list<standing> standings
    required property SquireModel squires
    readonly property int count: root.squires.count
    readonly property real gap: root.compact ? Look.space4 : Look.space8
    // In little width all is smaller.
    required property bool compact
    // Where points are hidden coats are counted, everybody's alike; one's own points stand below.
    readonly property bool coatsCounted: root.standings.some(one => one.hidden)
    readonly property real each: Math.max(1, (root.width - (root.count - 1) * root.gap) / Math.max(1, root.count))
    property standing none

    Repeater {
        id: faces

        model: root.squires

        Standing {
            id: face

            required property int seat

            // Where it is on its way to its place.
            property real place: Math.max(0, root.standings.findIndex(one => one.seat === face.seat))

            x: face.place * (root.each + root.gap)
            width: root.each
            height: root.height
            compact: root.compact
            coatsCounted: root.coatsCounted
            standing: root.standings.find(one => one.seat === face.seat) ?? root.none

            // It moves while one looks, and is where it belongs when the scoring begins.
            Behavior on place {
                enabled: Look.moves && face.visible
                NumberAnimation {
                    duration: Look.passDuration
                    easing.type: Look.passEasing
                }
            }
        }
    }
}

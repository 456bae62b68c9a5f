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

    required property Table table
    readonly property ScoringWalk walk: root.table.scoring
    readonly property int count: root.table.squires.count
    readonly property real gap: root.compact ? Look.space4 : Look.space8
    // In little width all is smaller.
    required property bool compact
    // Where points are hidden coats are counted, everybody's alike; one's own points stand below.
    readonly property bool coatsCounted: root.walk.standings.some(one => one.hidden)
    readonly property real each: Math.max(1, (root.width - (root.count - 1) * root.gap) / Math.max(1, root.count))
    property standing none

    Repeater {
        id: faces

        model: root.table.squires

        Standing {
            required property int seat

            readonly property int place: Math.max(0, root.walk.standings.findIndex(one => one.seat === seat))

            x: place * (root.each + root.gap)
            width: root.each
            height: root.height
            compact: root.compact
            coatsCounted: root.coatsCounted
            standing: root.walk.standings[place] ?? root.none

            Behavior on x {
                enabled: Look.moves
                NumberAnimation {
                    duration: Look.passDuration
                    easing.type: Look.passEasing
                }
            }
        }
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// All squires in a row, one's own first, then clockwise.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Item {
    id: root

    required property SquireModel squires
    // Who is the first of the row.
    required property int viewSeat
    property bool plates: false
    // On a phone that is not as high as most.
    property bool dense: false
    readonly property int count: root.squires.count
    // On a phone as high as faces and names are in the width there is.
    readonly property real chipHeight: root.plates ? 72 : Math.max(Look.touch, root.need)
    property real need: 0
    readonly property real gap: root.plates ? 6 : 2
    readonly property real margin: root.plates ? 10 : 5
    readonly property real each: (root.width - 2 * root.margin - (root.count - 1) * root.gap) / Math.max(1, root.count)

    // What each name takes in letters of 100, and each brief one: those are shown where not all names fit as they are. All are as
    // large as the longest can be.
    property list<real> spelled: []
    property list<real> spelledBriefly: []
    readonly property real longest: Math.max(1, ...root.spelled.slice(0, root.count))
    readonly property bool shortened: !root.plates && 100 * (root.each - 5) / root.longest < Math.max(12, 0.8 * Look.labelSize)
    readonly property real nameSize: root.nameSizeOf(root.shortened ? Math.max(1, ...root.spelledBriefly.slice(0, root.count)) : root.longest)

    function nameSizeOf(longest: real): real {
        return Math.max(12, Math.min(Look.labelSize, Math.floor(100 * (root.each - 5) / longest)));
    }

    signal squireAsked(int seat)

    function squireItem(seat: int): Item {
        return chips.itemAt(seat);
    }

    implicitHeight: root.chipHeight + (root.plates ? 16 : root.dense ? 4 : 5)

    EdgeLine {
        visible: !root.plates
    }
    Repeater {
        id: chips

        model: root.squires

        SquireChip {
            readonly property int order: (seat - root.viewSeat + root.count) % root.count

            x: root.margin + order * (root.each + root.gap)
            y: root.plates ? 8 : 3
            width: root.each
            plate: root.plates
            dense: root.dense
            height: root.chipHeight
            nameSize: root.nameSize
            shortened: root.shortened
            onSpelledChanged: root.spelled[seat] = spelled
            onSpelledBrieflyChanged: root.spelledBriefly[seat] = spelledBriefly
            onLeastHeightChanged: root.need = leastHeight
            onCloserRequested: root.squireAsked(seat)
        }
    }
}

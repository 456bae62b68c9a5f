// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A border of ivy along the four sides of the item, joined by gold bosses at its corners. It lies half inside and half outside
// of the item's edges. Ornament only: for pages on which nothing is decided.
pragma ComponentBehavior: Bound

import QtQuick

Item {
    id: root

    // Thickness of the border.
    property real thickness: 48
    // Room left for the boss at each end of a side.
    readonly property real cornerRoom: root.thickness * 0.4

    component Side: Image {
        id: side

        required property real length
        required property bool standing
        // As many whole bays as fit, a little shorter or longer than drawn.
        readonly property int bays: Math.max(1, Math.round(side.length * Plans.vineBays / (Plans.vineRatio * root.thickness)))
        readonly property real strip: side.length / side.bays * Plans.vineBays

        asynchronous: true
        fillMode: side.standing ? Image.TileVertically : Image.TileHorizontally
        horizontalAlignment: Image.AlignLeft
        source: side.length > 0 ? Look.art(side.standing ? "vine-standing" : "vine") : ""
        sourceSize: side.standing ? Qt.size(0, side.strip) : Qt.size(side.strip, 0)
        verticalAlignment: Image.AlignTop

        Accessible.ignored: true
    }

    Side {
        length: root.width - 2 * root.cornerRoom
        standing: false
        width: length
        x: root.cornerRoom
        y: -height / 2
    }
    Side {
        length: root.width - 2 * root.cornerRoom
        standing: false
        width: length
        x: root.cornerRoom
        y: root.height - height / 2
    }
    Side {
        height: length
        length: root.height - 2 * root.cornerRoom
        standing: true
        x: -width / 2
        y: root.cornerRoom
    }
    Side {
        height: length
        length: root.height - 2 * root.cornerRoom
        standing: true
        x: root.width - width / 2
        y: root.cornerRoom
    }

    Repeater {
        model: 4

        Drawing {
            required property int index

            name: "corner-boss"
            width: root.thickness * 0.86
            x: (index % 2) * root.width - width / 2
            y: Math.floor(index / 2) * root.height - height / 2
        }
    }
}

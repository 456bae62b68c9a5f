// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A squire's disc on a lane. Discs of one square lie one on the other, the best rank on top; of neighbouring squares the better
// one lies before the other, and one of them higher. On square 0 they stand level, side by side, one's own before the others.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork

HoppingDisc {
    id: root

    required property bool own

    // Where a lane goes, from Qt 6.11 on, it goes before the discs.
    required property LaneScale scaleOfSquares
    required property int squares
    // All discs on this one's square, with the one that would land there; this one's place among those on square 0.
    property int company: 1
    property int zeroPlace: 0
    // How much room a stack has above a single disc; how far above the line this one stands where another is close.
    property real above: 0
    property real raise: 0

    readonly property real home: root.square === 0 ? root.scaleOfSquares?.standing(0, root.zeroPlace, root.company) ?? 0 : root.middleOf(root.progress)
    readonly property real between: root.middleOf(root.before) * (1 - root.part) + root.middleOf(Math.ceil(root.shown)) * root.part

    function middleOf(progress: int): real {
        return root.scaleOfSquares?.middle(progress <= 0 ? 0 : (progress - 1) % root.squares + 1, root.company) ?? 0;
    }

    x: root.hopping ? root.between : root.home
    y: root.square === 0 ? 0 : -root.covering * (root.scaleOfSquares?.lift(root.company, root.above) ?? 0) - root.raise - root.hopHeight
    z: root.hopping ? 1000 : root.square === 0 ? (root.own ? 100 : -root.zeroPlace) : 10 * root.progress + root.covering

    Behavior on raise {
        enabled: Look.moves && root.placed
        NumberAnimation {
            duration: Look.walkDuration
            easing.type: Look.passEasing
        }
    }
    Behavior on x {
        enabled: Look.moves && root.placed && !root.hopping
        NumberAnimation {
            duration: Look.walkDuration
            easing.type: Look.passEasing
        }
    }
}

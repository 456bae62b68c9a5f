// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A squire's disc on a lane. Discs of one square lean one on the other to the right, the higher before the lower; on
// square 0 they stand level.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork

HoppingDisc {
    id: root

    required property bool own

    required property list<real> middles
    required property int squares
    required property real lean
    // The same on square 0.
    required property real zeroLean
    // All discs on this one's square; this one's place among those on square 0.
    property int company: 1
    property int zeroPlace: 0

    readonly property int place: root.square === 0 ? root.zeroPlace : root.covering
    readonly property real home: root.middleOf(root.progress) + (root.place - (root.company - 1) / 2) * (root.square === 0 ? root.zeroLean : root.lean)
    readonly property real between: root.middleOf(root.before) * (1 - root.part) + root.middleOf(Math.ceil(root.shown)) * root.part

    function middleOf(progress: int): real {
        const square = progress <= 0 ? 0 : (progress - 1) % root.squares + 1;
        return root.middles[square] ?? 0;
    }

    x: root.hopping ? root.between : root.home
    y: root.square === 0 ? 0 : -root.place - root.hopHeight
    z: root.hopping ? 50 : root.place

    Behavior on x {
        enabled: Look.moves && root.placed && !root.hopping
        NumberAnimation {
            duration: Look.walkDuration
            easing.type: Look.passEasing
        }
    }
}

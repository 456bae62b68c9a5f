// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// One squire's disc on a board. It stands where the plan of the board says, as high in its stack as it lies; where it does not
// hop it glides.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork

HoppingDisc {
    id: root

    required property int stackSize

    // The board: its key in names of drawings, its side, whether its squares are a ring.
    required property string board
    required property real side
    required property bool ring

    readonly property real eased: 1 - (1 - root.part) * (1 - root.part)
    readonly property point start: root.spot(root.before)
    readonly property point end: root.part > 0 ? root.spot(root.before + 1) : root.start
    property point glideFrom: root.start
    property real glided: 1
    readonly property point standing: Qt.point(root.start.x + (root.end.x - root.start.x) * root.eased, root.start.y + (root.end.y - root.start.y) * root.eased)
    readonly property bool moving: root.hopping || glide.running
    property real lift: Plans.lift(root.board, root.square, root.stackSize) * root.covering - Plans.sink(root.board, root.square, root.stackSize)

    // Where a disc of that progress stands, as a share of the board; on square 0 every squire has a place of its own.
    function spot(progress: int): point {
        if (progress <= 0)
            return Plans.zero(root.board, root.seat);
        return Plans.disc(root.board, (progress - 1) % Plans.squares(root.board) + 1);
    }

    face: Plans.discFace * root.side
    x: (root.glided < 1 ? root.glideFrom.x + (root.standing.x - root.glideFrom.x) * root.glided : root.standing.x) * root.side
    y: (root.glided < 1 ? root.glideFrom.y + (root.standing.y - root.glideFrom.y) * root.glided : root.standing.y) * root.side - root.lift * root.side - root.hopHeight
    z: root.moving ? 200 : Math.round(root.standing.y * 100) + root.covering * 0.1

    onArriving: {
        glide.stop();
        root.glided = 1;
    }
    onLeaving: {
        root.glideFrom = root.standing;
        glide.restart();
    }

    NumberAnimation {
        id: glide

        target: root
        property: "glided"
        from: 0
        to: 1
        duration: Look.walkDuration
        easing.type: Look.passEasing
    }
    Behavior on lift {
        enabled: Look.moves && root.placed
        NumberAnimation {
            duration: Look.settleDuration
            easing {
                type: Look.settleEasing
                overshoot: Look.settleOvershoot
            }
        }
    }
}

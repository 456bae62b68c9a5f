// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// One squire's disc on a board. It stands where the plan of the board says, as high in its stack as it lies; when its
// progress grows it hops there square by square, any other way (a reset, a step back from far) it glides.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Item {
    id: root

    required property int seat
    required property int tincture
    required property int progress
    required property int square
    required property int lap
    required property int stackSize
    required property int covering
    required property string spoken

    // The board: its key in names of drawings, its side, whether its squares are a ring.
    required property string board
    required property real side
    required property bool ring

    // Who tells the game: what it does not tell, as when the rest is skipped, is not moved but put. None: everything moves.
    property EventPresenter story: null
    property bool held: false

    // Where the disc is seen: its progress, and between two squares while it hops.
    property real shown: 0
    readonly property int before: Math.floor(root.shown)
    readonly property real part: root.shown - root.before
    readonly property real eased: 1 - (1 - root.part) * (1 - root.part)
    readonly property point start: root.spot(root.before)
    readonly property point end: root.part > 0 ? root.spot(root.before + 1) : root.start
    property bool placed: false
    property point glideFrom: root.start
    property real glided: 1
    readonly property point standing: Qt.point(root.start.x + (root.end.x - root.start.x) * root.eased, root.start.y + (root.end.y - root.start.y) * root.eased)
    readonly property bool moving: hop.running || glide.running
    property real lift: Plans.lift(root.board, root.square, root.stackSize) * root.covering - Plans.sink(root.board, root.square, root.stackSize)

    // Where a disc of that progress stands, as a share of the board; on square 0 every squire has a place of its own.
    function spot(progress: int): point {
        if (progress <= 0)
            return Plans.zero(root.board, root.seat);
        return Plans.disc(root.board, (progress - 1) % Plans.squares(root.board) + 1);
    }

    // Puts the disc where it belongs at once, without telling how it came there.
    function settle(): void {
        hop.stop();
        glide.stop();
        root.glided = 1;
        root.shown = root.progress;
    }

    x: (root.glided < 1 ? root.glideFrom.x + (root.standing.x - root.glideFrom.x) * root.glided : root.standing.x) * root.side
    y: (root.glided < 1 ? root.glideFrom.y + (root.standing.y - root.glideFrom.y) * root.glided : root.standing.y) * root.side - root.lift * root.side - (hop.running ? Look.hopHeight * 4 * root.part * (1 - root.part) : 0)
    z: root.moving ? 200 : Math.round(root.standing.y * 100) + root.covering * 0.1

    Component.onCompleted: {
        root.settle();
        root.placed = true;
    }
    onProgressChanged: {
        const forward = root.progress > root.shown && root.progress - root.shown < 15;
        if (!Look.moves || !root.placed || root.story?.duration === 0) {
            root.settle();
        } else if (forward) {
            glide.stop();
            root.glided = 1;
            hop.from = root.shown;
            hop.to = root.progress;
            hop.duration = Math.ceil(root.progress - root.shown) * Look.hopDuration;
            hop.restart();
        } else {
            const here = root.standing;
            hop.stop();
            root.glideFrom = here;
            root.shown = root.progress;
            glide.restart();
        }
    }

    NumberAnimation {
        id: hop

        target: root
        property: "shown"
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

    Disc {
        x: -centreX
        y: -centreY
        tincture: root.tincture
        laps: root.lap
        face: Plans.discFace * root.side

        Hint {
            words: () => root.spoken
            held: root.held
        }
    }
}

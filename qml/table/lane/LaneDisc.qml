// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A squire's disc on a lane. Discs of one square lean one on the other to the right, the higher before the lower; on
// square 0 they stand level. It hops square by square when its progress grows.
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
    required property int covering
    required property bool own
    required property string spoken

    required property list<real> middles
    required property int squares
    required property real face
    required property real lean
    // The same on square 0.
    required property real zeroLean
    // All discs on this one's square; this one's place among those on square 0.
    property int company: 1
    property int zeroPlace: 0

    // Who tells the game: what it does not tell is put, not moved. None: everything moves.
    property EventPresenter story: null

    property real shown: 0
    property bool placed: false
    readonly property int place: root.square === 0 ? root.zeroPlace : root.covering
    readonly property real home: root.middleOf(root.progress) + (root.place - (root.company - 1) / 2) * (root.square === 0 ? root.zeroLean : root.lean)
    readonly property real part: root.shown - Math.floor(root.shown)
    readonly property real between: root.middleOf(Math.floor(root.shown)) * (1 - root.part) + root.middleOf(Math.ceil(root.shown)) * root.part

    function middleOf(progress: int): real {
        const square = progress <= 0 ? 0 : (progress - 1) % root.squares + 1;
        return root.middles[square] ?? 0;
    }

    x: hop.running ? root.between : root.home
    y: root.square === 0 ? 0 : -root.place - (hop.running ? Look.hopHeight * 4 * root.part * (1 - root.part) : 0)
    z: hop.running ? 50 : root.place

    Component.onCompleted: {
        root.shown = root.progress;
        root.placed = true;
    }
    onProgressChanged: {
        hop.stop();
        if (Look.moves && root.placed && root.story?.duration !== 0 && root.progress > root.shown && root.progress - root.shown < 15) {
            hop.from = root.shown;
            hop.to = root.progress;
            hop.duration = (root.progress - root.shown) * Look.hopDuration;
            hop.restart();
        } else {
            root.shown = root.progress;
        }
    }

    NumberAnimation {
        id: hop

        target: root
        property: "shown"
    }
    Behavior on x {
        enabled: Look.moves && root.placed && !hop.running
        NumberAnimation {
            duration: Look.walkDuration
            easing.type: Look.passEasing
        }
    }

    Disc {
        x: -centreX
        y: -centreY
        tincture: root.tincture
        laps: root.lap
        face: root.face

        Hint {
            words: () => root.spoken
            held: false
        }
    }
}

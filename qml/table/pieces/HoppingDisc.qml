// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// One squire's disc on a track, wherever that is drawn: when its progress grows it hops square by square; any other way (a reset,
// a step back from far) it leaves for its new place, as whoever draws the track lets it.
pragma ComponentBehavior: Bound

import QtQuick
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
    required property string spoken
    // The radius of its face.
    required property real face

    // Who tells the game: what it does not tell, as when the rest is skipped, is not moved but put. None: everything moves.
    property EventPresenter presenter: null
    property bool held: false

    // Where the disc is seen: its progress, and between two squares while it hops.
    property real shown: 0
    readonly property int before: Math.floor(root.shown)
    readonly property real part: root.shown - root.before
    readonly property bool hopping: hop.running
    readonly property real hopHeight: hop.running ? Look.hopHeight * 4 * root.part * (1 - root.part) : 0
    property bool placed: false

    // It begins to hop, or is put.
    signal arriving
    // It goes another way; `shown` still tells from where.
    signal leaving

    Component.onCompleted: {
        root.shown = root.progress;
        root.placed = true;
    }
    onProgressChanged: {
        const moves = Look.moves && root.placed && root.presenter?.duration !== 0;
        if (moves && root.progress > root.shown && root.progress - root.shown < 15) {
            root.arriving();
            hop.from = root.shown;
            hop.to = root.progress;
            hop.duration = Math.ceil(root.progress - root.shown) * Look.hopDuration;
            hop.restart();
            return;
        }
        if (moves)
            root.leaving();
        else
            root.arriving();
        hop.stop();
        root.shown = root.progress;
    }

    NumberAnimation {
        id: hop

        target: root
        property: "shown"
    }
    Disc {
        x: -centreX
        y: -centreY
        tincture: root.tincture
        laps: root.lap
        face: root.face

        Hint {
            words: () => root.spoken
            held: root.held
        }
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A track in one line, from the threshold to its last square, with the discs on it and below each stack its square's
// number.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Item {
    id: root

    required property int squares
    // Each so many squares one is marked (R2.4).
    required property int markedEvery
    required property color pigment
    required property DiscModel discs
    required property landing landing
    property EventPresenter story: null
    readonly property real leastFace: 20 * Math.min(1.3, Look.textScale)
    readonly property real leastHeight: root.leastFace * 1.19 + Look.squareNumberSize * 0.66 + 3.5
    property real face: root.leastFace
    readonly property real line: root.face / 2 + 1
    property list<int> counts: []
    // The squares with a number below: those where discs stand, and every fifth where there is room.
    property list<int> numbered: []

    readonly property real base: root.line + root.face * 0.69 + Look.squareNumberSize * 0.66 + 1

    implicitHeight: root.base + 2

    // Only what is seen: a table that is being left is arranged no more.
    function arrange(): void {
        if (!root.visible)
            return;
        const counts = new Array(root.squares + 1).fill(0);
        for (let i = 0; i < stones.count; ++i) {
            const stone = stones.itemAt(i) as LaneDisc;
            if (stone) {
                stone.zeroPlace = stone.square === 0 ? counts[0] : 0;
                ++counts[stone.square];
            }
        }
        for (let i = 0; i < stones.count; ++i) {
            const stone = stones.itemAt(i) as LaneDisc;
            if (stone)
                stone.company = counts[stone.square] + (root.landing.valid && root.landing.square === stone.square ? 1 : 0);
        }
        if (root.landing.valid)
            ++counts[root.landing.square];
        root.counts = counts;
        scale.arrange(counts);
        const numbered = [];
        for (let square = 0; square <= root.squares; ++square) {
            if (counts[square] > 0)
                numbered.push(square);
        }
        const room = Look.squareNumberSize * 1.35;
        for (let square = 0; square <= root.squares; square += root.markedEvery) {
            if ((square === 0 || scale.isEven(square)) && numbered.every(other => Math.abs(scale.middles[other] - scale.middles[square]) > room))
                numbered.push(square);
        }
        root.numbered = numbered;
    }

    Component.onCompleted: root.arrange()
    onVisibleChanged: arranging.ask()
    onWidthChanged: arranging.ask()
    onFaceChanged: arranging.ask()
    onLandingChanged: arranging.ask()

    Later {
        id: arranging

        onDue: root.arrange()
    }
    LaneScale {
        id: scale

        length: root.width
        squares: root.squares
        disc: root.face
        places: stones.count
        onPlacesChanged: arranging.ask()
    }
    Rectangle {
        y: root.line - root.face * 0.28
        width: scale.threshold
        height: root.face * 0.56
        radius: Look.squareRadius
        color: Look.sunk
        border {
            width: 1
            color: Look.rule
        }
    }
    Rectangle {
        x: scale.first - root.face / 2
        y: root.line - 3
        width: root.width - x
        height: 6
        radius: 3
        color: root.pigment
    }
    Repeater {
        model: root.squares

        Rectangle {
            required property int index
            readonly property int square: index + 1
            readonly property bool shaded: square % root.markedEvery === 0

            x: (scale.middles[square] ?? 0) - width / 2
            y: root.line - height / 2
            visible: (root.counts[square] ?? 0) === 0 && scale.isEven(square)
            width: shaded ? 9 : 1
            height: shaded ? 9 : 5
            radius: shaded ? 4.5 : 0
            color: shaded ? Look.leaf : Look.page
            border {
                width: shaded ? 2 : 0
                color: root.pigment
            }
        }
    }
    Repeater {
        model: root.numbered

        Label {
            required property int modelData

            x: (scale.middles[modelData] ?? 0) - width / 2
            y: root.base - baselineOffset
            text: modelData
            color: (root.counts[modelData] ?? 0) > 0 ? Look.ink : Look.ink2
            font.pixelSize: Look.squareNumberSize
            Accessible.ignored: true
        }
    }
    Item {
        y: root.line

        Repeater {
            id: stones

            model: root.discs
            onItemAdded: arranging.ask()

            LaneDisc {
                middles: scale.middles
                squares: root.squares
                face: root.face
                lean: scale.lean
                zeroLean: scale.zeroLean
                story: root.story
                onSquareChanged: arranging.ask()
                onCoveringChanged: arranging.ask()
            }
        }
        Disc {
            readonly property int company: root.counts[root.landing.square] ?? 1

            visible: root.landing.valid
            x: (scale.middles[root.landing.square] ?? 0) + (company - 1) / 2 * (root.landing.square === 0 ? scale.zeroLean : scale.lean) - centreX
            y: -(company - 1) - centreY
            z: 60
            tincture: root.landing.tincture
            face: root.face
            landing: true
        }
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A track in one line, from the threshold to its last square, with the discs on it, each on its square, and below each stack its
// square's number.
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
    // The squares where Scrolls lie (R10.4).
    property list<int> scrolls: []
    property EventPresenter presenter: null
    property real leastFace: 18
    readonly property real leastHeight: root.tallWith(root.leastFace) + 0.5
    property real face: root.leastFace
    // How much of its height is for stacks alone: where something stands above the line they reach a little into it.
    property real headroom: 0
    readonly property real line: root.face / 2 + 1 + root.headroom
    // How much room stacks have above a single disc, and how much where words stand above the line: left and right of these places.
    property real above: Math.max(root.headroom, root.face * 0.45)
    property real belowWords: root.above
    property real wordsEnd: 0
    property real wordsBegin: root.width
    property list<int> counts: []
    property list<real> rooms: []
    // The squares with a number below, those where discs stand, and every fifth where there is room; and where the numbers stand.
    property list<int> numbered: []
    property list<real> numberPlaces: []
    property real landingRaise: 0

    readonly property real base: root.implicitHeight - 2

    implicitHeight: root.headroom + root.tallWith(root.face) + 1

    // From the upper edge of a disc of that face to below the numbers.
    function tallWith(face: real): real {
        return face * 1.19 + Look.squareNumberSize * 0.66 + 3;
    }

    // Only what is seen: a table that is being left is arranged no more.
    function arrange(): void {
        if (!root.visible)
            return;
        const counts = new Array(root.squares + 1).fill(0);
        // On square 0 one's own disc is the first.
        for (const own of [true, false]) {
            for (let i = 0; i < stones.count; ++i) {
                const stone = stones.itemAt(i) as LaneDisc;
                if (stone && stone.own === own) {
                    stone.zeroPlace = stone.square === 0 ? counts[0] : 0;
                    ++counts[stone.square];
                }
            }
        }
        for (let i = 0; i < stones.count; ++i) {
            const stone = stones.itemAt(i) as LaneDisc;
            if (stone)
                stone.company = counts[stone.square] + (root.landing.valid && root.landing.square === stone.square ? 1 : 0);
        }
        const rooms = counts.map((_, square) => root.roomOver(square));
        const raises = scale.raises(counts, rooms);
        for (let i = 0; i < stones.count; ++i) {
            const stone = stones.itemAt(i) as LaneDisc;
            if (stone) {
                stone.above = rooms[stone.square];
                stone.raise = stone.company === 1 ? raises[stone.square] : 0;
            }
        }
        root.rooms = rooms;
        // Where a disc would land the others stay as they are; it stands on the other level than they do.
        if (root.landing.valid) {
            const near = raises.filter((_, square) => square > 0 && square !== root.landing.square && counts[square] > 0 && scale.close(square, root.landing.square));
            root.landingRaise = root.landing.square > 0 && counts[root.landing.square] === 0 && near.length > 0 && !near.includes(scale.raise) && rooms[root.landing.square] >= scale.raise ? scale.raise : 0;
            ++counts[root.landing.square];
        }
        root.counts = counts;
        const numbered = [];
        for (let square = 0; square <= root.squares; ++square) {
            if (counts[square] > 0)
                numbered.push(square);
        }
        const places = scale.apart(numbered.map(square => ({
                    middle: scale.middle(square, counts[0]),
                    half: root.halfOf(square)
                })));
        // The last square first: where the end is tells most.
        for (let square = root.squares; square >= 0; square -= root.markedEvery) {
            const middle = scale.middle(square, counts[0]);
            if (numbered.every((_, i) => Math.abs(places[i] - middle) > Look.squareNumberSize * 1.35)) {
                numbered.push(square);
                places.push(middle);
            }
        }
        root.numberPlaces = places;
        root.numbered = numbered;
    }
    // Room above a single disc on a square.
    function roomOver(square: int): real {
        const middle = scale.middle(square, 0);
        return middle - root.face / 2 < root.wordsEnd || middle + root.face / 2 > root.wordsBegin ? root.belowWords : root.above;
    }
    // Half of what a number takes below the line.
    function halfOf(square: int): real {
        return Look.squareNumberSize * (square < 10 ? 0.24 : 0.47);
    }

    Component.onCompleted: root.arrange()
    onVisibleChanged: arranging.ask()
    onWidthChanged: arranging.ask()
    onFaceChanged: arranging.ask()
    onWordsEndChanged: arranging.ask()
    onWordsBeginChanged: arranging.ask()
    onAboveChanged: arranging.ask()
    onBelowWordsChanged: arranging.ask()
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
    LaneMarks {
        width: root.width
        counts: root.counts
        face: root.face
        line: root.line
        markedEvery: root.markedEvery
        offset: root.y
        pigment: root.pigment
        scaleOfSquares: scale
        scrolls: root.scrolls
        squares: root.squares
    }
    // Where a lane goes, from Qt 6.11 on, it goes before what it repeats.
    Repeater {
        model: root.numbered

        Label {
            required property int index
            required property int modelData

            x: (root?.numberPlaces[index] ?? 0) - width / 2
            y: root.base - baselineOffset
            text: modelData
            color: (root?.counts[modelData] ?? 0) > 0 ? Look.ink : Look.ink2
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
                scaleOfSquares: scale
                squares: root.squares
                face: root.face
                presenter: root.presenter
                onSquareChanged: arranging.ask()
                onCoveringChanged: arranging.ask()
                onOwnChanged: arranging.ask()
            }
        }
        Disc {
            readonly property int company: root.counts[root.landing.square] ?? 1

            visible: root.landing.valid
            x: scale.standing(root.landing.square, company - 1, company) - centreX
            y: (root.landing.square === 0 ? 0 : (1 - company) * scale.lift(company, root.rooms[root.landing.square] ?? 0) - root.landingRaise) - centreY
            z: 2000
            tincture: root.landing.tincture
            face: root.face
            landing: true

            Hint {
                words: () => Legend.landing(root.landing.square)
                held: false
            }
        }
    }
}

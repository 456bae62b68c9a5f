// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Where the squares of a track lie on a line: on an even scale, the same for all tracks of as many squares wherever their
// discs stand, so that lanes below each other can be compared. Discs are wider than squares: those of neighbouring squares
// overlap, and every other one stands higher, so that each is seen; those of one square stand one on the other. Only the numbers
// below them move apart.
pragma ComponentBehavior: Bound

import QtQuick

QtObject {
    id: root

    // Length of the line, number of squares, width of one disc.
    required property real length
    required property int squares
    required property real disc
    // How many discs square 0 has room for, whether they stand there or not.
    property int places: 5
    // How far the next disc on square 0 is to the right where all stand there: they are equally last (R3.5), and their colours are
    // seen. Where there are fewer they have more of that room.
    readonly property real zeroLean: Math.max(1, root.disc * 0.32)
    readonly property real raise: root.disc * 0.36
    property real gap: 2
    // Between two numbers; how far the last one may stand out beyond the line.
    readonly property real between: Math.max(4.5, root.disc * 0.22)
    readonly property real overhang: root.disc * 0.4
    // What square 0 takes at the beginning of the line.
    readonly property real threshold: root.disc + root.zeroLean * Math.max(0, root.places - 1)
    readonly property real first: root.threshold + root.disc * 0.5 + root.gap
    readonly property real step: (root.length - root.disc / 2 - root.first) / Math.max(1, root.squares - 1)

    // The middle of a disc that stands on a square, on square 0 in that place from the left, of so many there.
    function standing(square: int, place: real, company: int): real {
        if (square > 0)
            return root.first + (square - 1) * root.step;
        return root.disc / 2 + place * (company > 1 ? Math.min(root.disc * 0.62, (root.threshold - root.disc) / (company - 1)) : 0);
    }
    // The middle of a square; of square 0, that of so many discs there.
    function middle(square: int, company: int): real {
        return root.standing(square, (Math.max(1, company) - 1) / 2, company);
    }
    // How far above the next lower one a disc lies in a stack of so many, where there is so much room above a single one. All of
    // them are seen, the lower ones by their edge.
    function lift(stack: int, room: real): real {
        return stack > 1 ? Math.min(root.disc * 0.26, Math.max(2, room / (stack - 1))) : 0;
    }
    // Whether discs of two squares would hide much of each other side by side.
    function close(square: int, other: int): bool {
        return Math.abs(square - other) * root.step < root.disc * 0.72;
    }
    // How far above the line single discs stand, by square, where so many stand on each and so much room is above it: every other
    // one of those close to each other.
    function raises(counts: list<int>, rooms: list<real>): list<real> {
        const raises = counts.map(() => 0);
        let last = 0;
        for (let square = 1; square < counts.length; ++square) {
            if (counts[square] === 0)
                continue;
            const alone = counts[square] === 1 && counts[last] === 1;
            if (last > 0 && alone && raises[last] === 0 && root.close(square, last) && rooms[square] >= root.raise)
                raises[square] = root.raise;
            last = square;
        }
        return raises;
    }

    // The middles of numbers, from left to right, that would overlap: moved apart by as little as possible and kept on the
    // line. Each has the `middle` where it belongs and half of its width, `half`. Neighbours that touch become a block, which
    // lies where its members would on average.
    function apart(numbers: var): list<real> {
        const blocks = [];
        for (const number of numbers) {
            let block = {
                members: [number],
                offsets: [0],
                start: number.middle
            };
            while (blocks.length > 0) {
                const last = blocks[blocks.length - 1];
                const tail = last.members.length - 1;
                const apart = last.offsets[tail] + last.members[tail].half + root.between + block.members[0].half;
                if (last.start + apart <= block.start)
                    break;
                blocks.pop();
                const members = [...last.members, ...block.members];
                const offsets = [...last.offsets, ...block.offsets.map(offset => offset + apart)];
                block = {
                    members: members,
                    offsets: offsets,
                    start: members.reduce((sum, one, i) => sum + one.middle - offsets[i], 0) / members.length
                };
            }
            blocks.push(block);
        }
        const places = [];
        for (const block of blocks)
            block.offsets.forEach(offset => places.push(block.start + offset));
        let end = root.length + root.overhang + root.between;
        for (let i = numbers.length - 1; i >= 0; --i) {
            places[i] = Math.min(places[i], end - root.between - numbers[i].half);
            end = places[i] - numbers[i].half;
        }
        return places;
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Where the squares of a track lie on a line: on an even scale, the same for all tracks of as many squares wherever their
// discs stand, so that lanes below each other can be compared. Only stacks that would touch make room for each other, and
// the empty squares between them with them. Squares and places are those of one layout pass; call `arrange` when a stack
// has changed.
pragma ComponentBehavior: Bound

import QtQuick

QtObject {
    id: root

    // Length of the line, number of squares, width of one disc, how far the next one of a stack is to the right.
    required property real length
    required property int squares
    required property real disc
    // How many discs square 0 has room for, whether they stand there or not.
    property int places: 5
    // Far enough that the figure on every disc is seen; on square 0, where all are equally last (R3.5), its colour.
    property real lean: root.disc * 0.6
    readonly property real zeroLean: Math.max(root.disc * 0.3, Math.min(root.lean, (root.length * 0.24 - root.disc) / Math.max(1, root.places - 1)))
    property real gap: 2
    // What square 0 takes at the beginning of the line.
    readonly property real threshold: root.disc + root.zeroLean * Math.max(0, root.places - 1)
    readonly property real first: root.threshold + root.disc * 0.5 + root.gap
    readonly property real step: (root.length - root.disc / 2 - root.first) / (root.squares - 1)

    // The middle of every square, 0 to `squares`.
    property list<real> middles: []

    // The place of a square on the even scale.
    function even(square: int): real {
        return root.first + (square - 1) * root.step;
    }
    // Whether a square lies there: nothing beside it has pushed it away.
    function isEven(square: int): bool {
        return square > 0 && Math.abs((root.middles[square] ?? 0) - root.even(square)) < 1;
    }

    function widthOf(count: int): real {
        return root.disc + root.lean * Math.max(0, count - 1);
    }

    // `counts`: how many discs stand on each square. On square 0 they stand side by side from the left.
    function arrange(counts: list<int>): void {
        const taken = [];
        for (let square = 1; square <= root.squares; ++square) {
            if (counts[square] > 0)
                taken.push({
                    square: square,
                    half: root.widthOf(counts[square]) / 2,
                    middle: root.even(square)
                });
        }
        root.spread(taken);
        root.keepWithin(taken, root.threshold);
        const middles = [(root.disc + root.zeroLean * (Math.max(1, counts[0]) - 1)) / 2];
        let before = {
            square: 0,
            middle: root.threshold
        };
        for (const stack of [...taken,
            {
                square: root.squares + 1,
                middle: root.length + 1
            }
        ]) {
            // Where a stack has been pushed over them they are pressed together beside it.
            const least = Math.min(0.5, (stack.middle - before.middle) / (stack.square - before.square + 1));
            for (let square = before.square + 1; square < stack.square; ++square)
                middles.push(Math.max(before.middle + least * (square - before.square), Math.min(stack.middle - least * (stack.square - square), root.even(square))));
            if (stack.square <= root.squares)
                middles.push(stack.middle);
            before = stack;
        }
        root.middles = middles;
    }

    // Moves touching stacks apart by as little as possible: neighbours that touch become a block, which lies where its
    // members would on average.
    function spread(taken: var): void {
        const blocks = [];
        for (const stack of taken) {
            let block = {
                stacks: [stack],
                offsets: [0],
                start: stack.middle
            };
            while (blocks.length > 0) {
                const last = blocks[blocks.length - 1];
                const tail = last.stacks.length - 1;
                const apart = last.offsets[tail] + last.stacks[tail].half + root.gap + block.stacks[0].half;
                if (last.start + apart <= block.start)
                    break;
                blocks.pop();
                const stacks = [...last.stacks, ...block.stacks];
                const offsets = [...last.offsets, ...block.offsets.map(offset => offset + apart)];
                block = {
                    stacks: stacks,
                    offsets: offsets,
                    start: stacks.reduce((sum, one, i) => sum + one.middle - offsets[i], 0) / stacks.length
                };
            }
            blocks.push(block);
        }
        for (const block of blocks)
            block.stacks.forEach((stack, i) => stack.placed = block.start + block.offsets[i]);
        for (const stack of taken)
            stack.middle = stack.placed;
    }

    // Between the threshold and the end of the line.
    function keepWithin(taken: var, threshold: real): void {
        let from = threshold;
        for (const stack of taken) {
            stack.middle = Math.max(stack.middle, from + root.gap + stack.half);
            from = stack.middle + stack.half;
        }
        let to = root.length + root.gap;
        for (const stack of [...taken].reverse()) {
            stack.middle = Math.min(stack.middle, to - root.gap - stack.half);
            to = stack.middle - stack.half;
        }
    }
}

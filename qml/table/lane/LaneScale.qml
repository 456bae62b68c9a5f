// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Where the squares of a track lie on a line, so that no two stacks touch: every stack keeps as near as it can to its place
// on an even scale, and the empty squares between make room. Squares and places are those of one layout pass; call
// `arrange` when a stack has changed.
pragma ComponentBehavior: Bound

import QtQuick

QtObject {
    id: root

    // Length of the line, number of squares, width of one disc, how far the next one of a stack is to the right.
    required property real length
    required property int squares
    required property real disc
    // Far enough that the figure on every disc is seen.
    property real lean: root.disc * 0.72
    property real gap: 4

    // The middle of every square, 0 to `squares`.
    property list<real> middles: []

    function widthOf(count: int): real {
        return root.disc + root.lean * Math.max(0, count - 1);
    }

    // `counts`: how many discs stand on each square. On square 0 they stand side by side from the left.
    function arrange(counts: list<int>): void {
        const threshold = root.widthOf(Math.max(1, counts[0]));
        const first = threshold + root.disc * 0.5 + root.gap;
        const step = (root.length - root.disc / 2 - first) / (root.squares - 1);
        const taken = [];
        for (let square = 1; square <= root.squares; ++square) {
            if (counts[square] > 0)
                taken.push({
                    square: square,
                    half: root.widthOf(counts[square]) / 2,
                    middle: first + (square - 1) * step
                });
        }
        root.spread(taken);
        root.keepWithin(taken, threshold);
        const middles = [threshold / 2];
        let before = {
            square: 0,
            middle: threshold + root.gap - step * 0.4
        };
        for (const stack of [...taken,
            {
                square: root.squares + 1,
                middle: root.length + step * 0.6
            }
        ]) {
            for (let square = before.square + 1; square < stack.square; ++square)
                middles.push(before.middle + (stack.middle - before.middle) * (square - before.square) / (stack.square - before.square));
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

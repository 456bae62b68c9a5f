// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The squares of a lane: whatever stands where, no two stacks touch, none leaves the line, and none passes another.
import QtQuick
import QtTest
import MedievalAcademy

TestCase {
    id: root

    name: "LaneScale"

    function counted(stacks: var): list<int> {
        const counts = new Array(scale.squares + 1).fill(0);
        for (const square in stacks)
            counts[square] = stacks[square];
        return counts;
    }
    function checkApart(counts: list<int>): void {
        let before = scale.threshold;
        for (let square = 1; square <= scale.squares; ++square) {
            if (counts[square] === 0)
                continue;
            const half = scale.widthOf(counts[square]) / 2;
            verify(scale.middles[square] - half >= before - 0.001, "square " + square + " of " + counts);
            before = scale.middles[square] + half;
        }
        verify(before <= scale.length + 0.001, "the end of " + counts);
    }

    LaneScale {
        id: scale

        length: 236
        squares: 20
        disc: 20
    }

    function test_evenWithoutNeighbours(): void {
        scale.arrange(root.counted({
            5: 1,
            10: 1,
            15: 1
        }));
        fuzzyCompare(scale.middles[10] - scale.middles[5], scale.middles[15] - scale.middles[10], 0.001);
        compare(scale.middles.length, 21);
    }
    // Lanes are read below each other: what stands on one of them does not move the squares of another.
    function test_oneScaleForAll(): void {
        const places = [];
        for (const stacks of [
            {
                0: 5
            },
            {
                0: 1,
                2: 2,
                3: 1,
                8: 1
            },
            {
                7: 5
            }
        ]) {
            scale.arrange(root.counted(stacks));
            verify(scale.isEven(15));
            places.push([10, 15, 20].map(square => scale.middles[square]).join());
        }
        compare(places[1], places[0]);
        compare(places[2], places[0]);
    }
    // What is pressed aside is not shown as if it lay there.
    function test_whatMakesRoomIsNotEven(): void {
        scale.arrange(root.counted({
            3: 2,
            4: 2,
            6: 1
        }));
        verify(!scale.isEven(4));
        verify(scale.isEven(18));
    }
    function test_neighboursMoveApart(): void {
        scale.arrange(root.counted({
            9: 1,
            10: 1,
            11: 1
        }));
        verify(scale.middles[10] - scale.middles[9] >= 20);
        // by as little as possible, and to both sides alike
        const even = scale.middles[10];
        scale.arrange(root.counted({
            10: 1
        }));
        fuzzyCompare(even, scale.middles[10], 0.001);
    }
    function test_anything_data(): var {
        return [
            {
                tag: "start",
                stacks: {
                    0: 5
                }
            },
            {
                tag: "crowd at the beginning",
                stacks: {
                    0: 1,
                    1: 1,
                    2: 1,
                    3: 2
                }
            },
            {
                tag: "crowd at the end",
                stacks: {
                    17: 1,
                    18: 1,
                    19: 2,
                    20: 2
                }
            },
            {
                tag: "all in one",
                stacks: {
                    20: 6
                }
            },
            {
                tag: "everywhere",
                stacks: {
                    0: 1,
                    7: 2,
                    8: 1,
                    9: 2
                }
            }
        ];
    }
    function test_anything(data: var): void {
        const counts = root.counted(data.stacks);
        scale.arrange(counts);
        root.checkApart(counts);
    }
    function test_chance(): void {
        let seed = 12345;
        for (let game = 0; game < 300; ++game) {
            const counts = new Array(21).fill(0);
            for (let disc = 0; disc < 6; ++disc) {
                seed = (seed * 1103515245 + 12345) % 2147483648;
                ++counts[seed % 21];
            }
            scale.arrange(counts);
            root.checkApart(counts);
            for (let square = 1; square <= 20; ++square)
                verify(scale.middles[square] > scale.middles[square - 1], "order at " + square + " of " + counts);
        }
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The squares of a lane: evenly apart, whatever stands where; stacks stay within their height, discs close to each other stand on
// different levels, and numbers do not overlap.
import QtQuick
import QtTest
import MedievalAcademy

TestCase {
    id: root

    name: "LaneScale"

    function numbersAt(squares: list<int>): var {
        return squares.map(square => ({
                    middle: scale.middle(square, 1),
                    half: square < 10 ? 3.1 : 6.1
                }));
    }
    function checkApart(squares: list<int>): list<real> {
        const numbers = root.numbersAt(squares);
        const places = scale.apart(numbers);
        compare(places.length, numbers.length);
        for (let i = 1; i < places.length; ++i)
            verify(places[i] - places[i - 1] >= numbers[i].half + numbers[i - 1].half + scale.between - 0.001, "number " + squares[i] + " of " + squares);
        for (let i = 0; i < places.length; ++i)
            verify(places[i] + numbers[i].half <= scale.length + scale.overhang + 0.001, "the end of " + squares);
        return places;
    }

    LaneScale {
        id: scale

        length: 236
        squares: 20
        disc: 20
    }

    function test_evenlyApart(): void {
        for (let square = 2; square <= 20; ++square)
            fuzzyCompare(scale.middle(square, 0) - scale.middle(square - 1, 0), scale.step, 0.001);
        verify(scale.middle(1, 0) - scale.disc / 2 >= scale.threshold);
        fuzzyCompare(scale.middle(20, 0) + scale.disc / 2, scale.length, 0.001);
    }
    // Lanes are read below each other: what stands on one of them does not move the squares of another.
    function test_oneScaleForAll(): void {
        for (const company of [1, 2, 5])
            compare(scale.middle(7, company), scale.middle(7, 0));
    }
    function test_squareZeroFromTheLeft(): void {
        compare(scale.middle(0, 1), scale.disc / 2);
        verify(scale.middle(0, 5) > scale.middle(0, 2));
        fuzzyCompare(scale.middle(0, 5), scale.threshold / 2, 0.001);
    }
    function test_stacksHaveTheirHeight(): void {
        compare(scale.lift(1, 10), 0);
        for (let stack = 2; stack <= 6; ++stack) {
            verify(scale.lift(stack, 10) >= 2, "so many: " + stack);
            verify(scale.lift(stack, 10) * (stack - 1) <= 10 + 0.001, "so many: " + stack);
        }
    }
    function test_lessRoomAboveAStackUnderWords(): void {
        for (let stack = 2; stack <= 5; ++stack) {
            verify(scale.lift(stack, 0) >= 2, "all are seen: " + stack);
            verify(scale.lift(stack, 0) < scale.lift(stack, 20), "so many: " + stack);
        }
    }
    // Where fewer stand on square 0 more of each is seen.
    function test_squareZeroIsShared(): void {
        for (let company = 2; company <= 5; ++company) {
            verify(scale.standing(0, company - 1, company) + scale.disc / 2 <= scale.threshold + 0.001);
            if (company > 2)
                verify(scale.standing(0, 1, company) <= scale.standing(0, 1, company - 1));
        }
        verify(scale.standing(0, 1, 2) - scale.standing(0, 0, 2) >= scale.disc * 0.6);
    }
    function levels(squares: list<int>, room: real): list<real> {
        const counts = new Array(21).fill(0);
        for (const square of squares)
            ++counts[square];
        const raises = scale.raises(counts, counts.map(() => room));
        return squares.map(square => raises[square]);
    }
    function test_neighboursStandOnTwoLevels(): void {
        compare(levels([5, 6, 7, 8], 12), [0, scale.raise, 0, scale.raise]);
        compare(levels([5, 7, 9, 12], 12), [0, 0, 0, 0], "none hides another");
        compare(levels([5, 6, 6, 7, 8], 12), [0, 0, 0, 0, scale.raise], "a stack is higher anyway");
        compare(levels([5, 6, 7, 8], scale.raise - 1), [0, 0, 0, 0], "there is no room");
    }
    function test_numbersWithRoomStay(): void {
        const places = root.checkApart([3, 8, 15]);
        for (const [i, square] of [3, 8, 15].entries())
            fuzzyCompare(places[i], scale.middle(square, 0), 0.001);
    }
    function test_numbersMoveApartToBothSides(): void {
        const places = root.checkApart([10, 11]);
        fuzzyCompare((places[0] + places[1]) / 2, (scale.middle(10, 0) + scale.middle(11, 0)) / 2, 0.001);
    }
    function test_numbersOfNeighbours_data(): var {
        return [
            {
                tag: "at the beginning",
                squares: [0, 1, 2, 3, 4]
            },
            {
                tag: "in the middle",
                squares: [8, 9, 10, 11, 12]
            },
            {
                tag: "at the end",
                squares: [16, 17, 18, 19, 20]
            },
            {
                tag: "two crowds",
                squares: [9, 10, 12, 13, 14]
            }
        ];
    }
    function test_numbersOfNeighbours(data: var): void {
        const places = root.checkApart(data.squares);
        // A number stays below its disc, or at least begins there.
        for (const [i, square] of data.squares.entries())
            verify(Math.abs(places[i] - scale.middle(square, 1)) <= scale.disc, "number " + square);
    }
}

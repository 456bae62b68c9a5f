// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Rows that scroll and are never cut: four of them, two high and two low, with room for two low ones.
import QtQuick
import QtTest
import MedievalAcademy.Controls

Item {
    id: root

    width: 300
    height: 200

    WholeRows {
        id: list

        edges: [0, 41, 82, 108, 134]
        gap: 1
        glides: false
        height: list.reach
        interactive: true
        room: 70
        width: 100
    }

    TestCase {
        name: "WholeRows"
        when: windowShown

        function init(): void {
            list.edges = [0, 41, 82, 108, 134];
            list.room = 70;
            list.barHeld = false;
            list.whole = true;
            list.leftAt = 0;
            list.go(0);
        }
        // By the scroll bar, from where they are.
        function draw(place: real): void {
            list.barHeld = true;
            list.contentY = place;
            list.barHeld = false;
        }
        function test_asManyAsFitAreInSight(): void {
            compare(list.reach, 40, "a high one");
            list.go(2);
            compare(list.contentY, 82);
            compare(list.reach, 51, "two low ones");
            list.room = 1000;
            tryCompare(list, "row", 0);
            compare(list.reach, 133, "all of them");
        }
        function test_theLastIsSeenFromTheFirstThatCan(): void {
            compare(list.lastRow, 2);
            compare(list.contentHeight, 82 + list.height);
            list.go(3);
            compare(list.row, 2);
            list.room = 30;
            compare(list.lastRow, 3);
            list.room = 50.3;
            compare(list.lastRow, 3, "what it has no room for is not counted on");
            list.room = 133;
            compare(list.lastRow, 0);
            compare(list.contentHeight, 133);
        }
        function test_roomForEach(): void {
            verify(list.fits);
            list.room = 39;
            verify(!list.fits);
        }
        function test_letGoBetweenTwo_data(): var {
            return [
                {
                    tag: "a little down",
                    from: 0,
                    to: 6,
                    row: 0
                },
                {
                    tag: "down",
                    from: 0,
                    to: 12,
                    row: 1
                },
                {
                    tag: "down by more than a row",
                    from: 0,
                    to: 52,
                    row: 2
                },
                {
                    tag: "a little up",
                    from: 2,
                    to: 76,
                    row: 2
                },
                {
                    tag: "up",
                    from: 2,
                    to: 70,
                    row: 1
                },
                {
                    tag: "to the end",
                    from: 0,
                    to: 82,
                    row: 2
                }
            ];
        }
        function test_letGoBetweenTwo(data: var): void {
            list.go(data.from);
            draw(data.to);
            compare(list.row, data.row);
            compare(list.contentY, list.edges[data.row]);
            compare(list.leftAt, data.row);
        }
        // What others bring into sight begins from where one has left them, not from where others were.
        function test_revealed(): void {
            list.reveal(1, 1);
            compare(list.row, 1);
            list.reveal(3, 3);
            compare(list.row, 2);
            compare(list.leftAt, 0);
            list.reveal(0, 0);
            compare(list.row, 0);
            draw(82);
            list.reveal(2, 2);
            compare(list.row, 2);
            list.reveal(0, 3);
            compare(list.row, 0, "the upper ones first");
        }
        function test_nobodyTakesThemFromAHand(): void {
            list.barHeld = true;
            list.contentY = 20;
            list.reveal(3, 3);
            compare(list.contentY, 20);
        }
        function test_inAnotherSizeTheSameRowIsFirst(): void {
            list.go(1);
            list.edges = [0, 21, 42, 54, 66];
            list.room = 40;
            tryCompare(list, "contentY", 21);
            compare(list.row, 1);
        }
        function test_withoutThatTheyScrollLikeAnythingElse(): void {
            list.whole = false;
            draw(17);
            compare(list.contentY, 17);
            compare(list.contentHeight, 133);
        }
    }
}

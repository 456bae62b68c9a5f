// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// What scrolls says at both edges whether there is more.
import QtQuick
import QtTest
import MedievalAcademy.Controls

Item {
    id: root

    width: 300
    height: 200

    Flickable {
        id: list

        anchors.fill: parent
        contentHeight: words.height
        interactive: contentHeight > height

        Item {
            id: words

            height: 1000

            Item {
                id: button

                height: 44
                width: 100
            }
        }
        ScrollSigns {
            id: signs

            list: list
        }
    }

    TestCase {
        name: "ScrollSigns"
        when: windowShown

        function init(): void {
            words.height = 1000;
            list.contentY = 0;
            signs.margin = 0;
        }
        function seen(name: string): bool {
            return findChild(list, name).visible;
        }
        function test_saysWhereThereIsMore_data(): var {
            return [
                {
                    tag: "at the beginning",
                    at: 0,
                    above: false,
                    below: true
                },
                {
                    tag: "between",
                    at: 300,
                    above: true,
                    below: true
                },
                {
                    tag: "at the end",
                    at: 800,
                    above: true,
                    below: false
                }
            ];
        }
        function test_saysWhereThereIsMore(data: var): void {
            list.contentY = data.at;
            compare(seen("moreAbove"), data.above);
            compare(seen("moreBelow"), data.below);
        }
        // What the keyboard goes to lies below neither edge.
        function test_revealed_data(): var {
            const rows = [];
            for (const from of [0, 300, 800])
                for (const to of [0, 20, 310, 480, 900, 956])
                    rows.push({
                        tag: "from " + from + " to " + to,
                        from: from,
                        to: to
                    });
            return rows;
        }
        function test_revealed(data: var): void {
            list.contentY = data.from;
            button.y = data.to;
            signs.reveal(button);
            verify(list.contentY >= 0 && list.contentY <= 800);
            const top = button.mapToItem(list, 0, 0).y;
            verify(top >= (seen("moreAbove") ? signs.strip : 0), "begins at " + top);
            verify(top + button.height <= list.height - (seen("moreBelow") ? signs.strip : 0), "begins at " + top);
        }
        function test_nothingWhereAllIsSeen(): void {
            words.height = 150;
            verify(!seen("moreAbove"));
            verify(!seen("moreBelow"));
        }
        function test_aMarginIsNotWhatOneScrollsFor(): void {
            words.height = 210;
            verify(seen("moreBelow"));
            signs.margin = 12;
            verify(!seen("moreBelow"));
        }
        function test_staysWhereTheListIs(): void {
            list.contentY = 300;
            const above = findChild(list, "moreAbove");
            compare(above.mapToItem(list, 0, 0).y === 0 || above.mapToItem(list, 0, above.height).y === 0, true);
            compare(signs.height, list.height);
        }
    }
}

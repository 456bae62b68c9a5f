// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A row of the scoring: a coat, squares to move, or words say what the squire gets.
import QtQuick
import QtTest
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Model
import TableTests

Item {
    id: root

    property scoreLine line

    width: 600
    height: 300

    Shelf {
        id: shelf
    }
    ScoreRow {
        id: row

        width: parent.width
        line: root.line
    }

    TestCase {
        name: "Scoring"
        when: windowShown

        function init(): void {
            root.width = 600;
            row.spare = 0;
        }
        function show(value: int, words: string, squares: bool): void {
            root.line = shelf.scoreLine("Ana", "1st on Quests, square 18", value, words, squares);
            waitForPolish(row.Window.window);
        }
        function seen(name: string): bool {
            const item = findChild(row, name);
            return item !== null && item.visible;
        }

        function test_aCoat(): void {
            show(2, "+2", false);
            verify(seen("coat"));
            verify(!seen("squares"));
            verify(!seen("words"));
        }
        function test_squaresToMove(): void {
            show(3, "3 squares", true);
            verify(!seen("coat"));
            verify(seen("squares"));
            verify(!seen("words"));
        }
        function test_moreSquaresThanATokenHasAreSaid(): void {
            show(6, "6 squares", true);
            verify(!seen("coat"));
            verify(!seen("squares"));
            verify(seen("words"));
        }
        function test_wordsWhereThereIsNoCoatYet(): void {
            for (const width of [600, 320]) {
                root.width = width;
                show(0, "+1 for each coat", false);
                verify(!seen("coat"));
                verify(!seen("squares"));
                verify(seen("words"));
                const words = findChild(row, "words");
                compare(words.text, "+1 for each coat");
                verify(!words.truncated);
                verify(words.mapToItem(row, words.width, 0).x <= row.width);
            }
        }
        function test_noWordIsBroken(): void {
            const line = createTemporaryQmlObject("import QtQuick; TextMetrics {}", root);
            for (const scale of [1, 1.5, 2]) {
                Look.textScale = scale;
                root.width = 290;
                for (const text of ["0 squares", "chooses 1st"]) {
                    show(0, text, false);
                    const words = findChild(row, "words");
                    line.font = words.font;
                    for (const word of text.split(" ")) {
                        line.text = word;
                        verify(words.width >= line.advanceWidth, word + " at " + scale);
                    }
                }
            }
            Look.textScale = 1;
        }
        function test_growsWithTheRoomThereIs(): void {
            show(2, "+2", false);
            const least = row.implicitHeight;
            row.spare = 30;
            compare(row.implicitHeight, least + 30);
        }
    }
}

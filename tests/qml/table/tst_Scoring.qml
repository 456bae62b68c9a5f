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
            row.share = row.usual;
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
        // The name, the reason and what is given stand beside each other, whole.
        function verifyOneLine(name: string): void {
            const place = item => item.mapToItem(row, Qt.rect(0, 0, item.width, item.height));
            const texts = [findChild(row, "name"), findChild(row, "reason")];
            const given = place(findChild(row, name));
            for (const text of texts) {
                verify(!text.truncated && text.lineCount === 1, text.text);
                verify(text.fontInfo.pixelSize >= 12);
                verify(place(text).top >= -2 && place(text).bottom <= row.height + 2, text.text);
            }
            verify(place(texts[0]).right < place(texts[1]).left);
            verify(place(texts[1]).right < given.left);
            verify(given.right <= row.width);
        }
        function test_oneLineWhereTheRowIsLow(): void {
            root.width = 290;
            for (const share of [31, 38, 45]) {
                row.share = share;
                show(12, "+12", false);
                compare(row.height, share);
                compare(findChild(row, "reason").text, "1st");
                verifyOneLine("coat");
                show(0, "chooses 1st", false);
                compare(row.height, share);
                verifyOneLine("words");
            }
            row.share = 46;
            compare(findChild(row, "reason").text, "1st, square 18");
            verify(findChild(row, "reason").y > findChild(row, "name").y + 8);
            // A wide row keeps its two lines, and large letters theirs: those are scrolled.
            root.width = 600;
            row.share = 40;
            compare(row.height, row.leastTall);
        }
        function test_aReasonTakesNoSecondLineWhereTheRowIsLow(): void {
            root.width = 180;
            row.share = Infinity;
            show(2, "+2", false);
            const reason = findChild(row, "reason");
            compare(reason.text, "1st, square 18");
            verify(reason.lineCount > 1);
            row.share = 70;
            compare(reason.text, "1st");
            compare(reason.lineCount, 1);
            compare(row.height, row.usual);
        }
        function test_growsWithTheRoomThereIs(): void {
            show(2, "+2", false);
            const least = row.implicitHeight;
            row.spare = 30;
            compare(row.implicitHeight, least + 30);
        }
    }
}

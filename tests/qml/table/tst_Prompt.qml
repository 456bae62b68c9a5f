// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The decision: its buttons, what the choice would mean, and why a tap was refused.
import QtQuick
import QtQuick.Layouts
import QtTest
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model
import TableTests

Item {
    id: root

    width: 700
    height: 400

    Shelf {
        id: shelf
    }
    PromptButtons {
        id: buttons

        width: 600
        prompt: shelf.prompt
    }
    AnswerLines {
        id: answers

        y: 200
        width: 400
        answers: shelf.prompt.answers
    }
    Refusal {
        id: refusal

        y: 340
        width: 400
        text: shelf.prompt.refusal
    }
    Table {
        id: game
    }
    Component {
        id: told

        DecisionCard {
            width: 250
            height: 300
            table: game
        }
    }
    Component {
        id: foot

        ColumnLayout {
            width: 360

            PromptButtons {
                Layout.fillWidth: true
                Layout.minimumHeight: implicitHeight
                prompt: shelf.prompt
            }
            AnswerLines {
                Layout.fillWidth: true
                answers: shelf.prompt.answers
            }
        }
    }
    Component {
        id: outlook

        TurnOutlook {
            boards: shelf.boards
            spoken: "Scores this turn: Jousts."
            composed: true
            room: 300
            height: 300
        }
    }
    SignalSpy {
        id: decided

        target: shelf
        signalName: "decided"
    }

    TestCase {
        name: "Prompt"
        when: windowShown

        function collect(item: Item, wanted: var): var {
            const found = item.visible && wanted(item) ? [item] : [];
            for (const child of item.children)
                found.push(...collect(child, wanted));
            return found;
        }
        function shown(): var {
            return collect(buttons, item => item instanceof Button);
        }
        function cleanup(): void {
            Look.textScale = 1;
            for (let board = 0; board < 7; ++board)
                shelf.setBoard(board, {
                    scores: false,
                    resets: false,
                    scoresNext: ""
                });
        }
        function init(): void {
            buttons.width = 600;
            decided.clear();
            shelf.ask({
                buttons: [
                    {
                        text: "Play on Jousts",
                        first: true
                    },
                    {
                        text: "Play on Tournaments",
                        first: true
                    },
                    {
                        text: "Not now",
                        enabled: false
                    }
                ]
            });
            tryVerify(() => shown().length === 3);
        }

        function test_pressedByNumber(): void {
            mouseClick(shown()[1]);
            compare(decided.count, 1);
            compare(decided.signalArguments[0][0], 1);
        }
        function test_disabledDoesNothing(): void {
            mouseClick(shown()[2]);
            compare(decided.count, 0);
        }
        function test_gold(): void {
            compare(shown()[0].highlighted, true);
            compare(shown()[2].highlighted, false);
        }
        function test_belowEachOtherWhereTheyDoNotFit(): void {
            tryVerify(() => shown()[1].x > shown()[0].x && shown()[1].y === shown()[0].y);
            buttons.width = 200;
            tryVerify(() => shown()[1].y >= shown()[0].y + shown()[0].height);
            for (const button of shown())
                verify(button.x + button.width <= 200.5);
        }
        // A layout that is as wide as its words, whose letters follow from its width, begins again and again (a warning).
        function test_madeInALayout(): void {
            for (let letters = 2; letters < 44; letters += 3) {
                const text = "Jousts and so on, and on from there to the next".slice(0, letters);
                for (let count = 1; count < 4; ++count) {
                    shelf.ask({
                        buttons: Array.from({
                            length: count
                        }, () => ({
                                    text: text,
                                    first: true
                                })),
                        answers: Array.from({
                            length: count
                        }, () => ({
                                    text: text,
                                    detail: text + text,
                                    before: "+1",
                                    after: text.slice(0, 8),
                                    gain: 1
                                }))
                    });
                    const made = createTemporaryObject(foot, root);
                    tryVerify(() => !isPolishScheduled(made));
                    made.destroy();
                }
            }
        }
        function test_answers(): void {
            shelf.ask({
                answers: [
                    {
                        board: 1,
                        text: "Jousts: 3rd to 2nd",
                        before: "+1",
                        after: "+2",
                        gain: 1
                    },
                    {
                        board: 2,
                        text: "Tournaments: still last",
                        before: "0",
                        after: "0"
                    }
                ]
            });
            const texts = () => collect(answers, item => item instanceof Text && item.text !== "").map(item => item.text);
            tryVerify(() => texts().includes("+1 → +2"));
            verify(!texts().includes("0 → 0"));
        }
        // At the end of turn III: what scores, beside it what goes back to square 0, and below both what scores later.
        function test_outlook_data(): var {
            const rows = [];
            for (const scale of [1, 1.3, 2])
                for (const paired of [true, false])
                    rows.push({
                        tag: (paired ? "beside one another" : "below each other") + ", text at " + scale,
                        scale: scale,
                        paired: paired
                    });
            return rows;
        }
        function test_outlook(data: var): void {
            Look.textScale = data.scale;
            for (let board = 0; board < 7; ++board)
                shelf.setBoard(board, {
                    scores: board < 5,
                    resets: board < 3,
                    scoresNext: board < 5 ? "" : "VI"
                });
            const made = createTemporaryObject(outlook, root, {
                width: (data.paired ? 330 : 310) * data.scale,
                room: 300 * data.scale,
                height: 300 * data.scale
            });
            const heading = words => {
                const found = collect(made, item => item instanceof Text && item.text === words);
                compare(found.length, 1, words);
                return found[0].mapToItem(made, 0, 0, found[0].width, found[0].height);
            };
            const emblems = suffix => collect(made, item => item instanceof Drawing && item.name.startsWith("ringed-") && item.name.endsWith(suffix));
            tryVerify(() => emblems("").length === 10);
            tryVerify(() => !isPolishScheduled(made));
            compare(emblems("-lit").length, 5);
            compare(collect(made, item => item instanceof Text && item.text === "VI").length, 2);
            const scores = heading("Scores this turn");
            const resets = heading("Then back to 0");
            const later = heading("Later");
            if (data.paired) {
                compare(resets.y, scores.y);
                verify(resets.x >= scores.right);
            } else {
                compare(resets.x, scores.x);
                verify(resets.y >= scores.bottom);
            }
            verify(resets.right <= made.width);
            verify(later.y >= scores.bottom && later.y >= resets.bottom);
            const lowest = Math.max(...emblems("").map(item => item.mapToItem(made, 0, item.height).y));
            verify(lowest <= made.height, "the emblems end at " + lowest);
            for (const emblem of emblems("-lit"))
                verify(emblem.mapToItem(made, emblem.width, 0).x <= scores.right);
        }
        // A card that tells of lines, each of so many parts that it is as high as it is said, and has so much room for them.
        function telling(parts: var): DecisionCard {
            shelf.tell(game.prompt, parts.map((many, i) => ({
                        seat: i % 5,
                        tincture: i % 5,
                        text: Array(many).fill("Tournaments 3, now").join(" ")
                    })));
            return createTemporaryObject(told, root);
        }
        function sinceRows(card: Item): var {
            return collect(findChild(card, "sinceList"), item => item instanceof RowLayout);
        }
        // Makes the card so high that the list has this room, above what says that there is more.
        function giveRoom(card: Item, room: real): void {
            const place = findChild(card, "sinceList").parent;
            tryVerify(() => {
                if (isPolishScheduled(place.parent))
                    return false;
                const off = room + Look.space12 - place.height;
                card.height += off;
                return Math.abs(off) < 0.5;
            });
            wait(0);
        }
        function scrollTo(list: WholeRows, place: real): void {
            list.barHeld = true;
            list.contentY = place;
            list.barHeld = false;
        }
        // Which of the lines are seen whole; none may be cut.
        function seen(card: Item): var {
            const list = findChild(card, "sinceList");
            const result = [];
            sinceRows(card).forEach((row, i) => {
                const top = row.y - list.contentY;
                if (top >= -0.5 && top + row.height <= list.height + 0.5)
                    result.push(i);
                else
                    verify(top + row.height <= 0.5 || top >= list.height - 0.5, "line " + i + " is cut: " + top + " to " + (top + row.height) + " of " + list.height);
            });
            return result;
        }
        function test_whatHappenedIsReadToItsEnd_data(): var {
            return [
                {
                    tag: "higher lines first",
                    parts: [2, 2, 1, 1],
                    first: [0],
                    last: [2, 3]
                },
                {
                    tag: "higher lines last",
                    parts: [1, 1, 2, 2],
                    first: [0, 1],
                    last: [3]
                }
            ];
        }
        function test_whatHappenedIsReadToItsEnd(data: var): void {
            const card = telling(data.parts);
            const list = findChild(card, "sinceList");
            const heights = () => sinceRows(card).map(row => row.height);
            tryVerify(() => Math.max(...heights()) > Math.min(...heights()) + 10);
            const high = Math.max(...heights());
            const low = Math.min(...heights());
            giveRoom(card, 70); // for two of the lower ones, or for one
            verify(list.interactive);
            tryVerify(() => seen(card).length > 0);
            compare(seen(card), data.first);
            compare(findChild(card, "moreAbove").visible, false);
            compare(findChild(card, "moreBelow").visible, true);
            const met = new Set(seen(card));
            for (let place = 0; place < 4 * high; place += 5) {
                scrollTo(list, Math.min(place, list.contentHeight - list.height));
                const lines = seen(card);
                verify(lines.length > 0, "at " + place);
                lines.forEach(line => met.add(line));
            }
            compare(met.size, 4);
            compare(seen(card), data.last, "at the end");
            compare(findChild(card, "moreAbove").visible, true);
            compare(findChild(card, "moreBelow").visible, false);
            scrollTo(list, 3);
            compare(seen(card), data.first, "at the beginning");
            mouseWheel(list, 100, 20, 0, -2400);
            verify(list.moving);
            tryVerify(() => !list.moving);
            compare(seen(card), data.last, "by the wheel");
        }
        function test_whatHappenedNextIsReadFromTheBeginning(): void {
            const card = telling([3, 3, 1, 1]);
            const list = findChild(card, "sinceList");
            tryVerify(() => sinceRows(card).length === 4 && sinceRows(card)[3].y > 50);
            giveRoom(card, 70);
            scrollTo(list, list.contentHeight - list.height);
            verify(list.contentY > 0);
            shelf.tell(game.prompt, [3, 1, 1, 3].map(many => ({
                        text: Array(many).fill("Charity 4, now").join(" ")
                    })));
            tryVerify(() => list.contentY === 0 && sinceRows(card).length === 4 && sinceRows(card)[3].y > 0);
            tryVerify(() => seen(card)[0] === 0);
        }
        // Where the card has become wider or lower, lines are whole as well.
        function test_whatHappenedIsWholeInAnotherSize(): void {
            const card = telling([3, 1, 3, 1, 3, 1]);
            const list = findChild(card, "sinceList");
            tryVerify(() => sinceRows(card).length === 6 && sinceRows(card)[5].y > 120);
            giveRoom(card, 75);
            scrollTo(list, 120);
            verify(seen(card)[0] > 0);
            for (const width of [230, 300, 250]) {
                card.width = width;
                tryVerify(() => !isPolishScheduled(card));
                giveRoom(card, 70);
                wait(0);
                verify(seen(card).length > 0, "at " + width);
            }
        }
        // Where not even one line fits, its beginning is read all the same, and it fades instead of being cut.
        function test_whatHappenedFadesWhereNoLineFits(): void {
            const card = telling([3, 3, 1]);
            const list = findChild(card, "sinceList");
            tryVerify(() => sinceRows(card).length === 3 && sinceRows(card)[2].y > 60);
            const signs = findChild(card, "moreBelow").parent;
            giveRoom(card, sinceRows(card)[0].height + 2);
            verify(!signs.fades);
            giveRoom(card, sinceRows(card)[0].height - 10);
            verify(list.interactive && signs.fades);
            compare(list.height, list.parent.height);
            scrollTo(list, 7);
            compare(list.contentY, 7, "it stays where it is let go");
            scrollTo(list, list.contentHeight - list.height);
            const last = sinceRows(card)[2];
            fuzzyCompare(last.y + last.height, list.contentY + list.height, 0.5);
        }
        function test_refusal(): void {
            verify(!refusal.visible);
            shelf.ask({
                refusal: "King’s Service: your disc is on 12 and cannot move."
            });
            verify(refusal.visible);
            compare(refusal.Accessible.name, "King’s Service: your disc is on 12 and cannot move.");
        }
    }
}

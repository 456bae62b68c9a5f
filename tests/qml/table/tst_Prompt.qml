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
    SinceList {
        id: since

        x: 420
        y: 200
        width: 220
        lines: shelf.prompt.partners // of the same kind
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
        function test_linesOfWhatHappenedAreShownWhole(): void {
            shelf.ask({
                partners: ["Jousts 3, now 1st", "Quests 4, on top of Ana on the eleventh square, now 2nd", "Charity 2", "Education 5", "Gallantry 2, now last"].map((text, i) => ({
                            seat: i,
                            tincture: i,
                            text: text
                        }))
            });
            const rows = () => collect(since, item => item instanceof RowLayout);
            tryVerify(() => rows().length === 5 && rows()[4].y > rows()[3].y && rows()[3].y > 0);
            compare(since.whole(1000), since.height);
            for (let height = 0; height < since.height; height += 7) {
                const end = since.whole(height);
                verify(end <= height + 0.5);
                for (const row of rows())
                    verify(row.y + row.height <= end + 0.5 || row.y >= end - 0.5, "cut at " + end);
            }
            const second = rows()[1];
            compare(since.beginning(second.y + 3), second.y);
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

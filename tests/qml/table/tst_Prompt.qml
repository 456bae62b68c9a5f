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

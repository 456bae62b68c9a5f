// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The stranger decisions: stacks, coats and places of the Codex are chosen by their numbers, and only where they may be.
import QtQuick
import QtTest
import MedievalAcademy
import TableTests

Item {
    id: root

    width: 420
    height: 700

    Shelf {
        id: shelf
    }
    Column {
        width: 400
        spacing: 20

        StacksChoice {
            id: stacks

            width: parent.width
            prompt: shelf.prompt
            cardWidth: 66
        }
        ExchangeSheet {
            id: exchange

            width: parent.width
            height: implicitHeight
            prompt: shelf.prompt
        }
        CodexPlaces {
            id: codex

            width: parent.width
            codex: shelf.codex
            squires: shelf.squires
        }
    }
    SignalSpy {
        id: place

        target: codex
        signalName: "placeChosen"
    }

    TestCase {
        name: "Choices"
        when: windowShown

        function init(): void {
            place.clear();
        }

        function test_stacks(): void {
            shelf.ask({
                stacks: [
                    {},
                    {},
                    {
                        mayBeTaken: true
                    },
                    {
                        mayBeTaken: true
                    }
                ]
            });
            tryVerify(() => findChild(stacks, "stack3") !== null);
            waitForPolish(root.Window.window);
            mouseClick(findChild(stacks, "stack3"));
            compare(shelf.chosenStack(), 1);
            mouseClick(findChild(stacks, "stack0"));
            compare(shelf.chosenStack(), 1, "one's own stack cannot be taken");
        }
        function test_coats(): void {
            shelf.ask({
                gives: [
                    {
                        value: -1,
                        count: 2
                    },
                    {
                        value: -3,
                        count: 1
                    }
                ],
                takes: [
                    {
                        value: 1,
                        count: 1
                    },
                    {
                        value: 3,
                        count: 2,
                        chosen: 1
                    }
                ]
            });
            tryVerify(() => findChild(exchange, "take1") !== null);
            waitForPolish(root.Window.window);
            mouseClick(findChild(exchange, "give1"));
            compare(shelf.chosenCoats(), [-3]);
            mouseClick(findChild(exchange, "take0"));
            compare(shelf.chosenCoats(), [-3, 1]);
            verify(findChild(exchange, "take0").width >= 48);
        }
        function test_whoGivesToWhom(): void {
            shelf.ask({
                name: "Ana",
                tincture: 1,
                partners: [
                    {
                        seat: 2,
                        tincture: 3,
                        text: "Dario",
                        chosen: true
                    }
                ],
                gives: [
                    {
                        value: -1,
                        count: 1
                    }
                ],
                takes: [
                    {
                        value: 1,
                        count: 1
                    }
                ]
            });
            tryVerify(() => findChild(exchange, "giveReceiver")?.tincture === 3);
            compare(findChild(exchange, "giveGiver").tincture, 1);
            compare(findChild(exchange, "takeGiver").tincture, 3);
            compare(findChild(exchange, "takeReceiver").tincture, 1);
            const giver = findChild(exchange, "giveGiver");
            const coat = findChild(exchange, "give0");
            const receiver = findChild(exchange, "giveReceiver");
            waitForPolish(root.Window.window);
            verify(giver.mapToItem(exchange, giver.width, 0).x <= receiver.mapToItem(exchange, 0, 0).x);
            verify(receiver.mapToItem(exchange, receiver.width, 0).x <= coat.mapToItem(exchange, 0, 0).x);
            verify(coat.mapToItem(exchange, coat.width, 0).x <= exchange.width);
        }
        function test_codex(): void {
            shelf.ask({});
            shelf.setCodex([
                {},
                {
                    mayBeChosen: true
                },
                {
                    mayBeChosen: true,
                    known: true,
                    token: -3
                }
            ]);
            tryVerify(() => findChild(codex, "place2") !== null);
            waitForPolish(root.Window.window);
            mouseClick(findChild(codex, "place0"));
            compare(place.count, 0);
            mouseClick(findChild(codex, "place2"));
            compare(place.count, 1);
            compare(place.signalArguments[0][0], 2);
        }
    }
}

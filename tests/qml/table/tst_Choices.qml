// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The stranger decisions: stacks, coats and places of the Codex are chosen by their numbers, and only where they may be.
import QtQuick
import QtTest
import MedievalAcademy
import MedievalAcademy.Controls
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
        function seals(item: Item): int {
            return item.children.reduce((count, child) => count + (child instanceof CheckSeal ? 1 : seals(child)), 0);
        }
        // How many there are is told in the same way whatever is chosen of them; each that is has a seal.
        function test_howManyCoats_data(): list<var> {
            return [false, true].map(low => ({
                        tag: low ? "low" : "roomy",
                        low: low
                    }));
        }
        function test_howManyCoats(data: var): void {
            exchange.low = data.low;
            for (const chosen of [0, 1, 2]) {
                shelf.ask({
                    takes: [
                        {
                            value: 3,
                            count: 3,
                            chosen: chosen
                        },
                        {
                            value: 1,
                            count: 1
                        }
                    ]
                });
                tryVerify(() => findChild(exchange, "take1") !== null);
                tryCompare(findChild(findChild(exchange, "take0"), "number"), "text", "×3");
                compare(seals(findChild(exchange, "take0")), chosen);
                verify(!findChild(findChild(exchange, "take1"), "number").visible);
                compare(seals(findChild(exchange, "take1")), 0);
            }
            exchange.low = false;
        }
        // Large letters make a phone's sheet low, which has height all the same.
        function test_coatsAreLargerWhereThereIsHeight(): void {
            shelf.ask({
                takes: [1, 2, 3, 1, 2, 3].map(value => ({
                            value: value,
                            count: 2
                        }))
            });
            exchange.width = 328;
            exchange.low = true;
            tryVerify(() => findChild(exchange, "take5") !== null);
            const coats = [0, 1, 2, 3, 4, 5].map(row => findChild(exchange, "take" + row));
            waitForPolish(root.Window.window);
            const lines = () => new Set(coats.map(coat => coat.y)).size;
            const height = coats[0].height;
            compare(lines(), 2);
            exchange.ample = true;
            waitForPolish(root.Window.window);
            verify(coats[0].height >= 1.2 * height);
            compare(lines(), 2);
            for (const coat of coats) {
                verify(coat.width >= 48);
                verify(coat.mapToItem(exchange, coat.width, 0).x <= exchange.width);
            }
            exchange.ample = false;
            exchange.low = false;
            exchange.width = Qt.binding(() => exchange.parent.width);
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

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// One's hand: cards are chosen by tap and by keyboard, the chosen one is raised, and many of them still fit.
import QtQuick
import QtQuick.Templates as T
import QtTest
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Model
import TableTests

Item {
    id: root

    width: 400
    height: 200

    Shelf {
        id: shelf
    }
    Hand {
        id: hand

        y: 10
        width: 360
        cards: shelf.hand
        cardWidth: 66
        room: 8
    }
    SignalSpy {
        id: chosen

        target: hand
        signalName: "cardChosen"
    }

    TestCase {
        name: "Hand"
        when: windowShown

        function init(): void {
            Look.reducedMotion = true;
            chosen.clear();
            root.forceActiveFocus();
            hand.current = 0;
        }
        function deal(count: int, what: var): void {
            const cards = [];
            for (let i = 0; i < count; ++i)
                cards.push(Object.assign({
                    kind: i % 6,
                    value: 3
                }, what && i === what.row ? what : {}));
            shelf.setHand(cards);
            tryCompare(hand, "count", count);
        }

        function drawings(item: Item): var {
            const found = item instanceof Drawing ? [item] : [];
            for (const child of item.children)
                found.push(...drawings(child));
            return found;
        }
        function test_knightsOnSwordsCards(): void {
            deal(1, {
                row: 0,
                kind: Enums.CardKind.Knights
            });
            const face = drawings(hand.cardItem(0)).find(one => one.name.startsWith("card-"));
            compare(face.name, "card-knights-3");
            tryCompare(face, "status", Image.Ready);
        }
        function test_explained(): void {
            deal(4);
            const card = hand.cardItem(2);
            compare(card.Accessible.description, "what it does");
            const touch = touchEvent(card);
            touch.press(0, card).commit();
            tryVerify(() => card.T.ToolTip.toolTip.opened, 3000);
            compare(card.T.ToolTip.toolTip.text, "card 3\nwhat it does");
            touch.release(0, card).commit();
            compare(chosen.count, 0);
            card.T.ToolTip.hide();
        }
        function test_ofAChosenCardThePanelTells_data(): var {
            return [
                {
                    tag: "chosen",
                    chosen: true
                },
                {
                    tag: "not chosen",
                    chosen: false
                }
            ];
        }
        function test_ofAChosenCardThePanelTells(data: var): void {
            deal(4, {
                row: 1,
                chosen: data.chosen
            });
            compare(hand.cardItem(1).explained, !data.chosen);
        }
        function test_tapChooses(): void {
            deal(4);
            mouseClick(hand.cardItem(2));
            compare(chosen.count, 1);
            compare(chosen.signalArguments[0][0], 2);
        }
        function test_chosenIsRaised(): void {
            deal(4, {
                row: 1,
                chosen: true
            });
            const raised = hand.cardItem(1).contentItem.children[0];
            const other = hand.cardItem(2).contentItem.children[0];
            tryVerify(() => other.y - raised.y >= hand.rise - 0.5);
            compare(hand.cardItem(1).Accessible.checked, true);
        }
        function test_arrowsAndEnter(): void {
            deal(3);
            hand.forceActiveFocus(Qt.TabFocusReason);
            tryVerify(() => hand.cardItem(0).activeFocus);
            keyClick(Qt.Key_Right);
            verify(hand.cardItem(1).activeFocus);
            keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Right);
            verify(hand.cardItem(2).activeFocus, "the last one is the end");
            keyClick(Qt.Key_Return);
            compare(chosen.signalArguments[0][0], 2);
        }
        function test_allFit_data(): var {
            return [1, 2, 3, 4, 5, 6].map(count => ({
                        tag: count + " cards",
                        count: count
                    }));
        }
        function test_allFit(data: var): void {
            deal(data.count);
            let before = -1000;
            for (let i = 0; i < data.count; ++i) {
                const card = hand.cardItem(i);
                verify(card.x >= -0.01 && card.x + card.width <= hand.width + 0.01, "card " + i);
                verify(card.x - before >= 48, "enough of it to be touched");
                before = card.x;
            }
            // in the middle of their place
            fuzzyCompare(hand.cardItem(0).x, hand.width - hand.cardItem(data.count - 1).x - 66, 0.01);
        }
        function test_liftedCoversNoFigure_data(): var {
            return [0, 2, 4].map(row => ({
                        tag: "card " + row,
                        row: row
                    }));
        }
        function test_liftedCoversNoFigure(data: var): void {
            deal(6, {
                row: data.row,
                chosen: true
            });
            tryCompare(hand, "lifted", data.row);
            const next = hand.cardItem(data.row + 1);
            tryVerify(() => next.x - hand.cardItem(data.row).x >= hand.cardWidth - 0.01);
            for (let i = 1; i < 6; ++i)
                verify(hand.cardItem(i).x - hand.cardItem(i - 1).x >= 48 - 0.01, "enough of card " + (i - 1));
            fuzzyCompare(hand.cardItem(5).x + 66, hand.width, 0.01);
        }
        function test_whatMayNotBeChosenIsPale(): void {
            deal(3, {
                row: 1,
                playable: false
            });
            compare(hand.cardItem(1).pale, true);
            compare(hand.cardItem(0).pale, false);
            hand.choosing = false;
            compare(hand.cardItem(1).pale, false);
            hand.choosing = true;
        }
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A board on the table: what a tap on it means, what it shows, and what may be dropped on it.
import QtQuick
import QtTest
import MedievalAcademy
import MedievalAcademy.Artwork
import TableTests

Item {
    id: root

    width: 900
    height: 420

    Shelf {
        id: shelf
    }
    Item {
        id: layer

        anchors.fill: parent
        z: 10
    }
    Repeater {
        id: boards

        model: shelf.boards

        BoardView {
            x: 10 + board * 250
            y: 10
            width: 226
            visible: board < 3
        }
    }
    Hand {
        id: hand

        x: 20
        y: 290
        width: 400
        cards: shelf.hand
        cardWidth: 66
        dragLayer: layer
    }
    SignalSpy {
        id: chosen

        signalName: "boardChosen"
    }
    SignalSpy {
        id: closer

        signalName: "closerRequested"
    }
    SignalSpy {
        id: dropped

        signalName: "cardDropped"
    }

    TestCase {
        name: "BoardView"
        when: windowShown

        function initTestCase(): void {
            tryVerify(() => boards.count === 7);
            for (const spy of [chosen, closer, dropped])
                spy.target = boards.itemAt(1);
        }
        function init(): void {
            Look.reducedMotion = false;
            shelf.setBoard(1, {
                glows: false,
                lit: false,
                reason: "",
                scores: false,
                noteTitle: "",
                chosen: false
            });
            shelf.setHand([
                {
                    kind: 1,
                    value: 4
                },
                {
                    kind: 4,
                    value: 2,
                    boards: [1]
                }
            ]);
            chosen.clear();
            closer.clear();
            dropped.clear();
        }
        function texts(item: Item): list<string> {
            const found = item instanceof Text && item.visible ? [item.text] : [];
            for (const child of item.children)
                found.push(...texts(child));
            return found;
        }
        function collect(item: Item, wanted: var): var {
            const found = item.visible && wanted(item) ? [item] : [];
            for (const child of item.children)
                found.push(...collect(child, wanted));
            return found;
        }
        function seals(item: Item): var {
            const found = item instanceof CheckSeal && item.visible ? [item] : [];
            for (const child of item.children)
                found.push(...seals(child));
            return found;
        }

        // Of ranks with one figure each stands as far from the next as below every other board.
        function test_ranksStandAtOneDistance_data(): list<var> {
            const rows = [];
            for (const width of [200, 218, 226, 280])
                for (const [tag, pays, squares] of [["points", [3, 2, 1, 0, 0], false], ["losses", [0, 0, 0, -1, -3], false], ["squares", [3, 2, 1, 0, 0], true]])
                    rows.push({
                        tag: tag + " below " + width,
                        width: width,
                        pays: pays,
                        squares: squares
                    });
            return rows;
        }
        function test_ranksStandAtOneDistance(data: var): void {
            const board = boards.itemAt(1);
            board.width = data.width;
            shelf.setBoard(1, {
                ranking: data.pays.map((pays, seat) => ({
                            seat: seat,
                            rankText: String(seat + 1),
                            pays: pays,
                            paysText: String(pays),
                            worded: false,
                            squares: data.squares && pays > 0
                        }))
            });
            const foot = collect(board, item => item instanceof BoardFootRanks)[0];
            const discs = collect(foot, item => item instanceof Disc).map(disc => disc.mapToItem(foot, 0, 0, disc.width, disc.height));
            compare(discs.length, 5);
            const steps = discs.slice(1).map((disc, i) => disc.x - discs[i].x);
            verify(Math.max(...steps) - Math.min(...steps) <= 1, "steps " + steps);
            const figures = collect(foot, item => item instanceof Text && item.text !== "" && item.text !== "0");
            verify(figures.length >= 2);
            for (const figure of figures) {
                verify(figure.font.pixelSize >= Math.min(Look.bodySize, data.width * 0.07), "as large as can be read: " + figure.font.pixelSize);
                const right = figure.mapToItem(foot, figure.width, 0).x;
                verify(right <= data.width + 0.5);
                verify(discs.every(disc => disc.x + 1 >= right || disc.right <= right), figure.text + " touches the next disc");
            }
            board.width = 226;
        }
        // The gold of a chosen board ends above its ranks.
        function test_theFrameLeavesTheRanksInSight(): void {
            const board = boards.itemAt(1);
            shelf.setBoard(1, {
                glows: true,
                chosen: true
            });
            const foot = collect(board, item => item instanceof BoardFootRanks)[0];
            const mounts = findChild(board, "mounts");
            tryVerify(() => mounts.visible);
            const top = () => Math.min(...collect(foot, item => item instanceof Disc).map(disc => disc.mapToItem(board, 0, 0).y));
            tryVerify(() => Math.abs(mounts.mapToItem(board, 0, 0).x + 0.01 * board.width + Plans.over * board.width) < 2, 2000, "raised");
            verify(mounts.mapToItem(board, 0, mounts.height).y <= top() + 1, "the frame ends at " + mounts.mapToItem(board, 0, mounts.height).y + ", ranks begin at " + top());
        }
        function test_tapShowsItCloser(): void {
            mouseClick(boards.itemAt(1));
            compare(closer.count, 1);
            compare(chosen.count, 0);
        }
        function test_tapChoosesWhatGlows(): void {
            shelf.setBoard(1, {
                glows: true
            });
            mouseClick(boards.itemAt(1));
            compare(chosen.count, 1);
            compare(chosen.signalArguments[0][0], 1);
            compare(closer.count, 0);
        }
        function test_chosenDiffersFromWhatMayBe(): void {
            const mounts = findChild(boards.itemAt(1), "mounts");
            shelf.setBoard(1, {
                glows: true
            });
            verify(!mounts.visible);
            shelf.setBoard(1, {
                glows: true,
                chosen: true
            });
            verify(mounts.visible);
        }
        // A thin line where the board is one of many that may be chosen, and none where it has been; the seal of what is chosen lies
        // on the board and not on that line.
        function test_outlineIsSeenWhereItIsDrawn(): void {
            const board = boards.itemAt(1);
            const outline = findChild(board, "outline");
            board.oneOfMany = true;
            compare(outline.border.width, 2);
            for (const chosen of [false, true, false]) {
                shelf.setBoard(1, {
                    glows: true,
                    chosen: chosen
                });
                compare(outline.visible, !chosen);
                compare(seals(board).length, chosen ? 1 : 0);
            }
            board.oneOfMany = false;
            verify(!outline.visible);
        }
        function test_litKeepsItsNumbersInWhite(): void {
            const numbers = numbersOf(boards.itemAt(1));
            shelf.setBoard(1, {
                glows: true
            });
            compare(numbers.frameColor, Look.onfield, "they stand on the pigment, not on gold");
        }
        function test_tapShowsWhatIsOnlyLitCloser(): void {
            shelf.setBoard(1, {
                glows: true,
                choosable: false
            });
            mouseClick(boards.itemAt(1));
            compare(closer.count, 1);
            compare(chosen.count, 0);
        }
        function test_tapAsksWhyNot(): void {
            shelf.setBoard(1, {
                reason: "your disc is on 12 and cannot move"
            });
            mouseClick(boards.itemAt(1));
            compare(chosen.count, 1);
        }
        function test_holdingShowsItCloser(): void {
            shelf.setBoard(1, {
                glows: true
            });
            mousePress(boards.itemAt(1));
            tryCompare(closer, "count", 1, 3000);
            mouseRelease(boards.itemAt(1));
            compare(chosen.count, 0);
        }
        function test_enterPresses(): void {
            shelf.setBoard(1, {
                glows: true
            });
            boards.itemAt(1).forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Return);
            compare(chosen.count, 1);
        }
        function numbersOf(item: Item): SquareNumbers {
            if (item instanceof SquareNumbers)
                return item;
            for (const child of item.children) {
                const found = numbersOf(child);
                if (found)
                    return found;
            }
            return null;
        }
        function test_everySquareHasItsNumber_data(): var {
            return [
                {
                    tag: "ring",
                    board: 1,
                    squares: 20
                },
                {
                    tag: "stair",
                    board: 4,
                    squares: 12
                }
            ];
        }
        function test_everySquareHasItsNumber(data: var): void {
            const numbers = numbersOf(findChild(boards.itemAt(1).parent, "board" + data.board));
            compare(numbers.places.length, data.squares + 1);
            verify(numbers.pixelSize >= 12);
        }
        function test_noteStandsOverThePoints(): void {
            verify(!texts(boards.itemAt(1)).includes("2nd: +2"));
            shelf.setBoard(1, {
                noteTitle: "2nd: +2",
                noteSub: "now 3rd: +1"
            });
            tryVerify(() => texts(boards.itemAt(1)).includes("2nd: +2"));
        }
        // The boards over which light sweeps.
        function swept(): list<int> {
            return [0, 1, 2].filter(board => findChild(boards.itemAt(board), "sweep").visible);
        }
        function test_lightSweepsOnceOverNewGold_data(): var {
            return [
                {
                    tag: "it may be chosen",
                    what: "glows"
                },
                {
                    tag: "it scores now",
                    what: "lit"
                }
            ];
        }
        function test_lightSweepsOnceOverNewGold(data: var): void {
            const sweep = findChild(boards.itemAt(1), "sweep");
            const places = [];
            const note = () => places.push(sweep.x);
            sweep.xChanged.connect(note);
            compare(swept(), []);
            shelf.setBoard(1, {
                [data.what]: true
            });
            compare(swept(), [1]);
            tryVerify(() => swept().length === 0);
            verify(places.length > 2 && places[places.length - 1] > places[0], "from the left to the right: " + places);
            places.length = 0;
            shelf.setBoard(1, {
                chosen: true
            });
            compare(swept(), [], "it had its gold before");
            compare(places.length, 0);
            shelf.setBoard(1, {
                chosen: false,
                [data.what]: false
            });
            compare(swept(), []);
            shelf.setBoard(1, {
                [data.what]: true
            });
            compare(swept(), [1], "as often as it comes");
            shelf.setBoard(1, {
                [data.what]: false
            });
            compare(swept(), [], "without gold no light");
            sweep.xChanged.disconnect(note);
        }
        function test_noLightSweepsOverOtherBoards(): void {
            shelf.setBoard(1, {
                scores: true,
                resets: true,
                reason: "your disc is on 12 and cannot move"
            });
            compare(swept(), []);
        }
        function test_noLightSweepsWhereNothingMoves(): void {
            Look.reducedMotion = true;
            shelf.setBoard(1, {
                glows: true
            });
            compare(swept(), []);
            Look.reducedMotion = false;
            compare(swept(), [], "it does not make up for it");
        }
        function test_lightStops_data(): var {
            return [
                {
                    tag: "when less motion is wanted",
                    stop: on => Look.reducedMotion = on
                },
                {
                    tag: "when nobody sees it",
                    stop: on => boards.itemAt(1).visible = !on
                }
            ];
        }
        function test_lightStops(data: var): void {
            shelf.setBoard(1, {
                glows: true
            });
            compare(swept(), [1]);
            data.stop(true);
            data.stop(false);
            compare(swept(), [], "for good");
        }
        function test_noLightIsKeptForLater(): void {
            boards.itemAt(1).visible = false;
            shelf.setBoard(1, {
                glows: true
            });
            boards.itemAt(1).visible = true;
            compare(swept(), []);
        }
        function test_cardIsDropped(): void {
            const card = hand.cardItem(1);
            const lying = findChild(card, "lying");
            const low = lying.mapToItem(card, 0, 0);
            const target = boards.itemAt(1);
            const choose = () => shelf.setHand([
                    {
                        kind: 1,
                        value: 4
                    },
                    {
                        kind: 4,
                        value: 2,
                        boards: [1],
                        chosen: true
                    }
                ]);
            target.cardDropped.connect(choose);
            const to = card.mapFromItem(target, target.width / 2, target.height / 2);
            mousePress(card, card.width / 2, card.height / 2);
            mouseMove(card, card.width / 2 + 20, card.height / 2 - 20);
            mouseMove(card, card.width / 2 + 40, card.height / 2 - 40);
            compare(card.dragged, true);
            const outline = findChild(target, "outline");
            target.oneOfMany = true;
            const other = boards.itemAt(0);
            const beside = card.mapFromItem(other, other.width / 2, other.height / 2);
            mouseMove(card, beside.x, beside.y);
            tryVerify(() => findChild(other, "drop").containsDrag);
            verify(!findChild(other, "mounts").visible, "it is not played there");
            verify(outline.visible);
            mouseMove(card, to.x, to.y);
            tryVerify(() => findChild(target, "drop").containsDrag);
            verify(findChild(target, "mounts").visible);
            verify(!outline.visible, "as it will be when the card is let go");
            target.oneOfMany = false;
            mouseRelease(card, to.x, to.y);
            compare(dropped.count, 1);
            compare(dropped.signalArguments[0][0], 1);
            compare(dropped.signalArguments[0][1], 1);
            compare(card.dragged, false);
            target.cardDropped.disconnect(choose);
            tryVerify(() => Math.abs(lying.mapToItem(card, 0, 0).y - (low.y - card.rise)) < 0.01, 1000, "it lies higher where it lay");
            compare(lying.mapToItem(card, 0, 0).x, low.x);
        }
    }
}

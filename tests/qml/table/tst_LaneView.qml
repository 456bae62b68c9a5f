// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A board as a lane: each disc on it stands on its square and is seen, none lies over the name, and numbers can be read.
import QtQuick
import QtTest
import MedievalAcademy
import MedievalAcademy.Artwork
import TableTests

Item {
    id: root

    width: 360
    height: 60

    Shelf {
        id: shelf
    }
    Repeater {
        id: lanes

        model: shelf.boards

        LaneView {
            width: 360
            visible: board === 1
            // As lanes do. Qt takes it for doubleClicked, as it counts signals modulo 64, and has no click for a second tap then.
            onCardDropped: {}
        }
    }
    SignalSpy {
        id: chosen

        signalName: "boardChosen"
    }
    SignalSpy {
        id: closer

        signalName: "closerRequested"
    }

    TestCase {
        name: "LaneView"
        when: windowShown

        function initTestCase(): void {
            tryVerify(() => lanes.count === 7);
            chosen.target = lanes.itemAt(1);
            closer.target = lanes.itemAt(1);
        }
        function init(): void {
            Look.textScale = 1;
            chosen.clear();
            closer.clear();
            shelf.setBoard(1, {
                glows: false
            });
        }
        function collect(item: Item, wanted: var): var {
            const found = wanted(item) ? [item] : [];
            for (const child of item.children)
                found.push(...collect(child, wanted));
            return found;
        }
        function discs(): var {
            return collect(lanes.itemAt(1), item => item instanceof LaneDisc);
        }

        // A Scroll that still lies on King's Service lies on its square, and above nothing that can be read.
        function test_scrollsLieOnTheirSquares(): void {
            const lane = lanes.itemAt(1);
            const [track] = collect(lane, item => item instanceof LaneTrack);
            const scrolls = () => collect(track, item => item instanceof Drawing && item.name === "scroll");
            compare(scrolls().length, 0);
            lane.scrolls = [6, 12];
            compare(scrolls().length, 2);
            const [six, twelve] = scrolls();
            verify(six.width >= 16, six.width);
            tryVerify(() => six.height > 0 && twelve.height > 0, 20000, "drawn");
            const places = [six, twelve].map(scroll => scroll.mapToItem(lane, 0, 0, scroll.width, scroll.height));
            verify(places.every(place => place.y >= 0 && place.bottom <= lane.height && place.right <= lane.width), places);
            lane.scrolls = [12];
            compare(scrolls().length, 1);
            lane.scrolls = [];
        }
        // The board whose bonus is moved is lit, and does not look chosen among those that it may be moved on.
        function test_whereABonusComesFromDoesNotLookChosen(): void {
            const lane = lanes.itemAt(1);
            const [ground] = collect(lane, item => item instanceof LaneGround);
            shelf.setBoard(1, {
                lit: true
            });
            verify(ground.golden && ground.lightened);
            lane.bonusAsked = true;
            verify(ground.golden && !ground.lightened);
            lane.bonusAsked = false;
            shelf.setBoard(1, {
                lit: false
            });
            verify(!ground.golden);
        }
        // Whoever bets for two squires may choose the same board again at once.
        function test_tapsInQuickSuccession(): void {
            shelf.setBoard(1, {
                choosable: true,
                glows: true
            });
            for (let taps = 1; taps <= 3; ++taps) {
                const touch = touchEvent(lanes.itemAt(1));
                touch.press(1, lanes.itemAt(1)).commit();
                touch.release(1, lanes.itemAt(1)).commit();
                compare(chosen.count, taps);
            }
            mouseDoubleClickSequence(lanes.itemAt(1));
            compare(chosen.count, 5);
        }
        function test_discsStandOnTheirSquares_data(): var {
            return [
                {
                    tag: "neighbours",
                    discs: [5, 6, 7, 8, 9]
                },
                {
                    tag: "at the end",
                    discs: [20, 19, 18, 17, 16]
                },
                {
                    tag: "stacks beside each other",
                    discs: [3, 3, 3, 4, 4]
                },
                {
                    tag: "from the start",
                    discs: [0, 1, 2, 0, 1]
                },
                {
                    tag: "second lap",
                    discs: [23, 4, 5, 24, 1]
                }
            ];
        }
        function test_discsStandOnTheirSquares(data: var): void {
            Look.reducedMotion = true;
            shelf.setDiscs(1, data.discs);
            tryVerify(() => {
                const places = discs().filter(one => one.square > 0);
                const step = places[0].scaleOfSquares.step;
                for (const one of places) {
                    for (const other of places) {
                        if (Math.abs(other.x - one.x - (other.square - one.square) * step) > 0.01)
                            return false;
                        // One on the other, all to be seen, and the better rank before the other.
                        if (one.square === other.square && one.covering < other.covering && (one.y - other.y < 2 || one.z >= other.z))
                            return false;
                        if (one.progress < other.progress && one.z >= other.z)
                            return false;
                    }
                }
                return true;
            });
            compare(discs().length, 5);
            Look.reducedMotion = false;
        }
        function test_neighboursAreSeen_data(): var {
            return [
                {
                    tag: "in the middle",
                    discs: [9, 10, 11, 12, 13]
                },
                {
                    tag: "at the end",
                    discs: [20, 19, 18, 17, 16]
                },
                {
                    tag: "two by two",
                    discs: [8, 9, 14, 15, 20]
                }
            ];
        }
        function test_neighboursAreSeen(data: var): void {
            Look.reducedMotion = true;
            shelf.setDiscs(1, data.discs);
            tryVerify(() => discs().length === 5 && discs().every(one => discs().every(other => one === other || Math.hypot(one.x - other.x, one.y - other.y) >= 0.55 * one.face)));
            Look.reducedMotion = false;
        }
        function test_discsStayBelowTheName_data(): var {
            return [
                {
                    tag: "alone",
                    discs: [0, 1, 2, 3, 4]
                },
                {
                    tag: "all at the start",
                    discs: [0, 0, 0, 0, 0]
                },
                {
                    tag: "with large letters",
                    discs: [0, 0, 1, 2, 3],
                    text: 2
                },
                {
                    tag: "stacks",
                    discs: [1, 1, 1, 2, 2]
                }
            ];
        }
        function test_discsStayBelowTheName(data: var): void {
            Look.textScale = data.text ?? 1;
            Look.reducedMotion = true;
            shelf.setDiscs(1, data.discs);
            const lane = lanes.itemAt(1);
            const name = collect(lane, item => item instanceof Text && item.text === lane.name)[0];
            verify(name !== undefined);
            const line = name.mapToItem(lane, 0, name.baselineOffset).y;
            const end = name.mapToItem(lane, name.paintedWidth, 0).x;
            tryVerify(() => discs().every(one => {
                    const place = one.mapToItem(lane, 0, 0);
                    // Of a stack each disc is seen.
                    return place.x - one.face / 2 >= end || place.y - one.face / 2 >= line - 2.01 * one.covering;
                }));
            Look.reducedMotion = false;
        }
        // Large letters: below the longest letters of the name there is air, and in a wide lane, where the name stands before the
        // track, discs have the height.
        function test_largeLettersLeaveDiscsTheirRoom_data(): var {
            const rows = [];
            for (const width of [360, 680, 800])
                for (const spare of [0, 14])
                    for (const words of ["", "2nd · chooses second"])
                        rows.push({
                            tag: width + " wide, " + spare + " to spare" + (words ? ", with words" : ""),
                            width: width,
                            spare: spare,
                            words: words
                        });
            return rows;
        }
        function test_largeLettersLeaveDiscsTheirRoom(data: var): void {
            const lane = lanes.itemAt(1);
            Look.textScale = 2;
            Look.reducedMotion = true;
            lane.width = data.width;
            lane.longest = Math.max(...collect(root, item => item instanceof LaneView).map(one => one.spelled));
            lane.spare = data.spare;
            shelf.setDiscs(1, [0, 0, 1, 2, 3]);
            shelf.setBoard(1, {
                ownRankText: "2nd",
                noteTitle: data.words.replace(" ·", ":"),
                noteRank: "2nd",
                notePays: "chooses second",
                noteWorded: data.words !== ""
            });
            compare(lane.abreast, data.width > 600);
            const name = collect(lane, item => item instanceof Text && item.visible && item.text === lane.name);
            compare(name.length, 1);
            verify(!name[0].truncated);
            const foot = name[0].mapToItem(lane, 0, name[0].baselineOffset + 0.25 * name[0].fontInfo.pixelSize).y;
            const end = name[0].mapToItem(lane, name[0].paintedWidth, 0).x;
            tryVerify(() => discs().every(one => {
                    const place = one.mapToItem(lane, 0, 0);
                    return place.x - one.face / 2 >= end || place.y - one.face / 2 >= foot + 2 - 2.01 * one.covering;
                }));
            for (const one of discs()) {
                verify(one.mapToItem(lane, 0, 0).y - 0.54 * one.face >= 2, "in the lane");
                verify(one.face >= (data.width > 600 ? 0.35 : 0.25) * lane.implicitHeight, "discs of " + one.face + " in a lane " + lane.implicitHeight + " high");
            }
            if (data.words) {
                const told = collect(lane, item => item instanceof Text && item.visible && item.text === data.words);
                compare(told.length, 1);
                verify(!told[0].truncated);
                verify(told[0].fontInfo.pixelSize >= 12);
                verify(told[0].mapToItem(lane, 0, told[0].contentHeight).y <= lane.implicitHeight - 3);
                if (lane.abreast)
                    verify(told[0].mapToItem(lane, told[0].contentWidth, 0).x + 4 <= Math.min(...discs().map(one => one.mapToItem(lane, -one.face / 2, 0).x)));
            }
            lane.width = 360;
            lane.longest = 0;
            lane.spare = 0;
            shelf.setBoard(1, {
                ownRankText: "",
                noteTitle: "",
                noteRank: "",
                notePays: "",
                noteWorded: false
            });
            Look.reducedMotion = false;
        }
        function test_ownDiscIsBeforeTheOthersAtTheStart(): void {
            shelf.setDiscs(1, [0, 0, 0, 0, 0]);
            tryVerify(() => discs().every(one => one.square === 0));
            const own = discs().find(one => one.own);
            for (const other of discs())
                verify(other === own || other.z < own.z);
        }
        // The frame of what is chosen leaves the rank and the pay free, and what is told is large enough to read.
        function test_theFrameCoversNothing(): void {
            const lane = lanes.itemAt(1);
            shelf.setBoard(1, {
                chosen: true,
                glows: true,
                noteTitle: "1er: +3 cases",
                noteRank: "1er",
                notePays: "+3 cases",
                noteWorded: false
            });
            const answer = collect(lane, item => item instanceof LaneAnswer)[0];
            tryVerify(() => answer.visible);
            waitForRendering(answer);
            const end = answer.mapToItem(lane, (answer.width + answer.contentWidth) / 2, 0).x;
            verify(end <= lane.width - 3 - Look.decidedLine - 2, "ends at " + end + " of " + lane.width);
            verify(answer.fontInfo.pixelSize >= 14, "letters of " + answer.fontInfo.pixelSize);
            shelf.setBoard(1, {
                chosen: false,
                glows: false,
                noteTitle: "",
                noteRank: "",
                notePays: ""
            });
        }
        function test_whatACardWouldBringStandsInTheColumn_data(): var {
            return [
                {
                    tag: "rank and pay, in two lines",
                    rank: "2nd",
                    pays: "+2",
                    told: "2nd\n+2"
                },
                {
                    tag: "squares to move",
                    rank: "1st",
                    pays: "+3 sq.",
                    told: "1st\n+3 sq."
                },
                {
                    tag: "squares to move, in French",
                    rank: "2e",
                    pays: "+2 cases",
                    told: "2e\n+2 cases"
                },
                {
                    tag: "words, beside the name",
                    rank: "1st",
                    pays: "takes two coats",
                    words: true,
                    told: "1st · takes two coats"
                }
            ];
        }
        function test_whatACardWouldBringStandsInTheColumn(data: var): void {
            shelf.setBoard(1, {
                noteTitle: data.rank + ": " + data.pays,
                noteRank: data.rank,
                notePays: data.pays,
                noteWorded: data.words ?? false
            });
            const told = () => collect(lanes.itemAt(1), item => item instanceof Text && item.visible && item.text === data.told);
            tryVerify(() => told().length === 1);
            compare(told()[0].lineCount, data.told.split("\n").length);
            verify(!told()[0].truncated);
            const place = told()[0].mapToItem(lanes.itemAt(1), 0, 0);
            verify(place.x >= 0 && place.x + told()[0].width <= lanes.itemAt(1).width);
            shelf.setBoard(1, {
                noteTitle: "",
                noteRank: "",
                notePays: "",
                noteWorded: false
            });
        }
        function test_numbersCanBeRead(): void {
            shelf.setDiscs(1, [5, 6, 7, 8, 20]);
            for (const square of [5, 6, 7, 8, 20]) {
                tryVerify(() => collect(lanes.itemAt(1), item => item instanceof Text && item.text === String(square)).length === 1);
                const number = collect(lanes.itemAt(1), item => item instanceof Text && item.text === String(square))[0];
                verify(number.font.pixelSize >= 12);
            }
            const numbers = collect(lanes.itemAt(1), item => item instanceof Text && item.visible && /^[0-9]+$/.test(item.text) && item.font.pixelSize === Look.squareNumberSize).sort((one, other) => one.x - other.x);
            verify(numbers.length >= 5);
            for (let i = 1; i < numbers.length; ++i)
                verify(numbers[i].x - numbers[i - 1].x - numbers[i - 1].width >= 4, numbers[i - 1].text + " and " + numbers[i].text);
        }
        // Also where its frame is golden; with more height than needed farther.
        function test_numbersStandClearOfTheEdge(): void {
            const lane = lanes.itemAt(1);
            shelf.setDiscs(1, [0, 6, 7, 8, 20]);
            for (const [spare, air] of [[0, 3], [4, 4], [12, 6]]) {
                lane.spare = spare;
                const ground = collect(lane, item => item instanceof LaneGround)[0];
                const numbers = collect(lane, item => item instanceof Text && item.visible && /^[0-9]+$/.test(item.text) && item.font.pixelSize === Look.squareNumberSize);
                verify(numbers.length >= 5);
                const edge = ground.mapToItem(lane, 0, ground.height).y;
                for (const number of numbers) {
                    const foot = number.mapToItem(lane, 0, number.baselineOffset).y;
                    verify(edge - foot >= air - 0.01, number.text + " stands " + (edge - foot) + " from the edge, of " + spare + " to spare");
                }
            }
            lane.spare = 0;
        }
        // Where one lane has the height of nearly two, the track stands in the middle below the name.
        function test_theTrackStandsInTheMiddle(): void {
            const lane = lanes.itemAt(1);
            lane.spare = 44;
            shelf.setDiscs(1, [0, 6, 7, 8, 20]);
            const name = collect(lane, item => item instanceof Text && item.visible && item.text === lane.name)[0];
            const foot = name.mapToItem(lane, 0, name.baselineOffset).y;
            const number = collect(lane, item => item instanceof Text && item.visible && item.text === "20")[0];
            const end = number.mapToItem(lane, 0, number.baselineOffset).y;
            const top = Math.max(...discs().map(one => one.mapToItem(lane, 0, -one.face / 2).y));
            const below = lane.implicitHeight - end;
            verify(Math.abs(top - foot - below) <= 8, (top - foot) + " above, " + below + " below");
            lane.spare = 0;
        }
        function test_tap(): void {
            mouseClick(lanes.itemAt(1));
            compare(closer.count, 1);
            shelf.setBoard(1, {
                glows: true
            });
            mouseClick(lanes.itemAt(1));
            compare(chosen.count, 1);
            compare(chosen.signalArguments[0][0], 1);
            shelf.setBoard(1, {
                glows: true,
                choosable: false
            });
            mouseClick(lanes.itemAt(1));
            compare(chosen.count, 1);
            compare(closer.count, 2);
        }
        function test_growsWithTheText(): void {
            verify(lanes.itemAt(1).implicitHeight >= 48);
            const before = lanes.itemAt(1).implicitHeight;
            Look.textScale = 2;
            verify(lanes.itemAt(1).implicitHeight > before + 10);
        }
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Squires: what their panels and chips show, and that no name is cut.
import QtQuick
import QtTest
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Model
import TableTests

Item {
    id: root

    width: 760
    height: 320

    Shelf {
        id: shelf
    }
    Repeater {
        id: panels

        model: shelf.squires

        SquirePanel {
            x: 10 + seat * 150
            y: 20
            width: 142
            places: 4
        }
    }
    Repeater {
        id: chips

        model: shelf.squires

        SquireChip {
            x: 5 + seat * 70
            y: 240
            width: 68
            height: 50
        }
    }
    SquireStrip {
        id: strip

        height: implicitHeight
        squires: shelf.squires
        viewSeat: 0
    }
    // As wide as on a phone.
    Column {
        width: 292

        Repeater {
            id: ranks

            model: shelf.boards

            SquireRank {
                width: parent.width
                seat: 1
            }
        }
    }
    SignalSpy {
        id: closer

        signalName: "closerRequested"
    }

    TestCase {
        name: "Squires"
        when: windowShown

        function drawings(item: Item): list<string> {
            const found = item instanceof Drawing ? [item.name] : [];
            for (const child of item.children)
                found.push(...drawings(child));
            return found;
        }
        function test_betOnAKnight(): void {
            shelf.setSquire(2, {
                bet: "black-knight"
            });
            for (const squires of [panels, chips])
                verify(drawings(squires.itemAt(2)).includes("ringed-black-knight"));
            shelf.setSquire(2, {
                bet: ""
            });
        }
        // Where four squires share the width of a phone, Excalibur and the bet stand beside the face, not on it.
        function test_signsLeaveTheFaceFree_data(): list<var> {
            return [
                {
                    tag: "another's turn",
                    deciding: false
                },
                {
                    tag: "its turn",
                    deciding: true
                }
            ];
        }
        function test_signsLeaveTheFaceFree(data: var): void {
            const chip = chips.itemAt(1);
            chip.width = 86;
            chip.height = 55;
            shelf.setSquire(1, {
                bet: "quests",
                coatCount: 12,
                deciding: data.deciding,
                holdsExcalibur: true
            });
            const face = collect(chip, part => part instanceof Bust)[0];
            const signs = collect(chip, part => part.objectName === "sign");
            compare(signs.length, 2);
            for (const sign of signs) {
                verify(sign.x >= 0);
                verify(sign.x + sign.width <= face.x + 3, "the sign ends at " + (sign.x + sign.width) + ", the face begins at " + face.x);
            }
            const coats = findChild(chip, "coats");
            verify(coats.mapToItem(chip, coats.width, 0).x <= chip.width, "its coats end at " + coats.mapToItem(chip, coats.width, 0).x);
            chip.width = 68;
            chip.height = 50;
            shelf.setSquire(1, {
                bet: "",
                coatCount: 0
            });
        }
        function initTestCase(): void {
            tryVerify(() => panels.count === 5);
            closer.target = panels.itemAt(1);
        }
        function collect(item: Item, wanted: var): var {
            const found = item.visible && wanted(item) ? [item] : [];
            for (const child of item.children)
                found.push(...collect(child, wanted));
            return found;
        }
        function cleanup(): void {
            Look.textScale = 1;
            shelf.setSquire(1, {
                name: "Dario",
                holdsExcalibur: false,
                hasChosen: false,
                deciding: false
            });
        }

        function test_noNameIsCut_data(): var {
            const rows = [];
            for (const scale of [1, 1.3])
                for (const name of ["Brunehaut", "Guenièvre", "Maximilien", "Bernadette"])
                    rows.push({
                        tag: name + " at " + scale,
                        name: name,
                        scale: scale
                    });
            return rows;
        }
        function test_noNameIsCut(data: var): void {
            Look.textScale = data.scale;
            shelf.setSquire(1, {
                name: data.name
            });
            for (const item of [panels.itemAt(1), chips.itemAt(1)]) {
                const shown = collect(item, part => part instanceof Text && part.text === data.name);
                compare(shown.length, 1);
                verify(!shown[0].truncated, data.name);
                verify(shown[0].contentWidth <= shown[0].width + 1, data.name + " is wider than its place");
                verify(shown[0].fontInfo.pixelSize >= 12, data.name + " at " + shown[0].fontInfo.pixelSize);
            }
        }
        // Where names with the colours of a player's two squires are too long even in smaller letters, all are told without these, as
        // large as usual: the faces show the colours. On a phone they fit, as the questions say "Ana (bleu)" as well.
        function test_namesWithColours_data(): list<var> {
            return [[360, true, Look.labelSize], [446, false, 12], [600, false, Look.labelSize]].map(([width, shortened, least]) => ({
                        tag: "in a row of " + width,
                        width: width,
                        shortened: shortened,
                        least: least
                    }));
        }
        function test_namesWithColours(data: var): void {
            const names = ["Ana (bleu)", "Bruno (jaune)", "Ana (vert)", "Bruno (rouge)", "Bruno (noir)"];
            const before = names.map((name, seat) => strip.squireItem(seat).name);
            names.forEach((name, seat) => shelf.setSquire(seat, {
                    name: name,
                    brief: name.split(" ")[0]
                }));
            strip.width = data.width;
            tryCompare(strip, "shortened", data.shortened);
            names.forEach((name, seat) => {
                const wanted = data.shortened ? name.split(" ")[0] : name;
                const shown = collect(strip.squireItem(seat), part => part instanceof Text && part.text === wanted);
                compare(shown.length, 1, name);
                verify(!shown[0].truncated);
                verify(shown[0].fontInfo.pixelSize >= data.least, name + " at " + shown[0].fontInfo.pixelSize);
            });
            before.forEach((name, seat) => shelf.setSquire(seat, {
                    name: name,
                    brief: name
                }));
            strip.width = 0;
        }
        // With five squires on a desktop of 900 a panel has 159, and its face is still large.
        function test_aLowPanelHasALargeFace_data(): var {
            return [1, 1.15].map(scale => ({
                        tag: "text at " + scale,
                        scale: scale
                    }));
        }
        function test_aLowPanelHasALargeFace(data: var): void {
            Look.textScale = data.scale;
            const panel = panels.itemAt(1);
            panel.width = 168 * data.scale;
            verify(panel.beside);
            tryVerify(() => panel.implicitHeight <= 157);
            const face = collect(panel, part => part instanceof Bust)[0];
            tryVerify(() => face.width >= 60, 2000, "it is " + face.width);
            shelf.setSquire(1, {
                coatCount: 2,
                score: -12
            });
            verify(!panel.beside);
            compare(collect(panel, part => part instanceof Text && part.text === "−12").length, 1);
            tryVerify(() => panel.implicitHeight <= 159);
            shelf.setSquire(1, {
                coatCount: 0
            });
            panel.width = 142;
        }
        // On a phone as well points are told wherever they are open, and how many coats there are always.
        function test_aChipTellsPointsAndCoats_data(): var {
            return [1, 1.3, 2].map(scale => ({
                        tag: "letters " + scale,
                        scale: scale
                    }));
        }
        function test_aChipTellsPointsAndCoats(data: var): void {
            Look.textScale = data.scale;
            const chip = chips.itemAt(1);
            chip.height = 1 + 37 * Look.signScale + Look.labelSize * 1.25;
            shelf.setSquire(1, {
                coatCount: 13,
                score: -4,
                scoreHidden: false
            });
            compare(findChild(chip, "points").text, "−4");
            verify(findChild(chip, "points").visible);
            compare(findChild(chip, "coats").text, "13");
            for (const name of ["points", "coats"]) {
                const number = findChild(chip, name);
                const end = number.mapToItem(chip, number.contentWidth, 0).x;
                verify(end <= chip.width, name + " end at " + end);
            }
            shelf.setSquire(1, {
                scoreHidden: true
            });
            verify(!findChild(chip, "points").visible);
            compare(findChild(chip, "coats").text, "13");
            shelf.setSquire(1, {
                coatCount: 0,
                score: 0,
                scoreHidden: false
            });
            chip.height = 50;
        }
        // Two zeros, one over the other, say nothing: without coats there are no points, and a sum of 0 says that it is points.
        function test_noZeroIsUnexplained_data(): var {
            return [1, 1.3, 2].map(scale => ({
                        tag: "letters " + scale,
                        scale: scale
                    }));
        }
        function test_noZeroIsUnexplained(data: var): void {
            Look.textScale = data.scale;
            const chip = chips.itemAt(1);
            chip.height = 1 + 37 * Look.signScale + Look.labelSize * 1.25;
            shelf.setSquire(1, {
                coatCount: 0,
                score: 0,
                scoreHidden: false
            });
            const points = findChild(chip, "points");
            const coats = findChild(chip, "coats");
            const end = number => number.mapToItem(chip, number.width, 0).x;
            verify(!points.visible);
            for (const [score, told] of [[0, "0 pts"], [3, "+3"], [-12, "−12"]]) {
                shelf.setSquire(1, {
                    coatCount: 4,
                    score: score
                });
                verify(points.visible);
                compare(points.text, told);
                verify(!points.truncated);
                fuzzyCompare(end(points), end(coats.parent), 0.5, "both end at one edge, the number of coats beside a coat or on it");
                verify(end(points) <= chip.width, "points end at " + end(points));
            }
            shelf.setSquire(1, {
                coatCount: 0,
                score: 0
            });
            chip.height = 50;
        }
        // The check of who has chosen covers neither the charge, which tells squires apart without colours, nor the face, and is
        // clear of the name.
        function test_theSealHidesNothing_data(): var {
            const rows = [];
            for (const squire of ["panel", "tall panel", "chip", "plate"])
                for (const excalibur of [false, true])
                    for (const scale of squire === "chip" ? [1, 1.15, 1.3, 2] : [1])
                        rows.push({
                            tag: squire + (excalibur ? ", with Excalibur and a bet" : "") + ", letters " + scale,
                            squire: squire,
                            excalibur: excalibur,
                            scale: scale
                        });
            return rows;
        }
        function test_theSealHidesNothing(data: var): void {
            Look.textScale = data.scale;
            shelf.setSquire(1, {
                hasChosen: true,
                holdsExcalibur: data.excalibur,
                bet: data.excalibur ? "quests" : "",
                coatCount: 3,
                score: 2,
                scoreHidden: data.scale > 1
            });
            const squire = (data.squire.includes("panel") ? panels : chips).itemAt(1);
            const width = squire.width;
            if (data.squire === "tall panel")
                squire.tall = true;
            if (data.squire === "chip")
                squire.height = 1 + 36 * Look.signScale + 1.2 * Look.labelSize;
            if (data.squire === "plate") {
                squire.plate = true;
                squire.width = 152;
                squire.height = 72;
            }
            waitForPolish(root.Window.window);
            const placed = part => part.mapToItem(squire, 0, 0, part.width, part.height);
            const seal = placed(collect(squire, part => part instanceof CheckSeal)[0]);
            const bust = collect(squire, part => part instanceof Bust)[0];
            const charge = placed(collect(bust, part => part instanceof Drawing && part.name.endsWith("-badge"))[0]);
            const name = collect(squire, part => part instanceof Text && part.text === "Dario")[0];
            const letters = placed(name);
            const apart = (one, other, gap) => one.right + gap <= other.left || other.right + gap <= one.left || one.bottom + gap <= other.top || other.bottom + gap <= one.top;
            verify(apart(seal, charge, 0), "the charge: " + charge + ", the seal: " + seal);
            verify(apart(seal, letters, 6), "the name: " + letters + ", the seal: " + seal);
            // The middle of the face.
            const face = bust.mapToItem(squire, bust.width * 0.38, bust.height * 0.38, bust.width * 0.24, bust.height * 0.24);
            verify(apart(seal, face, 0), "the face: " + face + ", the seal: " + seal);
            verify(seal.left >= 0 && seal.top >= -3 && seal.right <= squire.width, "in its place: " + seal);
            if (data.squire === "chip") {
                const coats = findChild(squire, "coats").parent;
                verify(apart(seal, coats.mapToItem(squire, 0, (coats.height - 14) / 2, coats.width, 14), 0), "the coats");
                squire.height = 50;
            }
            if (data.squire === "tall panel")
                squire.tall = false;
            if (data.squire === "plate") {
                squire.plate = false;
                squire.width = width;
                squire.height = 50;
            }
            shelf.setSquire(1, {
                bet: "",
                coatCount: 0,
                score: 0,
                scoreHidden: false
            });
        }
        // Coats that lie open are not said to be face down.
        function test_coatsAreExplainedAsTheyLie(): void {
            const chip = chips.itemAt(1);
            chip.plate = true;
            for (const hidden of [true, false]) {
                shelf.setSquire(1, {
                    coatCount: 3,
                    score: 5,
                    scoreHidden: hidden
                });
                for (const squire of [panels.itemAt(1), chip]) {
                    const coats = collect(squire, part => part instanceof Counted && part.drawing === "coat-back");
                    compare(coats.length, 1);
                    compare(coats[0].words(), Legend.coats(3, hidden, 5));
                }
            }
            shelf.setSquire(1, {
                coatCount: 0,
                score: 0
            });
            chip.plate = false;
        }
        function test_excaliburAndSeal(): void {
            const drawings = item => collect(item, part => part.name === "excalibur-roundel" || part instanceof CheckSeal).length;
            const before = drawings(panels.itemAt(1));
            shelf.setSquire(1, {
                holdsExcalibur: true
            });
            compare(drawings(panels.itemAt(1)), before + 1);
            compare(drawings(chips.itemAt(1)), 1);
            shelf.setSquire(1, {
                hasChosen: true
            });
            compare(drawings(panels.itemAt(1)), before + 2);
            compare(drawings(chips.itemAt(1)), 2);
        }
        function test_faceAndLevel(): void {
            shelf.setSquire(1, {
                mood: Enums.Mood.Thinking,
                level: "herald"
            });
            const key = "squire-" + Look.squireKeys[panels.itemAt(1).tincture];
            for (const squires of [panels, chips]) {
                verify(drawings(squires.itemAt(1)).includes(key + "-thinking"));
                verify(drawings(squires.itemAt(1)).includes(key + "-badge"));
            }
            // Only where it can be made out.
            panels.itemAt(1).large = true;
            tryVerify(() => drawings(panels.itemAt(1)).includes("attribute-herald"));
            panels.itemAt(1).large = false;
            tryVerify(() => !drawings(panels.itemAt(1)).includes("attribute-herald"));
            shelf.setSquire(1, {
                mood: Enums.Mood.Calm,
                level: ""
            });
            verify(drawings(panels.itemAt(1)).includes(key + "-calm"));
        }
        // What a board pays may be words, which stand beside the rank and leave room for the board's name.
        function test_whatABoardPaysCoversNothing_data(): var {
            const rows = [];
            for (const scale of [1, 1.3, 2])
                for (const [board, text, pays] of [[Enums.Board.Gallantry, "+12", 12], [Enums.Board.Jousts, "0", 0], [Enums.Board.Education, "−3", -3], [Enums.Board.Education, "chooses 2nd", 0], [Enums.Board.Quests, "+1 a pair", 0], [Enums.Board.Charity, "takes one", 0]])
                    rows.push({
                        tag: text + ", text at " + scale,
                        scale: scale,
                        board: board,
                        text: text,
                        pays: pays
                    });
            return rows;
        }
        function test_whatABoardPaysCoversNothing(data: var): void {
            Look.textScale = data.scale;
            shelf.setBoard(data.board, {
                ranking: [
                    {
                        seat: 1,
                        rankText: "2nd",
                        pays: data.pays,
                        paysText: data.text,
                        worded: data.text.includes(" "),
                        squares: data.board === Enums.Board.Gallantry
                    }
                ]
            });
            const squares = data.board === Enums.Board.Gallantry;
            const line = ranks.itemAt(data.board);
            const texts = collect(line, part => part instanceof Text);
            verify(waitForItemPolished(collect(line, part => part instanceof RankPay)[0]));
            const place = words => {
                const found = texts.filter(part => part.text === words);
                compare(found.length, 1, words);
                verify(!found[0].truncated, words + " is cut");
                verify(found[0].contentWidth <= found[0].width + 1, words + " is wider than its place");
                verify(found[0].fontInfo.pixelSize >= 12, words);
                return found[0].mapToItem(line, 0, 0, found[0].width, found[0].height);
            };
            const name = place(line.name);
            const rank = place("2nd");
            const pay = place(squares ? String(data.pays) : data.text);
            const arrows = collect(line, part => part instanceof Drawing && part.name === "mark-ahead");
            compare(arrows.length, squares ? 1 : 0);
            verify(name.right <= rank.left);
            verify(rank.right <= (squares ? arrows[0].mapToItem(line, 0, 0).x : pay.left));
            compare(pay.right, line.width);
            verify(pay.top >= 0 && pay.bottom <= line.height);
        }
        function test_tapAsksForMore(): void {
            closer.clear();
            mouseClick(panels.itemAt(1));
            compare(closer.count, 1);
        }
        function test_canBeTouched(): void {
            for (let seat = 0; seat < 5; ++seat) {
                verify(chips.itemAt(seat).width >= 48 && chips.itemAt(seat).height >= 48);
                verify(panels.itemAt(seat).width >= 48 && panels.itemAt(seat).height >= 48);
            }
        }
        function test_spoken(): void {
            compare(panels.itemAt(1).spoken, "Dario");
            compare(chips.itemAt(1).spoken, "Dario");
        }
    }
}

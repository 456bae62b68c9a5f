// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A look back at a game that is over, with all hands: its sheet is low, what is pressed keeps its place, and everybody is seen.
import QtQuick
import QtTest
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Model

Item {
    id: root

    width: 1280
    height: 800

    GameSetup {
        id: setup
    }
    Table {
        id: table

        presenter.speed: Enums.Speed.Instant
        handOver: Enums.HandOver.Open
    }
    TablePage {
        id: page

        anchors.fill: parent
        focus: true
        table: table
    }

    TestCase {
        name: "Moment"
        when: windowShown

        readonly property list<string> controls: ["earlierTurn", "earlierMoment", "playMoments", "laterMoment", "laterScoring", "laterTurn", "playOnFromMoment", "present"]

        function initTestCase(): void {
            setup.reset();
            setup.mode = Enums.Mode.Standard;
            setup.squireCount = 5;
            for (let seat = 0; seat < 5; ++seat) {
                setup.setHuman(seat, false);
                setup.setLevel(seat, "random");
            }
            verify(table.start(setup), table.problem);
            tryVerify(() => table.over, 60000);
        }
        function cleanup(): void {
            Look.leftHanded = false;
            Look.textScale = 1;
            resize(1280, 800);
            table.showMoment(-1);
        }
        function cleanupTestCase(): void {
            table.leave();
        }
        function resize(width: int, height: int): void {
            root.width = width;
            root.height = height;
            waitForPolish(root.Window.window);
        }
        function lookAt(moment: int): void {
            table.showMoment(moment);
            waitForPolish(root.Window.window);
        }
        // In the page's coordinates.
        function placeOf(item: Item): rect {
            return item.mapToItem(page, 0, 0, item.width, item.height);
        }
        function sheet(): Item {
            let item = findChild(page, "present");
            while (!(item instanceof MomentSheet))
                item = item.parent;
            return item;
        }
        function handsSeen(): int {
            return collect(sheet(), item => item instanceof MomentHand && item.hand.length > 0).length;
        }
        function collect(item: Item, wanted: var): var {
            if (!item.visible || item.opacity === 0)
                return [];
            const found = wanted(item) ? [item] : [];
            for (const child of item.children)
                found.push(...collect(child, wanted));
            return found;
        }
        // The moments of about two turns, with hands.
        function moments(): var {
            const rows = [];
            for (let row = 30; row < 80; row += 7)
                rows.push(row);
            return rows;
        }

        function test_sheetIsLowAndStandsStill_data(): var {
            return [
                {
                    tag: "tablet",
                    width: 1280,
                    height: 800,
                    highest: 200
                },
                {
                    tag: "desktop",
                    width: 1600,
                    height: 900,
                    highest: 200
                }
            ];
        }
        function test_sheetIsLowAndStandsStill(data: var): void {
            resize(data.width, data.height);
            const places = {};
            let hands = 0;
            for (const moment of moments()) {
                lookAt(moment);
                verify(sheet().height <= (handsSeen() > 0 ? data.highest : 110), "at " + moment + " the sheet is " + sheet().height + " high");
                hands = Math.max(hands, handsSeen());
                for (const name of controls) {
                    const place = placeOf(findChild(page, name));
                    const before = places[name] ?? place;
                    verify(Math.abs(place.x - before.x) < 1 && Math.abs(place.y - before.y) < 1 && Math.abs(place.width - before.width) < 1, name + " goes from " + before + " to " + place + " at " + moment);
                    places[name] = place;
                }
            }
            compare(hands, 5);
        }
        // Nobody who has played a card leaves the place under another's name.
        function test_handsKeepTheirPlaces(): void {
            const edges = [];
            for (const moment of moments()) {
                lookAt(moment);
                collect(sheet(), item => item instanceof MomentHand).forEach((hand, i) => {
                    const x = placeOf(hand).x;
                    verify(Math.abs(x - (edges[i] ?? x)) < 1, hand.name + " goes from " + edges[i] + " to " + x + " at " + moment);
                    edges[i] = x;
                });
            }
        }
        function test_everybodyIsSeenBesideTheBoards_data(): var {
            return [
                {
                    tag: "tablet",
                    width: 1280,
                    height: 800
                },
                {
                    tag: "desktop",
                    width: 1600,
                    height: 900
                }
            ];
        }
        function test_everybodyIsSeenBesideTheBoards(data: var): void {
            resize(data.width, data.height);
            lookAt(40);
            const end = placeOf(sheet()).y;
            for (let seat = 0; seat < 5; ++seat) {
                const squire = page.arrangement.squireItem(seat);
                verify(squire.visible);
                verify(placeOf(squire).bottom <= end + 1, "squire " + seat + " lies at " + placeOf(squire) + " above " + end);
            }
            for (let board = 0; board < 7; ++board)
                verify(placeOf(page.arrangement.boardItem(board)).bottom <= end, "board " + board);
        }
        // The line of the chronicle that the heading would cut.
        function cutLine(): string {
            const heading = collect(page.arrangement, item => item instanceof ChronicleSection && item.covers).reduce((one, other) => one && one.y > other.y ? one : other, null);
            if (heading === null)
                return "";
            const line = heading.y + heading.height;
            return collect(page.arrangement, item => item instanceof ChronicleLine).find(one => one.y < line - 1 && one.y + one.height > line + 1)?.text ?? "";
        }
        function test_headingOfTheChronicleCutsNoLine(): void {
            resize(1600, 900);
            for (const moment of [...moments(), table.chronicle.rowCount() - 1, 60]) {
                lookAt(moment);
                tryVerify(() => collect(page.arrangement, item => item instanceof ChronicleLine && item.shown).length === 1);
                tryVerify(() => cutLine() === "", 3000, "at " + moment + " is cut: " + cutLine());
            }
        }
        // On a phone all hands are seen, from margin to margin, with their names; in little height two by two.
        function test_phoneShowsHandsAndNames_data(): var {
            return [
                {
                    tag: "phone",
                    width: 360,
                    height: 780,
                    whole: 5
                },
                {
                    tag: "phone with large letters",
                    width: 360,
                    height: 780,
                    text: 2,
                    whole: 5
                },
                {
                    tag: "least window",
                    width: 320,
                    height: 480,
                    whole: 4
                }
            ];
        }
        function test_phoneShowsHandsAndNames(data: var): void {
            Look.textScale = data.text ?? 1;
            resize(data.width, data.height);
            // A moment that is told in one line.
            let moment = 20;
            do
                lookAt(++moment);
            while (table.momentText.length > 20 || handsSeen() < 5)
            const hands = collect(sheet(), item => item instanceof MomentHand && item.hand.length > 0);
            compare(hands.length, 5);
            const inside = placeOf(collect(sheet(), item => item instanceof MomentHands)[0]);
            tryVerify(() => hands.filter(hand => placeOf(hand).bottom <= inside.bottom + 1).length >= data.whole, 1000, "fewer hands are in sight");
            for (const hand of hands) {
                tryVerify(() => placeOf(hand).x >= 12 && placeOf(hand).right <= data.width - 12, 3000, hand.name + " lay at " + placeOf(hand));
                collect(hand, item => item instanceof Text && item.text === hand.name).forEach(name => verify(!name.truncated, hand.name + " is cut"));
            }
            for (const name of controls) {
                const button = findChild(page, name);
                verify(button.width >= 44 && button.height >= 44, name + " is " + button.width + " by " + button.height);
            }
        }
        // Where lanes and decision stand side by side it takes the place of the decision.
        function test_lanesAreLeftFree_data(): var {
            return [
                {
                    tag: "tablet",
                    width: 1280,
                    height: 800,
                    text: 2
                },
                {
                    tag: "tablet for the left hand",
                    width: 1280,
                    height: 800,
                    text: 2,
                    left: true
                }
            ];
        }
        function test_lanesAreLeftFree(data: var): void {
            Look.leftHanded = data.left ?? false;
            Look.textScale = data.text;
            lookAt(40);
            resize(data.width, data.height);
            compare(page.arrangement.covered, 0);
            const lanes = placeOf(page.arrangement.boardsItem());
            compare(lanes.bottom, page.height);
            const place = placeOf(sheet());
            compare(place.y, 0);
            compare(place.height, page.height);
            verify(data.left ? place.x === 0 && place.right <= lanes.x + 1 : place.x >= lanes.right - 1 && place.right === page.width, "the sheet lies at " + place);
            for (const name of controls) {
                const button = findChild(page, name);
                const seen = placeOf(button);
                verify(button.width >= 44 && button.height >= 44, name + " is " + button.width + " by " + button.height);
                verify(seen.x >= place.x && seen.right <= place.right && seen.y >= place.y && seen.bottom <= place.bottom, name + " lies at " + seen);
            }
        }
        // Where there are no hands to see there is whom or what the moment is about, in the middle of the place.
        function test_tabletWithLargeLettersShowsWhomItIsAbout(): void {
            Look.textScale = 2;
            resize(1280, 800);
            const isPictured = moment => {
                lookAt(moment);
                const [picture] = collect(sheet(), item => item instanceof MomentPicture);
                compare(picture !== undefined, handsSeen() === 0 && (table.momentSquire >= 0 || table.momentEmblem !== ""), "at " + moment);
                if (picture === undefined)
                    return false;
                const told = findChild(page, "momentTold");
                tryVerify(() => picture.width >= 72);
                verify(placeOf(picture).bottom <= placeOf(told).y, "the picture ends at " + placeOf(picture).bottom);
                tryVerify(() => Math.abs(placeOf(picture).x + picture.width / 2 - placeOf(sheet()).x - sheet().width / 2) <= 1);
                return true;
            };
            let seen = [40, ...moments(), table.chronicle.rowCount() - 1].filter(isPictured).length;
            // No game is like another: what comes at those moments may all be with hands, but not the whole game.
            for (let moment = 0; seen === 0 && moment < table.chronicle.rowCount(); ++moment)
                seen += isPictured(moment) ? 1 : 0;
            verify(seen > 0);
        }
    }
}

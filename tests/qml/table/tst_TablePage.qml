// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The whole table with a real game: the arrangement suits the window, everything can be touched and read, and a card is
// played by keys alone.
import QtQuick
import QtQuick.Templates as T
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
    // As in the program's window.
    Shortcut {
        sequence: "Esc"
        onActivated: page.goBack()
    }

    TestCase {
        name: "TablePage"
        when: windowShown

        function initTestCase(): void {
            setup.reset();
            setup.mode = Enums.Mode.Standard;
            setup.squireCount = 5;
            for (let seat = 0; seat < 5; ++seat) {
                setup.setHuman(seat, seat === 0);
                setup.setLevel(seat, "random");
            }
            verify(table.start(setup), table.problem);
            decision(Enums.Decision.Keep);
        }
        function cleanup(): void {
            Look.textScale = 1;
            resize(1280, 800);
            table.prompt.cancel();
        }
        function cleanupTestCase(): void {
            table.leave();
        }
        function decision(kind: int): void {
            tryVerify(() => table.prompt.decision === kind, 10000);
        }
        function resize(width: int, height: int): void {
            root.width = width;
            root.height = height;
            waitForPolish(root.Window.window);
        }
        function collect(item: Item, wanted: var): var {
            if (!item.visible || item.opacity === 0)
                return [];
            const found = wanted(item) ? [item] : [];
            for (const child of item.children)
                found.push(...collect(child, wanted));
            return found;
        }

        function test_arrangement_data(): var {
            return [
                {
                    tag: "phone",
                    width: 360,
                    height: 780,
                    type: PhoneTable
                },
                {
                    tag: "smallest",
                    width: 320,
                    height: 480,
                    type: PhoneTable
                },
                {
                    tag: "phone on its side",
                    width: 780,
                    height: 360,
                    type: SideTable
                },
                {
                    tag: "as wide as high",
                    width: 700,
                    height: 700,
                    type: SideTable
                },
                {
                    tag: "tablet upright",
                    width: 800,
                    height: 1280,
                    type: PortraitTable
                },
                {
                    tag: "tablet",
                    width: 1280,
                    height: 800,
                    type: WideTable
                },
                {
                    tag: "desktop",
                    width: 1600,
                    height: 900,
                    type: DesktopTable
                },
                {
                    tag: "tablet with large text",
                    width: 1280,
                    height: 800,
                    text: 2,
                    type: SideTable
                }
            ];
        }
        function test_arrangement(data: var): void {
            Look.textScale = data.text ?? 1;
            resize(data.width, data.height);
            verify(page.arrangement instanceof data.type, "the arrangement is " + page.arrangement);
            compare(page.arrangement.width, data.width);
        }
        function test_everythingCanBeTouchedAndRead_data(): var {
            const rows = [];
            for (const text of [1, 1.3, 2])
                for (const size of [[360, 780], [320, 480], [780, 360], [700, 700], [800, 1280], [1280, 800], [1600, 900]])
                    rows.push({
                        tag: size.join("x") + " at " + text,
                        width: size[0],
                        height: size[1],
                        text: text
                    });
            return rows;
        }
        function test_everythingCanBeTouchedAndRead(data: var): void {
            Look.textScale = data.text;
            resize(data.width, data.height);
            table.prompt.chooseCard(1);
            waitForPolish(root.Window.window);
            const buttons = collect(page, item => item instanceof T.AbstractButton && item.enabled);
            verify(buttons.length >= 10, "buttons: " + buttons.length);
            for (const button of buttons)
                verify(button.width >= 47.9 && button.height >= 47.9, button.objectName + " is " + button.width + " by " + button.height);
            const golden = buttons.find(item => item.objectName.startsWith("decide"));
            verify(golden !== undefined);
            const place = golden.mapToItem(root, 0, 0, golden.width, golden.height);
            verify(place.left >= 0 && place.right <= root.width + 0.5 && place.top >= 0 && place.bottom <= root.height + 0.5, "the golden button lies at " + place);
            const texts = collect(page, item => item instanceof Text && item.text !== "");
            verify(texts.length >= 20, "texts: " + texts.length);
            for (const text of texts) {
                verify(text.fontInfo.pixelSize >= 12, "'" + text.text + "' in " + text.fontInfo.pixelSize);
                verify(!text.truncated, "'" + text.text + "' is cut");
            }
        }
        // With large letters none of the cards at the side covers another's name or figure.
        function test_cardsAtTheSideLieApart(): void {
            Look.textScale = 2;
            resize(1280, 800);
            table.prompt.chooseCard(1);
            waitForPolish(root.Window.window);
            const places = collect(page, item => item instanceof CardFace && collect(root, other => other instanceof HandCard).some(card => card.contentItem === item.parent.parent.parent)).map(face => face.mapToItem(page, 0, 0, face.width, face.height));
            verify(places.length >= 4, "cards: " + places.length);
            places.forEach((one, i) => places.slice(i + 1).forEach(other => verify(one.right <= other.x + 1 || other.right <= one.x + 1 || one.bottom <= other.y + 1 || other.bottom <= one.y + 1, one + " covers " + other)));
        }
        function test_boardsLieAboveTheTray_data(): var {
            const rows = [];
            for (const text of [1, 1.3])
                for (const size of [[1280, 800], [1600, 900], [1920, 1080]])
                    for (const chronicle of [true, false])
                        rows.push({
                            tag: size.join("x") + " at " + text + (chronicle ? " with the chronicle" : ""),
                            width: size[0],
                            height: size[1],
                            text: text,
                            chronicle: chronicle
                        });
            return rows;
        }
        function test_boardsLieAboveTheTray(data: var): void {
            Look.textScale = data.text;
            resize(data.width, data.height);
            const desktop = page.arrangement instanceof DesktopTable;
            if (desktop)
                page.arrangement.chronicleShown = data.chronicle;
            waitForPolish(root.Window.window);
            const tray = collect(page, item => item instanceof Tray)[0];
            verify(tray !== undefined);
            const end = tray.mapToItem(root, 0, 0).y;
            for (let board = 0; board < 7; ++board) {
                const item = page.arrangement.boardItem(board);
                verify(item.mapToItem(root, 0, item.height).y <= end, "board " + board + " ends below " + end);
            }
            for (let seat = 0; seat < 5; ++seat) {
                const item = page.arrangement.squireItem(seat);
                if (item.mapToItem(root, 0, item.height / 2).y < end)
                    verify(item.mapToItem(root, 0, item.height).y <= end, "squire " + seat + " ends below " + end);
            }
            if (desktop)
                page.arrangement.chronicleShown = true;
        }
        // How many lanes are in sight; -1 where one of them is cut.
        function lanesInSight(): int {
            const lanes = page.arrangement.boardsItem();
            const end = lanes.height - lanes.bottomMargin;
            let count = 0;
            for (let board = 0; board < 7; ++board) {
                const lane = page.arrangement.boardItem(board);
                const top = lane.mapToItem(lanes, 0, 0).y;
                const bottom = top + lane.height;
                if (top >= -0.5 && bottom <= end + 0.5)
                    ++count;
                else if (bottom > 1.5 && top < end - 0.5)
                    return -1;
            }
            return count;
        }
        function lanesAreWhole(): bool {
            return lanesInSight() >= 0;
        }
        // A finger draws the lanes so far, slowly or fast as the machine allows, and the lanes come to rest.
        function draw(lanes: Item, from: real, far: real): void {
            // Where nothing moves any more it would be a tap.
            if (far < 0 && lanes.atYEnd)
                return;
            const x = lanes.width / 2; // beside the emblems, which would tell in words what they are, and lie over the next lane
            mousePress(lanes, x, from);
            for (let step = 1; step <= 10; ++step)
                mouseMove(lanes, x, from + far * step / 10, 10);
            mouseRelease(lanes, x, from + far);
            tryVerify(() => !lanes.moving && lanesAreWhole(), 10000, "drawn by " + far);
        }
        function test_lanesAreNotCut_data(): var {
            const rows = [];
            for (const text of [1, 1.3, 2])
                for (const size of [[360, 780], [360, 640], [320, 480], [411, 890], [780, 360]])
                    rows.push({
                        tag: size.join("x") + " at " + text,
                        width: size[0],
                        height: size[1],
                        text: text
                    });
            return rows;
        }
        function test_lanesAreNotCut(data: var): void {
            Look.textScale = data.text;
            resize(data.width, data.height);
            const lanes = page.arrangement.boardsItem();
            tryVerify(() => lanesAreWhole());
            for (let card = 0; card < 3; ++card) {
                table.prompt.chooseCard(card);
                waitForPolish(root.Window.window);
                tryVerify(() => lanesAreWhole(), 10000, "card " + card);
            }
            table.prompt.cancel();
            if (!lanes.interactive)
                return;
            tryVerify(() => Math.abs(lanes.contentY - lanes.edges[lanes.leftAt]) < 1); // where it was before
            // Let go between two rows, it goes on to one.
            const half = lanes.height / 2;
            for (const far of [-30, -70, 40])
                draw(lanes, half, far);
            // However low it is, a finger brings the last row into sight.
            const last = page.arrangement.boardItem(6);
            const inSight = lanes.height - lanes.bottomMargin;
            for (let stroke = 0; stroke < 7 && !lanes.atYEnd; ++stroke)
                draw(lanes, 0.7 * inSight, -0.6 * inSight);
            verify(last.mapToItem(lanes, 0, last.height).y <= inSight + 0.5, "the last row ends at " + last.mapToItem(lanes, 0, last.height).y + " of " + inSight);
        }
        function test_allLanesAreInSightOnAPhone(): void {
            resize(360, 780);
            tryVerify(() => lanesInSight() === 7);
            table.prompt.chooseCard(1);
            waitForPolish(root.Window.window);
            tryVerify(() => lanesInSight() === 7);
        }
        function test_playedByKeys(): void {
            page.forceActiveFocus();
            const before = table.hand.count;
            keyClick(Qt.Key_2);
            tryVerify(() => table.prompt.canConfirm);
            keyClick(Qt.Key_Escape);
            tryVerify(() => !table.prompt.canConfirm);
            keyClick(Qt.Key_1);
            tryVerify(() => table.prompt.canConfirm);
            keyClick(Qt.Key_Space);
            tryVerify(() => table.kept.count === 1 || table.hand.count !== before, 10000);
            decision(Enums.Decision.Keep);
            compare(table.kept.count, 1);
        }
        function test_tappedTwice(): void {
            const before = table.kept.count;
            mouseClick(findChild(page, "card0"));
            tryVerify(() => table.prompt.canConfirm);
            compare(table.kept.count, before, "one tap decides nothing");
            mouseClick(findChild(page, "decide0"));
            tryVerify(() => table.kept.count === before + 1, 10000);
            decision(Enums.Decision.Keep);
        }
        // One's own squire stands beside the boards with the others while the sheet of a look back lies over the tray.
        function test_everybodyIsSeenInALookBack_data(): var {
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
        function test_everybodyIsSeenInALookBack(data: var): void {
            resize(data.width, data.height);
            const own = page.arrangement.squireItem(0);
            const before = own.mapToItem(root, 0, 0).y;
            table.showMoment(0);
            waitForPolish(root.Window.window);
            const end = root.height - page.arrangement.covered;
            verify(end < root.height && end > before, "the sheet begins at " + end);
            for (let seat = 0; seat < 5; ++seat) {
                const squire = page.arrangement.squireItem(seat);
                const place = squire.mapToItem(root, 0, 0, squire.width, squire.height);
                verify(squire.visible && place.bottom <= end + 1, "squire " + seat + " lies at " + place);
                for (const text of collect(squire, item => item instanceof Text && item.text !== ""))
                    tryVerify(() => text.mapToItem(squire, text.contentWidth, 0).x <= squire.width, 2000, "'" + text.text + "' goes beyond squire " + seat);
            }
            const tray = collect(page, item => item instanceof Tray)[0];
            verify(tray.mapToItem(root, 0, 0).y >= end - 1, "the tray is seen above the sheet");
            table.showMoment(-1);
            waitForPolish(root.Window.window);
            tryVerify(() => Math.abs(own.mapToItem(root, 0, 0).y - before) < 1);
        }
        function test_boardIsShownLarge(): void {
            mouseClick(findChild(page, "board4"));
            const large = findChild(page, "closeUp4");
            tryVerify(() => large.visible && large.Accessible.selected);
            keyClick(Qt.Key_Escape);
            tryVerify(() => !large.visible);
        }
    }
}

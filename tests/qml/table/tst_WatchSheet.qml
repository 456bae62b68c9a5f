// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Where only computers play: on a phone a sheet says what is told, sets the pace, and leaves the height to the boards; at a
// wide table that is done in the tray.
import QtQuick
import QtTest
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Item {
    id: root

    width: 360
    height: 740

    GameSetup {
        id: setup
    }
    Table {
        id: table

        presenter.speed: Enums.Speed.Slow
    }
    PhoneTable {
        id: phone

        anchors.fill: parent
        focus: true
        table: table
        dragLayer: root
    }

    Component {
        id: wideTable

        WideTable {
            dragLayer: root
        }
    }

    Component {
        id: portraitTable

        PortraitTable {
            dragLayer: root
        }
    }
    Component {
        id: desktopTable

        DesktopTable {
            dragLayer: root
        }
    }

    TestCase {
        name: "WatchSheet"
        when: windowShown

        function start(humans: int, squires = 3): void {
            setup.reset();
            setup.mode = Enums.Mode.Standard;
            setup.squireCount = squires;
            for (let seat = 0; seat < squires; ++seat) {
                setup.setHuman(seat, seat < humans);
                setup.setLevel(seat, "random");
            }
            verify(table.start(setup), table.problem);
            waitForPolish(root.Window.window);
        }
        function cleanup(): void {
            table.leave();
            Look.textScale = 1;
            table.presenter.speed = Enums.Speed.Slow;
            Settings.speed = Enums.Speed.Normal;
        }
        function init(): void {
            root.width = 360;
            root.height = 740;
        }
        function sheet(): Item {
            return findChild(phone, "watchSheet");
        }

        function test_saysWhatIsTold(): void {
            start(0);
            tryVerify(() => table.presenter.sentence !== "");
            const told = findChild(phone, "told");
            const first = table.presenter.sentence;
            compare(told.text, first);
            mouseClick(findChild(phone, "skipStory"));
            tryVerify(() => table.presenter.sentence !== "" && table.presenter.sentence !== first, 10000);
            compare(told.text, table.presenter.sentence);
        }
        function test_setsThePace(): void {
            start(0);
            Settings.speed = Enums.Speed.Normal;
            mouseClick(findChild(phone, "faster"));
            compare(Settings.speed, Enums.Speed.Fast);
            verify(!findChild(phone, "faster").enabled);
            mouseClick(findChild(phone, "slower"));
            mouseClick(findChild(phone, "slower"));
            compare(Settings.speed, Enums.Speed.Slow);
            verify(!findChild(phone, "slower").enabled);
        }
        function test_trayOfAWideTable_data(): var {
            return [1, 1.3, 2].map(text => ({
                        tag: "text " + text,
                        text: text
                    }));
        }
        function test_trayOfAWideTable(data: var): void {
            Look.textScale = data.text;
            const wide = createTemporaryObject(wideTable, root, {
                table: table,
                width: 1024,
                height: 768
            });
            start(1);
            verify(!findChild(wide, "told"));
            table.leave();
            start(0);
            tryVerify(() => table.presenter.sentence !== "");
            compare(findChild(wide, "told").text, table.presenter.sentence);
            for (const name of ["told", "slower", "faster", "skipStory"]) {
                const part = findChild(findChild(wide, "watching"), name);
                verify(part.visible, name);
                verify(name === "told" || part.width >= Look.touch && part.height >= Look.touch, name);
                const place = part.mapToItem(wide, 0, 0, part.width, part.height);
                verify(place.x >= 0 && place.right <= wide.width && place.bottom <= wide.height, name + " " + place);
            }
        }
        function test_wideTablesWithoutAHandAreForTheBoards_data(): var {
            const rows = [];
            for (const squires of [3, 5])
                for (const [name, table, width, height] of [["tablet", wideTable, 1280, 800], ["tablet held upright", portraitTable, 800, 1280], ["desktop", desktopTable, 1920, 1080]])
                    rows.push({
                        tag: name + ", " + squires,
                        squires: squires,
                        table: table,
                        width: width,
                        height: height
                    });
            return rows;
        }
        function test_wideTablesWithoutAHandAreForTheBoards(data: var): void {
            const wide = createTemporaryObject(data.table, root, {
                table: table,
                width: data.width,
                height: data.height
            });
            start(1, data.squires);
            tryVerify(() => findChild(wide, "board6").width > 0 && findChild(wide, "advice").visible);
            const before = findChild(wide, "board6").width;
            table.leave();
            start(0, data.squires);
            // Where they filled the width before, there is nothing more for them.
            const filled = 3 * before + 2 * 12 >= wide.width - 2 * 12 - 3;
            tryVerify(() => filled ? findChild(wide, "board6").width >= before : findChild(wide, "board6").width > before + 8);
            verify(!findChild(wide, "advice").visible && !findChild(wide, "undo").visible);
            const tray = findChild(wide, "tray");
            for (let seat = 0; seat < table.squires.count; ++seat) {
                const squire = wide.squireItem(seat);
                const place = squire.mapToItem(wide, 0, 0, squire.width, squire.height);
                verify(squire.visible && place.left >= 0 && place.right <= wide.width && place.bottom <= tray.y, "squire " + seat + " " + place);
                for (let board = 0; board < table.boards.count; ++board) {
                    const item = findChild(wide, "board" + board);
                    const side = item.mapToItem(wide, 0, 0, item.width, item.height);
                    verify(place.right <= side.left || place.left >= side.right || place.bottom <= side.top || place.top >= side.bottom, "squire " + seat + " on board " + board);
                }
            }
            // When nothing is told any more, it is still told what was last.
            table.presenter.speed = Enums.Speed.Instant;
            tryVerify(() => table.over && !table.presenter.telling, 20000);
            verify(table.chronicle.latest !== "");
            compare(findChild(wide, "told").text, table.chronicle.latest);
        }
        function test_leavesTheHeightToTheBoards(): void {
            start(1);
            verify(!sheet());
            const lane = findChild(phone, "board6");
            const before = lane.height;
            table.leave();
            start(0);
            verify(sheet());
            tryVerify(() => findChild(phone, "board6").height > before);
        }
        function test_fitsItsPlace_data(): var {
            const rows = [];
            for (const text of [1, 1.3, 2])
                for (const size of [[360, 740], [320, 480]])
                    rows.push({
                        tag: size.join("x") + " at " + text,
                        width: size[0],
                        height: size[1],
                        text: text
                    });
            return rows;
        }
        function test_fitsItsPlace(data: var): void {
            root.width = data.width;
            root.height = data.height;
            Look.textScale = data.text;
            start(0);
            for (const name of ["slower", "faster", "skipStory"]) {
                const button = findChild(phone, name);
                verify(button.width >= Look.touch && button.height >= Look.touch, name);
                verify(button.implicitContentHeight <= button.availableHeight, name);
                const end = button.mapToItem(root, button.width, button.height);
                verify(end.x <= root.width && end.y <= root.height, name);
            }
            verify(!findChild(phone, "told").truncated);
            verify(findChild(phone, "told").mapToItem(sheet(), 0, 0).y >= 0);
        }
    }
}

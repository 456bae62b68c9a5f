// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The rulebook's page: found, read and left by finger and by keys, from the smallest phone to a desktop, with any text size.
import QtQuick
import QtQuick.Templates as T
import QtTest
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Rulebook

Item {
    id: root

    width: 1280
    height: 800

    Component {
        id: pages

        RulebookPage {
            language: "en"
        }
    }
    Rulebook {
        id: book

        language: "en"
    }
    SignalSpy {
        id: left

        signalName: "backAsked"
    }

    TestCase {
        id: test

        property RulebookPage page: null

        name: "RulebookPage"
        when: windowShown

        function open(target: string, width: int, height: int): void {
            root.width = width;
            root.height = height;
            test.page = createTemporaryObject(pages, root, {
                target: target
            }) as RulebookPage;
            test.page.forceActiveFocus();
            left.target = test.page;
            left.clear();
            waitForPolish(root.Window.window);
        }
        function cleanup(): void {
            Look.textScale = 1;
            Look.palette = Look.Vellum;
        }
        function collect(item: Item, wanted: var): var {
            if (!item.visible || item.opacity === 0)
                return [];
            const found = wanted(item) ? [item] : [];
            for (const child of item.children)
                found.push(...collect(child, wanted));
            return found;
        }
        function texts(): var {
            return collect(test.page, item => item instanceof Text && item.text !== "");
        }
        function shows(words: string): bool {
            return texts().some(text => text.text.includes(words));
        }
        function inSight(words: string): bool {
            return texts().some(text => {
                const y = text.mapToItem(root, 0, 0).y;
                return text.text.includes(words) && y >= 0 && y < root.height;
            });
        }

        function test_contentsAndPageBesideEachOtherWhereThereIsRoom(): void {
            open("turn", 1280, 800);
            verify(shows("A turn, step by step"));
            verify(findChild(test.page, "page-charity").visible);
        }
        function test_onAPhoneOneAfterTheOther(): void {
            open("", 360, 780);
            verify(findChild(test.page, "page-charity").visible);
            verify(!findChild(test.page, "reader").parent.visible);
            mouseClick(findChild(test.page, "page-turn"));
            tryVerify(() => findChild(test.page, "reader").parent.visible);
            verify(!findChild(test.page, "search").visible);
            verify(shows("A turn, step by step"));
        }
        function test_opensAtThePlaceAskedFor(): void {
            open("turn#excalibur", 360, 480);
            tryVerify(() => inSight("6. Excalibur moves on"));
        }
        function test_linksLead_data(): var {
            return [
                {
                    tag: "desktop",
                    width: 1280,
                    height: 800
                },
                {
                    tag: "phone",
                    width: 360,
                    height: 780
                }
            ];
        }
        function test_linksLead(data: var): void {
            open("turn", data.width, data.height);
            const link = findChild(test.page, "link-movement");
            link.clicked();
            tryVerify(() => shows("Discs and stacks") && inSight("Who is ahead?"));
            keyClick(Qt.Key_Left, Qt.AltModifier);
            tryVerify(() => shows("A turn, step by step"));
            keyClick(Qt.Key_Right, Qt.AltModifier);
            tryVerify(() => inSight("Who is ahead?"));
            compare(left.count, 0);
        }
        function test_linksByKeyboard(): void {
            open("end", 1280, 800);
            const link = findChild(test.page, "link-lancelot");
            link.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Return);
            tryVerify(() => shows("Lancelot, for two"));
            verify(findChild(test.page, "reader").activeFocus);
        }
        function test_scrolledByKeys(): void {
            open("turn", 360, 480);
            const area = findChild(test.page, "page");
            tryCompare(area, "contentY", 0);
            keyClick(Qt.Key_PageDown);
            verify(area.contentY > 200);
            keyClick(Qt.Key_Home);
            compare(area.contentY, 0);
            keyClick(Qt.Key_Down);
            verify(area.contentY > 0);
            keyClick(Qt.Key_End);
            fuzzyCompare(area.contentY, area.contentHeight - area.height, 1);
            keyClick(Qt.Key_PageDown);
            fuzzyCompare(area.contentY, area.contentHeight - area.height, 1);
        }
        function test_scrolledByFinger(): void {
            open("turn", 360, 480);
            const area = findChild(test.page, "page");
            const touch = touchEvent(root);
            touch.press(0, root, 180, 400).commit();
            for (let y = 390; y > 150; y -= 20)
                touch.move(0, root, 180, y).commit();
            touch.release(0, root, 180, 150).commit();
            tryVerify(() => area.contentY > 100);
        }
        function test_searched_data(): var {
            return test_linksLead_data();
        }
        function test_searched(data: var): void {
            open("", data.width, data.height);
            const field = findChild(test.page, "search");
            mouseClick(field);
            verify(field.activeFocus);
            for (const letter of "throne")
                keyClick(letter);
            tryVerify(() => findChild(test.page, "hit0") !== null);
            const sentence = findChild(findChild(test.page, "hit0"), "sentence");
            compare(sentence.selectedText.toLowerCase(), "throne");
            verify(sentence.text.length > sentence.selectedText.length);
            mouseClick(findChild(test.page, "hit0"));
            tryVerify(() => inSight("The throne"));
            compare(field.text, "throne");
        }
        function test_searchedByKeysAndCleared(): void {
            open("goal", 1280, 800);
            const field = findChild(test.page, "search");
            keyClick(Qt.Key_F, Qt.ControlModifier);
            verify(field.activeFocus);
            for (const letter of "unicorn")
                keyClick(letter);
            tryVerify(() => shows("Nothing found"));
            keyClick(Qt.Key_Escape);
            compare(field.text, "");
            compare(left.count, 0);
            for (const letter of "lap")
                keyClick(letter);
            keyClick(Qt.Key_Return);
            tryVerify(() => shows("Laps"));
        }
        function test_backLeaves(): void {
            open("turn", 360, 780);
            mouseClick(findChild(test.page, "back"));
            compare(left.count, 1);
        }
        function test_pagesAreTurned(): void {
            open("goal", 360, 780);
            findChild(test.page, "nextPage").clicked();
            tryVerify(() => shows("Getting ready"));
        }
        function test_spokenNames(): void {
            open("turn", 1280, 800);
            compare(findChild(test.page, "reader").Accessible.name, "A turn, step by step");
            for (const button of collect(test.page, item => item instanceof T.AbstractButton))
                verify(button.Accessible.name !== "" || button.text !== "", button.objectName + " has no name");
        }
        function test_everyPageCanBeReadAndTouched_data(): var {
            const rows = [];
            for (const language of ["en", "fr"])
                for (const [width, height, text] of [[320, 480, 1], [320, 480, 2], [360, 780, 1], [800, 1280, 1.3], [1280, 800, 1], [1600, 900, 2]])
                    rows.push({
                        tag: [language, width, height, text].join(" "),
                        language: language,
                        width: width,
                        height: height,
                        text: text
                    });
            return rows;
        }
        function test_everyPageCanBeReadAndTouched(data: var): void {
            Look.textScale = data.text;
            open("goal", data.width, data.height);
            test.page.language = data.language;
            for (let pages = 1; ; ++pages) {
                waitForPolish(root.Window.window);
                for (const button of collect(test.page, item => item instanceof T.AbstractButton && item.enabled))
                    verify(button.width >= 47.9 && button.height >= 47.9, button.objectName + " is " + button.width + " by " + button.height);
                for (const text of texts()) {
                    verify(text.fontInfo.pixelSize >= 12, "'" + text.text + "' in " + text.fontInfo.pixelSize);
                    verify(!text.truncated, "'" + text.text + "' is cut");
                    const x = text.mapToItem(root, 0, 0).x;
                    verify(x >= -0.5 && x + text.paintedWidth <= root.width + 0.5, "'" + text.text + "' leaves the window");
                }
                const next = findChild(test.page, "nextPage");
                if (!next.visible) {
                    compare(pages, book.contents.length);
                    break;
                }
                next.clicked();
            }
        }
        function test_everyPalette_data(): var {
            return [
                {
                    tag: "vellum",
                    palette: Look.Vellum
                },
                {
                    tag: "scriptorium",
                    palette: Look.Scriptorium
                },
                {
                    tag: "high contrast",
                    palette: Look.HighContrast
                }
            ];
        }
        function test_everyPalette(data: var): void {
            Look.palette = data.palette;
            open("movement", 360, 780);
            const words = texts().find(text => text.text.startsWith("Who is ahead?"));
            compare(words.color, Look.ink);
        }
    }
}

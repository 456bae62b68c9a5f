// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// What can be said about a seat: a computer's level and its style, each one of a few rows; who has no style has none to choose.
import QtQuick
import QtTest
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Model

Item {
    id: root

    width: 400
    height: 900

    GameSetup {
        id: setup
    }
    SeatDialog {
        id: dialog

        parent: root
        setup: setup
    }

    TestCase {
        name: "SeatForm"
        when: windowShown

        function init(): void {
            setup.reset();
            dialog.openFor(1);
            tryVerify(() => dialog.opened);
        }
        function cleanup(): void {
            dialog.close();
            tryVerify(() => !dialog.visible);
            root.width = 400;
        }
        function row(name: string): Item {
            return findChild(dialog.contentItem, name) as Item;
        }
        function chosen(): var {
            return ["style-", "style-bold", "style-careful", "style-collector"].filter(name => row(name)?.checked ?? false);
        }
        function test_oneStyleIsChosen_data(): var {
            return [
                {
                    tag: "one column",
                    width: 400
                },
                {
                    tag: "two columns",
                    width: Math.ceil(900 * Look.textUnit)
                },
                {
                    tag: "three columns",
                    width: Math.ceil(1180 * Look.textUnit)
                }
            ];
        }
        function test_oneStyleIsChosen(data: var): void {
            root.width = data.width;
            tryVerify(() => row("style-collector") !== null);
            compare(chosen(), ["style-"]);
            for (const name of ["style-careful", "style-bold", "style-"]) {
                row(name).clicked();
                tryVerify(() => chosen().join() === name);
            }
        }
        // On a tablet nothing is to be scrolled for, and levels side by side are on one line.
        function test_allIsInSightOnATablet(): void {
            root.width = 1280;
            root.height = 800;
            tryVerify(() => row("style-collector") !== null && dialog.width > 1000);
            waitForPolish(root.Window.window);
            tryVerify(() => dialog.contentItem.contentHeight <= dialog.contentItem.height, 2000, "contents of " + dialog.contentItem.contentHeight + " in " + dialog.contentItem.height);
            const top = level => row("level-" + level).mapToItem(dialog.contentItem, 0, 0).y;
            for (const line of [["random", "minstrel", "herald"], ["varlet", "falconer", "knight"], ["page", "steward", "master"]])
                verify(line.every(level => Math.abs(top(level) - top(line[0])) < 1), line + " at " + line.map(top));
            root.height = 900;
        }
        // Whoever plays any card has no style, and neither has a person.
        function test_whoHasAStyle(): void {
            verify(row("style-bold").visible);
            setup.setLevel(1, "random");
            tryVerify(() => row("style-bold") === null);
            setup.setLevel(1, "varlet");
            tryVerify(() => row("style-bold") !== null);
            setup.setHuman(1, true);
            tryVerify(() => row("style-bold") === null && row("level-varlet") === null);
        }
    }
}

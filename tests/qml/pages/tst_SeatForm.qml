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

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Along the bottom of wide tables: whatever was decided before, the hand lies in the tray.
import QtQuick
import QtTest
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Model

Item {
    id: root

    width: 800
    height: 1280

    GameSetup {
        id: setup
    }
    Table {
        id: game

        presenter.speed: Enums.Speed.Instant
        handOver: Enums.HandOver.Open
    }
    Component {
        id: portrait

        PortraitTable {
            table: game
            dragLayer: root
        }
    }
    Component {
        id: wide

        WideTable {
            table: game
            dragLayer: root
        }
    }
    Component {
        id: desktop

        DesktopTable {
            table: game
            dragLayer: root
        }
    }
    Loader {
        id: loader

        anchors.fill: parent
        focus: true
    }

    TestCase {
        name: "Tray"
        when: windowShown

        function cleanup(): void {
            game.leave();
            loader.sourceComponent = null;
        }
        function test_handLiesInTheTrayAfterStacks_data(): var {
            return [
                {
                    tag: "tablet upright",
                    width: 800,
                    height: 1280,
                    arrangement: portrait
                },
                {
                    tag: "tablet",
                    width: 1280,
                    height: 800,
                    arrangement: wide
                },
                {
                    tag: "desktop",
                    width: 1600,
                    height: 900,
                    arrangement: desktop
                }
            ];
        }
        function test_handLiesInTheTrayAfterStacks(data: var): void {
            root.width = data.width;
            root.height = data.height;
            setup.reset();
            setup.mode = Enums.Mode.Lancelot;
            for (let seat = 0; seat < 2; ++seat)
                setup.setHuman(seat, seat === 0);
            setup.setLevel(1, "random");
            verify(game.start(setup), game.problem);
            loader.sourceComponent = data.arrangement;
            const prompt = game.prompt;
            const reach = decision => tryVerify(() => prompt.decision === decision, 10000);
            const divide = () => {
                for (let card = 0; card < 3; ++card) {
                    waitForPolish(root.Window.window);
                    prompt.chooseCard(card);
                }
                waitForPolish(root.Window.window);
                prompt.confirm();
            };
            reach(Enums.Decision.Split);
            divide();
            reach(Enums.Decision.TakeStack);
            waitForPolish(root.Window.window);
            prompt.chooseStack(0);
            waitForPolish(root.Window.window);
            prompt.confirm();
            reach(Enums.Decision.Assign);
            divide();
            reach(Enums.Decision.Play);
            waitForPolish(root.Window.window);
            const tray = findChild(loader, "tray");
            let card = null;
            tryVerify(() => (card = findChild(tray, "card1")) !== null && card.visible, 2000);
            tryVerify(() => {
                const top = card.mapToItem(tray, 0, 0).y;
                return top >= -card.rise && top + card.height <= tray.height;
            }, 2000, "the card lies at " + card.mapToItem(tray, 0, 0).y + " of " + tray.height);
        }
    }
}

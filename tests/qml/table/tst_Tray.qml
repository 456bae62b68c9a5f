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
        function arrangements(): var {
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
        // Cards of a first hand are rather smaller than one over the other, which would cut their names and figures.
        function test_cardsCoverNoOther_data(): var {
            return arrangements();
        }
        function test_cardsCoverNoOther(data: var): void {
            root.width = data.width;
            root.height = data.height;
            setup.reset();
            for (let seat = 0; seat < setup.squireCount; ++seat)
                setup.setHuman(seat, seat === 0);
            verify(game.start(setup), game.problem);
            loader.sourceComponent = data.arrangement;
            tryVerify(() => game.prompt.decision === Enums.Decision.Keep, 10000);
            waitForPolish(root.Window.window);
            const tray = findChild(loader, "tray");
            compare(game.hand.count, 5);
            const cards = [0, 1, 2, 3, 4].map(row => findChild(tray, "card" + row));
            for (const lifted of [-1, 0, 2, 4]) {
                if (lifted >= 0)
                    game.prompt.chooseCard(lifted);
                waitForPolish(root.Window.window);
                for (let i = 1; i < cards.length; ++i)
                    tryVerify(() => cards[i].x - cards[i - 1].x >= cards[i].width - 0.01, 2000, "card " + i + " begins " + (cards[i].x - cards[i - 1].x) + " after one of " + cards[i].width);
                verify(cards[4].x + cards[4].width <= tray.choice.width + 0.01);
            }
        }
        // The plates beside the boards end clear of the tray.
        function test_platesKeepTheirDistance_data(): var {
            return [3, 4, 5].map(count => ({
                        tag: count + " squires",
                        count: count
                    }));
        }
        function test_platesKeepTheirDistance(data: var): void {
            root.width = 1600;
            root.height = 900;
            setup.reset();
            setup.squireCount = data.count;
            for (let seat = 0; seat < data.count; ++seat)
                setup.setHuman(seat, seat === 0);
            verify(game.start(setup), game.problem);
            loader.sourceComponent = desktop;
            tryVerify(() => game.prompt.decision === Enums.Decision.Play || game.prompt.decision === Enums.Decision.Keep, 10000);
            waitForPolish(root.Window.window);
            const tray = findChild(loader, "tray");
            for (let seat = 1; seat < data.count; ++seat) {
                const plate = loader.item.squireItem(seat);
                tryVerify(() => plate.y + plate.height * plate.scale <= tray.y - Look.space8, 2000, "plate " + seat + " ends at " + (plate.y + plate.height * plate.scale) + " of " + tray.y);
            }
        }
        // On a tablet held upright stacks have the width, and leave the boards most of the height.
        function checkStacks(arrangement: Arrangement, asked: string): void {
            if (!(arrangement instanceof PortraitTable))
                return;
            waitForPolish(root.Window.window);
            const tray = findChild(loader, "tray");
            tryVerify(() => tray.choice.width >= 0.9 * root.width, 2000, asked + ": what is chosen from has " + tray.choice.width);
            tryVerify(() => arrangement.boardItem(0).width >= 180, 2000, asked + ": boards of " + arrangement.boardItem(0).width);
            const button = findChild(tray, "decide0");
            const top = button.mapToItem(tray, 0, 0).y;
            tryVerify(() => tray.choice.y + tray.choice.implicitHeight <= top && top + button.height <= tray.height, 2000, asked + ": the button is at " + top);
        }
        function test_handLiesInTheTrayAfterStacks_data(): var {
            return arrangements();
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
            let highest = 0;
            const stands = () => {
                waitForPolish(root.Window.window);
                const height = findChild(loader, "tray").height;
                tryVerify(() => findChild(loader, "tray").height >= highest, 2000, "the tray is " + height + " high and was " + highest);
                highest = Math.max(highest, height);
            };
            reach(Enums.Decision.Split);
            stands();
            checkStacks(loader.item as Arrangement, "Split");
            divide();
            reach(Enums.Decision.TakeStack);
            waitForPolish(root.Window.window);
            checkStacks(loader.item as Arrangement, "TakeStack");
            stands();
            prompt.chooseStack(0);
            waitForPolish(root.Window.window);
            prompt.confirm();
            reach(Enums.Decision.Assign);
            checkStacks(loader.item as Arrangement, "Assign");
            stands();
            divide();
            reach(Enums.Decision.Play);
            waitForPolish(root.Window.window);
            stands();
            const names = [0, 1, 2, 3, 4, 5, 6].map(board => loader.item.boardItem(board).nameSize);
            verify(names.every(size => size === names[0]), "names of one size: " + names);
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

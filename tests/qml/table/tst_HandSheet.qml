// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The sheet at the bottom of a phone: what the decision is made with keeps its distance from the button.
import QtQuick
import QtTest
import MedievalAcademy
import MedievalAcademy.Artwork
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

        presenter.speed: Enums.Speed.Instant
        handOver: Enums.HandOver.Open
    }
    PhoneTable {
        id: phone

        anchors.fill: parent
        focus: true
        table: table
        dragLayer: root
    }

    TestCase {
        name: "HandSheet"
        when: windowShown

        function cleanup(): void {
            table.leave();
            Look.textScale = 1;
        }
        // The cards of each line, from the left: of each stack, when there are two.
        function splitCards(): var {
            const lines = [[], []];
            for (let row = 0; row < 6; ++row) {
                const card = findChild(phone, "card" + row);
                lines[card.place].push(card);
            }
            return lines.map(line => line.sort((one, other) => one.x - other.x));
        }
        function apart(): bool {
            return splitCards().every(line => line.every((card, i) => i === 0 || card.x - line[i - 1].x >= 0.85 * card.width));
        }
        function test_eachCardOfAStackCanBeTouched_data(): var {
            return [[360, 740, 1], [360, 740, 1.3], [360, 740, 2], [320, 480, 1], [320, 480, 1.3], [320, 480, 2]].map(([width, height, scale]) => ({
                        tag: width + " wide, letters " + scale,
                        width: width,
                        height: height,
                        scale: scale
                    }));
        }
        function test_eachCardOfAStackCanBeTouched(data: var): void {
            root.width = data.width;
            root.height = data.height;
            Look.textScale = data.scale;
            setup.reset();
            setup.mode = Enums.Mode.Lancelot;
            verify(table.start(setup), table.problem);
            tryVerify(() => table.prompt.decision === Enums.Decision.Split, 10000);
            const stacks = [0, 1].map(number => findChild(phone, "group" + number));
            for (let moved = 0; moved <= 3; ++moved) {
                waitForRendering(root);
                tryVerify(apart, 1000, moved + " moved: " + splitCards().map(line => line.map(card => Math.round(card.x)).join()).join(" and "));
                // What is not decided yet does not look so.
                for (const stack of stacks)
                    tryCompare(stack, "visible", moved === 3);
                if (moved < 3)
                    table.prompt.chooseCard(moved);
            }
            compare(stacks[0].width, stacks[1].width);
            for (const line of splitCards())
                compare(line.length, 3);
        }
        // Nothing moves under the finger, nor does what is seen of the boards.
        function test_theSheetStandsStill_data(): var {
            return [[360, 740, 1], [320, 480, 1], [360, 740, 2], [320, 480, 2], [480, 320, 2]].map(([width, height, scale]) => ({
                        tag: width + " by " + height + ", letters " + scale,
                        width: width,
                        height: height,
                        scale: scale
                    }));
        }
        function test_theSheetStandsStill(data: var): void {
            root.width = data.width;
            root.height = data.height;
            Look.textScale = data.scale;
            setup.reset();
            verify(table.start(setup), table.problem);
            tryVerify(() => table.prompt.decision === Enums.Decision.Keep, 10000);
            waitForRendering(root);
            const sheet = phone.promptItem().item;
            const before = findChild(phone, "card1").mapToItem(root, 0, 0).y;
            table.prompt.chooseCard(0);
            waitForRendering(root);
            tryVerify(() => sheet.growth.settled); // it keeps what it has grown to
            const height = sheet.height;
            const place = findChild(phone, "card1").mapToItem(root, 0, 0).y;
            if (data.scale === 1)
                compare(place, before);
            table.prompt.cancel();
            waitForRendering(root);
            tryCompare(sheet, "height", height);
            compare(findChild(phone, "card1").mapToItem(root, 0, 0).y, place);
        }
        // In the smallest window held sideways the largest letters leave the cards in sight, above the lower edge.
        function test_cardsAreSeenSideways_data(): var {
            return [1, 1.3, 2].map(scale => ({
                        tag: "letters " + scale,
                        scale: scale
                    }));
        }
        function test_cardsAreSeenSideways(data: var): void {
            root.width = 480;
            root.height = 320;
            Look.textScale = data.scale;
            setup.reset();
            verify(table.start(setup), table.problem);
            tryVerify(() => table.prompt.decision === Enums.Decision.Keep, 10000);
            waitForRendering(root);
            const button = findChild(phone, "decide0");
            for (const name of ["card0", "card4"]) {
                const card = findChild(phone, name);
                tryVerify(() => card.mapToItem(root, 0, card.height).y <= root.height, 1000, name + " ends at " + card.mapToItem(root, 0, card.height).y);
                verify(card.mapToItem(root, card.width, 0).x <= button.mapToItem(root, 0, 0).x, name + " lies beside the button");
            }
        }
        function test_theGripLowersAndRaisesTheSheet(): void {
            root.width = 360;
            root.height = 740;
            Look.reducedMotion = true;
            setup.reset();
            verify(table.start(setup), table.problem);
            tryVerify(() => table.prompt.decision === Enums.Decision.Keep, 10000);
            waitForRendering(root);
            const grip = findChild(phone, "grip");
            const button = findChild(phone, "decide0");
            const top = () => grip.mapToItem(root, 0, 0).y;
            const before = top();
            verify(grip.width >= 48 && grip.height >= 48);
            mouseDrag(grip, grip.width / 2, grip.height / 2, 0, 120);
            tryVerify(() => top() > before + 60, 1000, "lowered from " + before + " to " + top());
            const place = button.mapToItem(root, 0, 0).y;
            verify(place > top() && place + button.height <= root.height, "the button stays");
            mouseDrag(grip, grip.width / 2, grip.height / 2, 0, -150);
            tryCompare(grip, "lowered", 0);
            compare(top(), before);
            mouseDrag(grip, grip.width / 2, grip.height / 2, 0, 12);
            tryCompare(grip, "lowered", 0, 1000, "hardly moved: it comes back");
            mouseClick(grip);
            tryCompare(grip, "lowered", grip.most);
            mouseClick(grip);
            tryCompare(grip, "lowered", 0);
            Look.reducedMotion = false;
        }
        // Lowered it shows no part of what is chosen from.
        function test_loweredNoCardIsCut(): void {
            root.width = 360;
            root.height = 780;
            Look.reducedMotion = true;
            setup.reset();
            verify(table.start(setup), table.problem);
            tryVerify(() => table.prompt.decision === Enums.Decision.Keep, 10000);
            waitForRendering(root);
            const grip = findChild(phone, "grip");
            const choice = findChild(phone, "choice");
            compare(choice.opacity, 1);
            mouseClick(grip);
            tryCompare(grip, "lowered", grip.most);
            compare(choice.opacity, 0);
            mouseClick(grip);
            tryCompare(choice, "opacity", 1);
            Look.reducedMotion = false;
        }
        function test_allBoardsAreInSight_data(): var {
            return [[360, 740], [360, 780], [412, 915]].map(([width, height]) => ({
                        tag: width + " by " + height,
                        width: width,
                        height: height
                    }));
        }
        // With names as long as may be, and with the questions that Lancelot asks with them.
        function test_allBoardsAreInSight(data: var): void {
            root.width = data.width;
            root.height = data.height;
            setup.reset();
            setup.mode = Enums.Mode.Lancelot;
            for (let seat = 0; seat < setup.squireCount; ++seat)
                setup.setName(seat, "Wilhelmina of Wessex".slice(0, 19) + seat);
            verify(table.start(setup), table.problem);
            tryVerify(() => table.prompt.decision === Enums.Decision.Split, 10000);
            const sheet = phone.promptItem().item;
            const last = phone.boardItem(6);
            for (let moved = 0; moved <= 3; ++moved) {
                waitForRendering(root);
                tryVerify(() => last.mapToItem(root, 0, last.height).y <= sheet.mapToItem(root, 0, 0).y + 0.5, 2000, moved + " moved: " + last.mapToItem(root, 0, last.height).y + " of " + sheet.mapToItem(root, 0, 0).y);
                if (moved < 3)
                    table.prompt.chooseCard(moved);
            }
        }
        function test_whatIsAskedNextRaisesTheSheet(): void {
            root.width = 360;
            root.height = 780;
            setup.reset();
            verify(table.start(setup), table.problem);
            tryVerify(() => table.prompt.decision === Enums.Decision.Keep, 10000);
            waitForRendering(root);
            const grip = findChild(phone, "grip");
            const most = grip.most;
            mouseClick(grip);
            tryCompare(grip, "lowered", grip.most);
            // The sheet changes its size while it rises: fewer cards are larger ones.
            table.prompt.chooseCard(0);
            table.prompt.confirm();
            tryVerify(() => table.hand.count === 4 && table.prompt.decision === Enums.Decision.Keep, 10000);
            tryVerify(() => grip.most !== most);
            tryCompare(grip, "lowered", 0);
            verify(!grip.low);
        }
        function test_stacksKeepTheirDistance_data(): var {
            return [
                {
                    tag: "phone",
                    width: 360,
                    height: 740,
                    gap: 10
                },
                {
                    tag: "smallest",
                    width: 320,
                    height: 480,
                    gap: Look.space8
                }
            ];
        }
        function test_stacksKeepTheirDistance(data: var): void {
            root.width = data.width;
            root.height = data.height;
            setup.reset();
            setup.mode = Enums.Mode.Lancelot;
            verify(table.start(setup), table.problem);
            tryVerify(() => table.prompt.decision === Enums.Decision.Split, 10000);
            waitForRendering(root);
            const choice = findChild(phone, "choice");
            const button = findChild(phone, "decide0");
            tryVerify(() => button.mapToItem(root, 0, 0).y - choice.mapToItem(root, 0, choice.height).y >= data.gap - 0.5);
        }
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The way of the scoring: what has been scored is sealed, and the seal is stamped when that happens before one's eyes.
import QtQuick
import QtTest
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Model
import TableTests

Item {
    id: root

    readonly property int done: Enums.Step.Done
    readonly property int now: Enums.Step.Now
    readonly property int later: Enums.Step.Later
    readonly property int idle: Enums.Step.Idle
    property list<walkStep> way

    width: 640
    height: 120

    Shelf {
        id: shelf
    }
    WalkSteps {
        id: steps

        width: 600
        height: implicitHeight
        boards: 7
        steps: root.way
    }

    TestCase {
        name: "WalkSteps"
        when: windowShown

        function init(): void {
            Look.reducedMotion = false;
            steps.visible = false;
            root.way = [];
        }
        function cleanupTestCase(): void {
            Look.reducedMotion = false;
        }
        function walk(...way): void {
            root.way = shelf.walkSteps(way);
        }
        function seals(): var {
            const within = item => (item instanceof CheckSeal ? [item] : []).concat(...Array.from(item.children).map(within));
            return within(steps);
        }
        // The boards with a seal.
        function sealed(): var {
            return seals().map((seal, i) => seal.visible ? i : -1).filter(i => i >= 0);
        }
        // Of those, the ones that lie there and do not move.
        function lying(): var {
            const all = seals();
            return sealed().filter(i => all[i].scale === 1 && all[i].rotation === 0 && all[i].opacity === 1);
        }

        function test_onScoredBoardsAlone(): void {
            walk(root.done, root.idle, root.done, root.now, root.later, root.idle, root.later);
            steps.visible = true;
            compare(sealed(), [0, 2]);
            compare(lying(), [0, 2], "they lie there when the walk begins");
        }
        function test_stampedWhenTheWalkGoesOn_data(): var {
            return [
                {
                    tag: "to the next board",
                    before: [root.now, root.later, root.later],
                    after: [root.done, root.now, root.later],
                    stamped: 0
                },
                {
                    tag: "over one that does not score",
                    before: [root.done, root.now, root.idle, root.later],
                    after: [root.done, root.done, root.idle, root.now],
                    stamped: 1
                },
                {
                    tag: "over several at once",
                    before: [root.now, root.later, root.later, root.later],
                    after: [root.done, root.done, root.done, root.now],
                    stamped: 0
                }
            ];
        }
        function test_stampedWhenTheWalkGoesOn(data: var): void {
            walk(...data.before);
            steps.visible = true;
            walk(...data.after);
            const seal = seals()[data.stamped];
            const scored = data.after.map((step, i) => step === root.done ? i : -1).filter(i => i >= 0);
            compare(sealed(), scored, "at once");
            compare(lying(), scored.filter(i => i !== data.stamped), "all others lie there");
            verify(seal.scale > 1 && seal.opacity < 1, "it comes down");
            tryVerify(() => lying().length === scored.length);
        }
        function test_interrupted(): void {
            walk(root.now, root.later, root.later);
            steps.visible = true;
            walk(root.done, root.now, root.later);
            verify(seals()[0].scale > 1);
            walk(root.done, root.done, root.now);
            compare(sealed(), [0, 1]);
            tryVerify(() => lying().length === 2);
            walk(root.now, root.later, root.later);
            compare(sealed(), [], "the walk begins anew");
        }
        function test_stampedOnce(): void {
            walk(root.now, root.later);
            steps.visible = true;
            walk(root.done, root.now);
            tryVerify(() => lying().length === 1);
            steps.visible = false; // somebody decides at the table meanwhile
            steps.visible = true;
            compare(lying(), [0]);
        }
        function test_withoutMotionItLiesThere(): void {
            walk(root.now, root.later);
            steps.visible = true;
            Look.reducedMotion = true;
            walk(root.done, root.now);
            compare(lying(), [0]);
        }
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A disc on a board: it stands where the plan says, rises in a stack, hops square by square, and is put where it belongs
// without a way when nothing moves.
import QtQuick
import QtTest
import MedievalAcademy
import MedievalAcademy.Artwork

Item {
    id: root

    width: 300
    height: 300

    Component {
        id: discs

        BoardDisc {
            seat: 1
            tincture: 1
            progress: 0
            square: progress <= 0 ? 0 : ring ? (progress - 1) % 20 + 1 : progress
            lap: 0
            stackSize: 1
            covering: 0
            spoken: ""
            board: "jousts"
            side: 260
            ring: true
        }
    }

    TestCase {
        name: "BoardDisc"
        when: windowShown

        function init(): void {
            Look.speed = Look.Normal;
            Look.reducedMotion = false;
        }
        function at(disc: BoardDisc, place: point): void {
            fuzzyCompare(disc.x, place.x * 260, 0.01);
            fuzzyCompare(disc.y, place.y * 260, 0.01);
        }

        function test_placeByProgress_data(): var {
            return [
                {
                    tag: "1",
                    progress: 1,
                    square: 1
                },
                {
                    tag: "20",
                    progress: 20,
                    square: 20
                },
                {
                    tag: "second lap",
                    progress: 23,
                    square: 3
                }
            ];
        }
        function test_placeByProgress(data: var): void {
            const disc = createTemporaryObject(discs, root, {
                progress: data.progress
            });
            at(disc, Plans.disc("jousts", data.square));
        }
        function test_squareZeroByChair(): void {
            const disc = createTemporaryObject(discs, root, {});
            at(disc, Plans.zero("jousts", 1));
        }
        function test_stairDoesNotTurn(): void {
            const disc = createTemporaryObject(discs, root, {
                board: "kings-service",
                ring: false,
                progress: 12
            });
            at(disc, Plans.disc("kings-service", 12));
        }
        function test_higherInAStack(): void {
            const low = createTemporaryObject(discs, root, {
                progress: 7,
                stackSize: 2
            });
            const high = createTemporaryObject(discs, root, {
                progress: 7,
                stackSize: 2,
                covering: 1
            });
            compare(high.x, low.x);
            fuzzyCompare(low.y - high.y, Plans.lift(low.board, 7, 2) * 260, 0.01);
            verify(high.z > low.z);
        }
        function test_hopsOverEverySquare(): void {
            const disc = createTemporaryObject(discs, root, {
                progress: 3
            });
            const seen = [];
            const watch = () => {
                if (seen[seen.length - 1] !== disc.before)
                    seen.push(disc.before);
            };
            disc.shownChanged.connect(watch);
            disc.progress = 7;
            compare(disc.moving, true);
            tryCompare(disc, "moving", false);
            compare(disc.shown, 7);
            verify(seen.length >= 3, "squares seen: " + seen);
            for (let i = 1; i < seen.length; ++i)
                verify(seen[i] > seen[i - 1]);
            at(disc, Plans.disc("jousts", 7));
        }
        function test_resetGlides(): void {
            const disc = createTemporaryObject(discs, root, {
                progress: 14
            });
            disc.progress = 0;
            compare(disc.shown, 0);
            compare(disc.moving, true);
            verify(disc.glided < 1);
            tryCompare(disc, "moving", false);
            at(disc, Plans.zero("jousts", 1));
        }
        function test_stillWithoutMotion(): void {
            Look.reducedMotion = true;
            const disc = createTemporaryObject(discs, root, {
                progress: 3
            });
            disc.progress = 8;
            compare(disc.moving, false);
            at(disc, Plans.disc("jousts", 8));
        }
    }
}

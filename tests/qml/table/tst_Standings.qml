// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// What all hold while boards are scored: whoever gets more moves up, and points are counted, while one looks; they end where
// they belong, whatever comes between.
import QtQuick
import QtTest
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Model
import TableTests

Item {
    id: root

    property list<standing> told

    width: 640
    height: 100

    Shelf {
        id: shelf
    }
    Standings {
        id: standings

        width: 600
        height: 56
        compact: false
        squires: shelf.squires
        standings: root.told
    }

    TestCase {
        name: "Standings"
        when: windowShown

        function init(): void {
            Look.reducedMotion = true;
            standings.visible = true;
            standings.width = 600;
            tell([0, 1, 2, 3, 4], [9, 8, 7, 6, 5]);
            verify(inOrder([0, 1, 2, 3, 4]));
            Look.reducedMotion = false;
        }
        function cleanupTestCase(): void {
            Look.reducedMotion = false;
        }
        // These seats in this order, with so many points.
        function tell(seats: list<int>, points: list<int>): void {
            root.told = shelf.standings(seats.map((seat, i) => ({
                        seat: seat,
                        points: points[i]
                    })));
        }
        function faces(): var {
            return Array.from(standings.children).filter(item => item instanceof Standing);
        }
        function face(seat: int): Standing {
            return faces().find(one => one.seat === seat);
        }
        // Each exactly at its place.
        function inOrder(seats: list<int>): bool {
            const pitch = (standings.width + standings.gap) / 5;
            return faces().length === 5 && seats.every((seat, i) => Math.abs(face(seat).x - i * pitch) < 0.01);
        }
        function figure(seat: int): string {
            const texts = item => (item.visible && item instanceof Text ? [item.text] : []).concat(...Array.from(item.children).map(texts));
            return texts(face(seat)).join();
        }

        function test_whoGetsMoreMovesUp(): void {
            const seen = [];
            face(4).xChanged.connect(() => seen.push(face(4).x));
            tell([4, 0, 1, 2, 3], [12, 9, 8, 7, 6]);
            verify(!inOrder([4, 0, 1, 2, 3]), "not at once");
            tryVerify(() => inOrder([4, 0, 1, 2, 3]));
            compare(seen, [...seen].sort((one, other) => other - one), "all the way forwards");
            tryVerify(() => figure(4) === "12");
        }
        function test_pointsAreCountedUpToWhatIsHeld(): void {
            const seen = [];
            face(2).countedChanged.connect(() => seen.push(face(2).counted));
            tell([2, 0, 1, 3, 4], [17, 9, 8, 6, 5]);
            verify(figure(2) !== "17", "not at once");
            tryVerify(() => figure(2) === "17" && face(2).counted === 17);
            verify(seen.every(counted => counted >= 7 && counted <= 17), seen);
            compare(figure(0), "9");
        }
        function test_interruptedOnTheWay_data(): var {
            return [
                {
                    tag: "by the next board",
                    hide: false
                },
                {
                    tag: "by the end of the scoring",
                    hide: true
                }
            ];
        }
        function test_interruptedOnTheWay(data: var): void {
            tell([4, 0, 1, 2, 3], [12, 9, 8, 7, 6]);
            const pitch = (standings.width + standings.gap) / 5;
            tryVerify(() => face(4).x < 4 * pitch);
            standings.visible = !data.hide;
            tell([3, 4, 0, 1, 2], [13, 12, 10, 8, 7]);
            if (data.hide) {
                verify(inOrder([3, 4, 0, 1, 2]), "nobody sees them go");
                standings.visible = true;
                compare(figure(3), "13");
                compare(figure(0), "10");
            }
            tryVerify(() => inOrder([3, 4, 0, 1, 2]));
            tryVerify(() => figure(3) === "13" && figure(4) === "12" && figure(0) === "10");
            wait(50);
            verify(inOrder([3, 4, 0, 1, 2]), "and there they stay");
        }
        function test_withoutMotionTheyAreThere(): void {
            Look.reducedMotion = true;
            tell([4, 3, 2, 1, 0], [15, 14, 13, 12, 11]);
            verify(inOrder([4, 3, 2, 1, 0]));
            for (let seat = 0; seat < 5; ++seat)
                compare(figure(seat), String(11 + seat));
        }
        function test_whatTheScoringBeginsWithIsThere(): void {
            standings.visible = false;
            root.told = [];
            tell([2, 4, 0, 1, 3], [25, 24, 23, 22, 21]);
            standings.visible = true;
            verify(inOrder([2, 4, 0, 1, 3]));
            compare(figure(2), "25");
        }
        function test_anotherWidthMovesNobody(): void {
            standings.width = 400;
            verify(inOrder([0, 1, 2, 3, 4]));
        }
    }
}

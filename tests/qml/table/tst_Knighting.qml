// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The knighting: told once, to an end that a tap or a key brings at once; without motion it is there as it ends.
import QtQuick
import QtTest
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import TableTests

Item {
    id: root

    width: 640
    height: 800

    Shelf {
        id: shelf
    }
    Component {
        id: plates

        KnightPlate {
            id: plate

            readonly property Knighting knighting: test.findChild(plate, "knighting")
            // What has been shown of the picture, and of the points.
            property list<real> pictures: []
            property list<int> figures: []

            function figure(): string {
                return test.findChild(plate, "pointsFigure").text;
            }
            // As it is in the end.
            function ended(): bool {
                const picture = plate.knighting;
                return picture.knelt === 1 && picture.unrolled === 1 && picture.raised === 0 && plate.figure() === "36";
            }
            function watch(): void {
                for (const part of ["knelt", "unrolled", "raised"])
                    plate.knighting[part + "Changed"].connect(() => plate.pictures.push(plate.knighting[part]));
                const label = test.findChild(plate, "pointsFigure");
                label.textChanged.connect(() => plate.figures.push(Number(label.text)));
            }

            width: 600
            result: shelf.result
            room: 700
        }
    }
    SignalSpy {
        id: again

        signalName: "againAsked"
    }
    BestOf {
        id: best

        y: 700
        width: parent.width
        result: shelf.result
    }

    TestCase {
        id: test

        // How long drawing may take on a busy machine, in ms.
        readonly property int drawing: 20000

        name: "Knighting"
        when: windowShown

        function initTestCase(): void {
            shelf.setResult([[3, 6, 13, 17, 20, 36], [3, 5, 18, 20, 22, 35], [4, 5, 13, 15, 18, 34], [1, 2, 8, 8, 9, 33], [2, -4, 8, 7, 8, -9]]);
        }
        function init(): void {
            Look.speed = Look.Normal;
            Look.reducedMotion = false;
        }
        function cleanupTestCase(): void {
            init();
        }
        function make(properties: var): KnightPlate {
            const plate = createTemporaryObject(plates, root, properties ?? {});
            plate.watch();
            plate.forceActiveFocus();
            again.target = plate;
            again.clear();
            return plate;
        }
        // Nothing of it moves any more.
        function stays(plate: KnightPlate): void {
            verify(plate.ended());
            plate.pictures = [];
            plate.figures = [];
            tryVerify(() => plate.knighting.ready, test.drawing);
            wait(100);
            compare(plate.pictures.length, 0, "it moves again: " + plate.pictures);
            compare(plate.figures.length, 0, "it counts again: " + plate.figures);
            verify(plate.ended());
            verify(plate.knighting.over);
            tryVerify(() => plate.over);
        }

        function test_toldFromTheBeginningToTheEnd(): void {
            const plate = make();
            const picture = plate.knighting;
            compare(picture.knelt, 0, "nobody has knelt before it begins");
            compare(picture.unrolled, 0);
            compare(plate.figure(), "0");
            verify(!plate.over, "what it came to is not given away");
            tryVerify(() => plate.ended() && picture.over, 20000);
            tryVerify(() => plate.over, 20000);
            verify(plate.pictures.length > 6, "it was seen on its way");
            stays(plate);
        }
        function test_pointsAreCountedUpToTheSumAndNotBeyond(): void {
            const plate = make();
            tryVerify(() => plate.figure() === "36", 20000);
            tryVerify(() => plate.knighting.over, 20000);
            verify(plate.figures.length > 2, "one after the other: " + plate.figures);
            compare(plate.figures, [...plate.figures].sort((one, other) => one - other));
            verify(plate.figures.every(figure => figure > 0 && figure <= 36), plate.figures);
            stays(plate);
        }

        // Whoever rejoices is at the table: the two best of the others, or the one.
        function test_companions_data(): var {
            return [
                {
                    tag: "three squires",
                    points: [[36], [35], [34]],
                    companions: [1, 2]
                },
                {
                    tag: "two squires",
                    points: [[36], [35]],
                    companions: [1]
                }
            ];
        }
        function test_companions(data: var): void {
            shelf.setResult(data.points);
            const plate = make();
            compare(plate.knighting.companions, data.companions);
            const drawn = String(findChild(plate, "hall").source);
            for (let tincture = 0; tincture < 5; ++tincture) {
                compare(drawn.includes("knighting-cheering-" + Look.squireKeys[tincture]), data.companions[0] === tincture);
                compare(drawn.includes("knighting-saluting-" + Look.squireKeys[tincture]), data.companions[1] === tincture);
            }
            tryVerify(() => plate.knighting.ready, test.drawing);
            initTestCase();
        }

        function test_skipped_data(): var {
            const rows = [];
            for (const moment of ["before all is drawn", "while it is told", "while points are counted"])
                for (const key of [0, Qt.Key_Return, Qt.Key_Enter, Qt.Key_Space])
                    rows.push({
                        tag: moment + ", by " + (key === 0 ? "a tap" : "key " + key),
                        moment: moment,
                        key: key
                    });
            return rows;
        }
        function test_skipped(data: var): void {
            Look.speed = Look.Slow;
            const plate = make();
            if (data.moment === "while it is told")
                tryVerify(() => plate.knighting.told && plate.knighting.knelt > 0, test.drawing);
            else if (data.moment === "while points are counted")
                tryVerify(() => Number(plate.figure()) > 0, 20000);
            verify(!plate.ended());
            if (data.key === 0)
                mouseClick(findChild(plate, "pointsFigure"));
            else
                keyClick(data.key);
            stays(plate);
            compare(again.count, 0, "no other game has begun");
            if (data.key !== 0) {
                tryVerify(() => !plate.arriving);
                keyClick(data.key);
                compare(again.count, 1, "what had to be skipped is skipped");
            }
        }

        function test_withoutMotionItIsThereAsItEnds_data(): var {
            return [
                {
                    tag: "less motion",
                    reduced: true,
                    speed: Look.Normal
                },
                {
                    tag: "no motion",
                    reduced: false,
                    speed: Look.None
                }
            ];
        }
        function test_withoutMotionItIsThereAsItEnds(data: var): void {
            Look.reducedMotion = data.reduced;
            Look.speed = data.speed;
            const plate = make();
            stays(plate);
            compare(again.count, 0);
            tryVerify(() => !plate.arriving);
            keyClick(Qt.Key_Return);
            compare(again.count, 1, "there was nothing to skip");
        }
        // Who presses twice on what was there before means that, and not what has come in its place.
        function test_inHasteNoOtherGameBegins(): void {
            Look.reducedMotion = true;
            const plate = make();
            verify(plate.arriving);
            mouseClick(findChild(plate, "playAgain"));
            keyClick(Qt.Key_Space);
            compare(again.count, 0);
            tryVerify(() => !plate.arriving);
            mouseClick(findChild(plate, "playAgain"));
            compare(again.count, 1);
        }
        function test_lessMotionWantedMeanwhile(): void {
            const plate = make();
            tryVerify(() => plate.knighting.told && plate.knighting.knelt > 0, test.drawing);
            Look.reducedMotion = true;
            stays(plate);
        }
        function test_notToldAgain_data(): var {
            return [
                {
                    tag: "when it was told before",
                    told: true
                },
                {
                    tag: "when its page comes back",
                    told: false
                }
            ];
        }
        function test_notToldAgain(data: var): void {
            const plate = make({
                told: data.told
            });
            if (!data.told) {
                tryVerify(() => plate.knighting.told && plate.knighting.knelt > 0, test.drawing);
                plate.visible = false;
                plate.visible = true;
            }
            stays(plate);
            let drawn = 0;
            plate.knighting.readyChanged.connect(() => ++drawn);
            plate.width = 500;
            tryVerify(() => drawn >= 2, test.drawing, "drawn anew");
            stays(plate);
        }
        function test_fastIsShorterThanSlow(): void {
            const durations = {};
            const begin = speed => {
                Look.speed = speed;
                const plate = make();
                tryVerify(() => plate.knighting.told, test.drawing);
                const begun = Date.now();
                plate.knighting.overChanged.connect(() => durations[speed] = Date.now() - begun);
            };
            begin(Look.Slow);
            begin(Look.Fast);
            tryVerify(() => Look.Slow in durations && Look.Fast in durations, 20000);
            verify(durations[Look.Fast] < durations[Look.Slow], JSON.stringify(durations));
        }
        function test_othersAreNamedForWhatTheyDidBest(): void {
            const texts = item => (item.visible && item instanceof Text ? [item.text] : []).concat(...Array.from(item.children).map(texts));
            const said = texts(best);
            for (const words of ["Dario", "+35", "Emre", "+34", "Bruno", "+33", "Chloé", "−9"])
                compare(said.filter(text => text === words).length, 1, words + " of " + said);
            verify(!said.includes("Ana"), "the winner stands above");
        }
    }
}

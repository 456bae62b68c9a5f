// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The result: the table and the chart show what the model says, and no two names of the chart touch.
import QtQuick
import QtTest
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import TableTests

Item {
    id: root

    width: 1000
    height: 800

    Shelf {
        id: shelf
    }
    ScoreTable {
        id: points

        width: 1000
        height: implicitHeight
        result: shelf.result
        boards: shelf.boards
    }
    ScoreTable {
        id: onPhone

        width: 336
        visible: false
        result: shelf.result
        boards: shelf.boards
    }
    Component {
        id: row

        ScoreTableRow {
            width: onPhone.width - 16
            height: onPhone.rowHeight
            index: 0
            tincture: 0
            mood: 0
            own: false
            winner: false
            total: 25
            byBoard: [0, 10, 11, -10, 12, 2, 0]
            bestOnBoard: [false, true, true, true, true, false, false]
            spoken: ""
            boards: shelf.boards
            cell: onPhone.cell
            nameWidth: onPhone.nameWidth
            totalWidth: onPhone.totalWidth
            figureSize: onPhone.figureSize
            last: false
        }
    }
    PointsChart {
        id: chart

        y: 420
        width: 1000
        height: 340
        result: shelf.result
    }
    Component {
        id: another

        PointsChart {
            width: chart.width
            height: chart.height
            result: shelf.result
        }
    }
    Component {
        id: pictures

        Knighting {
            height: implicitHeight
            tincture: 0
            companions: [1, 2]
        }
    }
    KnightPlate {
        id: plate

        width: 600
        result: shelf.result
        room: 700
    }

    TestCase {
        name: "Result"
        when: windowShown

        function initTestCase(): void {
            shelf.setResult([[3, 6, 13, 17, 20, 36], [3, 5, 18, 20, 22, 35], [4, 5, 13, 15, 18, 34], [1, 2, 8, 8, 9, 33], [2, -4, 8, 7, 8, -9]]);
            tryVerify(() => lines().length === 5);
        }
        function cleanup(): void {
            Look.textScale = 1;
        }
        function collect(item: Item, wanted: var): var {
            const found = item.visible && wanted(item) ? [item] : [];
            for (const child of item.children)
                found.push(...collect(child, wanted));
            return found;
        }
        function lines(): var {
            return collect(chart, item => item instanceof ChartLine);
        }
        function texts(item: Item): list<string> {
            return collect(item, part => part instanceof Text).map(part => part.text);
        }

        function test_headingCountsWinners_data(): var {
            return [
                {
                    tag: "one with a blank in the name, of two squires",
                    winner: "Anne Marie",
                    count: 1,
                    tinctures: [0, 1],
                    text: "Knight of the Academy"
                },
                {
                    tag: "two",
                    winner: "Ana and Dario",
                    count: 2,
                    tinctures: [0, 2],
                    text: "Knights of the Academy"
                }
            ];
        }
        function test_headingCountsWinners(data: var): void {
            shelf.setWinner(data.winner, data.count, data.tinctures);
            compare(findChild(plate, "heading").text, data.text);
        }
        function test_theWinnerIsLargest(): void {
            for (const width of [600, 336]) {
                plate.width = width;
                shelf.setWinner("Anne Marie", 1, [0]);
                const name = findChild(plate, "knightName");
                const figure = findChild(plate, "pointsFigure");
                tryVerify(() => name.contentWidth > 0);
                verify(findChild(plate, "knighting").named, "on its banner");
                const others = collect(plate, item => item instanceof Label && item.text !== "" && item !== name && item !== figure);
                verify(others.length > 1);
                for (const label of others) {
                    verify(label.fontInfo.pixelSize * 1.2 <= name.fontInfo.pixelSize, label.text + " at " + width);
                    verify(label.fontInfo.pixelSize * 2 <= figure.fontInfo.pixelSize, label.text + " at " + width);
                }
            }
            plate.width = 600;
        }
        // In the least window the button below the knighting is in sight, also of several winners.
        function test_theButtonIsInSight_data(): list<var> {
            return [
                {
                    tag: "one",
                    winner: "Ana",
                    count: 1,
                    tinctures: [0]
                },
                {
                    tag: "one, of two squires",
                    winner: "Ana",
                    count: 1,
                    tinctures: [0, 1]
                },
                {
                    tag: "one, of whom more is told",
                    winner: "Ana",
                    count: 1,
                    tinctures: [0],
                    sentence: "As many as Bruno, but ranked higher on Gallantry"
                }
            ];
        }
        function test_theButtonIsInSight(data: var): void {
            shelf.setWinner(data.winner, data.count, data.tinctures, data.sentence ?? "");
            plate.width = 296;
            plate.room = 400;
            waitForPolish(root.Window.window);
            const button = findChild(plate, "playAgain");
            const end = button.mapToItem(plate, 0, button.height).y;
            verify(end <= plate.room + 1, "it ends at " + end);
            verify(findChild(plate, "knighting").named, "on its banner");
            verify(findChild(plate, "knighting").width >= 180, "a picture " + findChild(plate, "knighting").width + " wide");
            plate.width = 600;
            plate.room = 700;
            shelf.setWinner("Ana", 1, [0]);
            waitForPolish(root.Window.window);
        }
        // On a phone it is in sight with very large letters as well, below a picture, and the heading has one line.
        function test_theButtonIsInSightInLargeLetters(): void {
            Look.textScale = 2;
            shelf.setWinner("Ana", 1, [0], "As many as Bruno, but ranked higher on Gallantry");
            plate.width = 336;
            plate.room = 686;
            waitForPolish(root.Window.window);
            const button = findChild(plate, "playAgain");
            tryVerify(() => button.mapToItem(plate, 0, button.height).y <= plate.room + 1);
            verify(findChild(plate, "knighting").width >= 120, "a picture " + findChild(plate, "knighting").width + " wide");
            compare(findChild(plate, "heading").lineCount, 1);
            Look.textScale = 1;
            plate.width = 600;
            plate.room = 700;
            shelf.setWinner("Ana", 1, [0]);
            waitForPolish(root.Window.window);
        }
        // The name of the winner stands on the banner, or there is none, and it stands below: never on neither, nor on both.
        function test_noBannerIsEmpty_data(): list<var> {
            const rows = [];
            for (const winner of ["Ana", "Anne-Marguerite de Montmirail and Jean-Baptiste de la Tour"]) {
                for (const width of [120, 150, 165, 200, 300, 600])
                    rows.push({
                        tag: winner + " at " + width,
                        winner: winner,
                        width: width
                    });
            }
            return rows;
        }
        function test_noBannerIsEmpty(data: var): void {
            const picture = createTemporaryObject(pictures, root, {
                name: data.winner,
                width: data.width
            });
            tryVerify(() => picture.ready, 20000);
            picture.finish();
            const name = findChild(picture, "knightName");
            compare(findChild(picture, "banner").visible, picture.named);
            compare(name.visible, picture.named, "its name");
        }
        // Where names have no room below the emblems they stand below the table, in lines.
        function test_columnsAreNamed(): void {
            for (const table of [points, onPhone]) {
                table.visible = true;
                compare(table.named, table === points);
                const said = collect(table, part => part instanceof Text && part.visible && ["Jousts", "Charity", "Total"].includes(part.text));
                compare(said.length, 3);
                for (const heading of said) {
                    verify(heading.fontInfo.pixelSize >= 12);
                    verify(!heading.truncated);
                    const place = heading.mapToItem(table, 0, 0, heading.width, heading.height);
                    const below = table === onPhone && heading.text !== "Total";
                    verify(below ? place.y >= table.rowsEnd && place.bottom <= table.implicitHeight : place.y >= 0 && place.bottom <= table.headHeight, heading.text + " from " + place.y + " to " + place.bottom);
                    compare(heading.rotation, 0);
                }
            }
            onPhone.visible = false;
        }
        function test_table(): void {
            const rows = collect(points, item => item instanceof ScoreTableRow);
            compare(rows.length, 5);
            verify(texts(rows[0]).includes("+36"));
            verify(texts(rows[0]).includes("36"));
            verify(texts(rows[4]).includes("−9"), "a minus, not a hyphen");
            compare(rows[0].color, Look.yours);
        }
        function test_columnsForAsManyBoardsAsThereAre_data(): var {
            return [5, 6, 7].map(count => ({
                        tag: count + " boards",
                        count: count
                    }));
        }
        function test_columnsForAsManyBoardsAsThereAre(data: var): void {
            shelf.setBoardCount(data.count);
            const emblems = collect(points, item => item instanceof Drawing && item.name.startsWith("ringed-"));
            compare(emblems.length, data.count - 1, "Gallantry has no points");
            const last = emblems[emblems.length - 1];
            fuzzyCompare(last.mapToItem(points, last.width / 2, 0).x + points.cell / 2, points.width - points.totalWidth - 8, 0.5, "up to the total");
            for (const row of collect(points, item => item instanceof ScoreTableRow))
                compare(row.cell, points.cell);
            shelf.setBoardCount(7);
        }
        // On a phone too.
        function test_underlinesStandApart(): void {
            const made = createTemporaryObject(row, root, {
                name: "Ana"
            });
            const lines = collect(made, item => item.objectName === "best").map(item => item.mapToItem(made, 0, 0, item.width, 1));
            compare(lines.length, 4);
            for (let i = 1; i < lines.length; ++i)
                verify(lines[i].x - lines[i - 1].right >= 5.9, lines[i - 1].right + " and " + lines[i].x);
        }
        function test_noNameIsBroken_data(): var {
            return ["Perceval", "Guenièvre", "Bélisent", "Joueur 1", "Anne-Marguerite", "Bruno (rouge)"].map(name => ({
                        tag: name
                    }));
        }
        function test_noNameIsBroken(data: var): void {
            const made = createTemporaryObject(row, root, {
                name: data.tag
            });
            const label = collect(made, part => part instanceof Text && part.text === data.tag)[0];
            verify(label.lineCount <= data.tag.split(/[ -]/).length, "lines " + label.lineCount);
            verify(label.paintedWidth <= label.width, "wide " + label.paintedWidth + " of " + label.width);
            verify(label.fontInfo.pixelSize >= 12);
        }
        function test_lineGoesThroughThePoints(): void {
            const line = lines().find(one => one.tincture === 0);
            compare(line.points.length, 7);
            tryVerify(() => line.points[6].y < line.points[3].y, 1000, "more points are higher");
            verify(line.points[6].x > line.points[5].x);
            const last = lines().find(one => one.tincture === 4);
            verify(last.points[6].y > last.points[0].y, "less than nothing is lower");
        }
        function test_discsDoNotTouch(): void {
            for (const width of [1000, 336]) {
                chart.width = width;
                tryVerify(() => chart.ends.length === 5 && lines().every(line => line.end.y === line.endY && line.endY > 0));
                const discs = lines().map(line => findChild(line, "end")).sort((one, other) => one.y - other.y);
                compare(discs.length, 5);
                tryVerify(() => discs.every((disc, i) => i === 0 || disc.y - discs[i - 1].y >= disc.face * 1.1), 1000, "at " + width);
                for (const line of lines())
                    verify(line.end.x + line.face / 2 < chart.width - 4, "within the chart at " + width);
            }
            chart.width = 1000;
        }
        // Larger letters want a larger head and foot of the chart, which is as large as before.
        function test_endsFollowTheLettersWhileItIsOpen(): void {
            tryVerify(() => chart.ends.length === 5 && chart.ends[4] > 0);
            for (const scale of [1.5, 1]) {
                Look.textScale = scale;
                const made = createTemporaryObject(another, root);
                tryVerify(() => made.ends.length === 5 && made.ends[4] > 0 && !isPolishScheduled(made));
                tryVerify(() => chart.ends.every((end, i) => Math.abs(end - made.ends[i]) < 0.5), 1000, "text at " + scale);
            }
        }
        function test_namesDoNotTouch(): void {
            tryVerify(() => chart.ends.length === 5 && chart.ends[4] > 0);
            const places = [...chart.ends].sort((one, other) => one - other);
            for (let i = 1; i < places.length; ++i)
                verify(places[i] - places[i - 1] >= Look.bodySize, "names " + places);
        }
    }
}

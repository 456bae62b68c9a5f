// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A figure of the rulebook plays on by a tap, by its button and by keys, and is set back.
import QtQuick
import QtTest
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Model

Item {
    id: root

    width: 640
    height: 900

    Component {
        id: figures

        BookFigure {
            caption: "A caption."
            language: "en"
        }
    }

    TestCase {
        id: test

        property BookFigure figure: null

        name: "BookFigure"
        when: windowShown

        function show(name: string, width: int): void {
            test.figure = createTemporaryObject(figures, root, {
                name: name
            }) as BookFigure;
            test.figure.width = width;
            test.figure.height = Qt.binding(() => test.figure.implicitHeight);
            waitForPolish(root.Window.window);
        }
        function collect(item: Item, wanted: var): var {
            const found = item.visible && wanted(item) ? [item] : [];
            for (const child of item.children)
                found.push(...collect(child, wanted));
            return found;
        }
        function shows(words: string): bool {
            return collect(test.figure, item => item instanceof Text && item.text.includes(words)).length > 0;
        }
        function disc(board: int, seat: int): BoardDisc {
            const face = findChild(test.figure, "figureBoard" + board);
            return collect(face, item => item instanceof BoardDisc && item.seat === seat)[0] as BoardDisc;
        }

        function test_tapMovesTheDisc_data(): var {
            return [
                {
                    tag: "phone",
                    width: 300
                },
                {
                    tag: "desktop",
                    width: 640
                }
            ];
        }
        function test_tapMovesTheDisc(data: var): void {
            show("move", data.width);
            compare(disc(Enums.Board.Jousts, 0).progress, 0);
            mouseClick(findChild(test.figure, "figureBoard1"));
            compare(disc(Enums.Board.Jousts, 0).progress, 4);
            verify(shows("Ana plays Jousts\u00a04"));
        }
        function test_touchMovesTheDisc(): void {
            show("move", 320);
            const touch = touchEvent(root);
            touch.press(0, root, 160, 100).commit();
            touch.release(0, root, 160, 100).commit();
            tryCompare(disc(Enums.Board.Jousts, 0), "progress", 4);
        }
        function test_playedByKeysAndSetBack(): void {
            show("move", 640);
            const play = findChild(test.figure, "play");
            play.forceActiveFocus();
            keyClick(Qt.Key_Return);
            keyClick(Qt.Key_Space);
            keyClick(Qt.Key_Return);
            compare(disc(Enums.Board.Jousts, 2).progress, 5);
            compare(play.text, "Play again");
            mouseClick(findChild(test.figure, "reset"));
            compare(disc(Enums.Board.Jousts, 2).progress, 0);
            verify(!findChild(test.figure, "reset").enabled);
            compare(play.text, "Play");
        }
        // A finger that plays on step by step finds the button where it was.
        function test_buttonsStayWhereTheyAre_data(): var {
            const rows = [];
            for (const name of ["move", "jousts", "charity", "win-a-tie"])
                for (const width of [296, 640])
                    rows.push({
                        tag: name + " at " + width,
                        name: name,
                        width: width
                    });
            return rows;
        }
        function test_buttonsStayWhereTheyAre(data: var): void {
            show(data.name, data.width);
            const places = () => ["play", "reset"].map(name => findChild(test.figure, name)).map(button => [button.mapToItem(test.figure, 0, 0), button.width, button.height].join(" "));
            const before = places();
            for (let step = 0; step < 5; ++step) {
                findChild(test.figure, "play").clicked();
                waitForPolish(root.Window.window);
                compare(places(), before, "after step " + step);
            }
        }
        function test_scoringCounts(): void {
            show("jousts", 640);
            compare(collect(test.figure, item => item instanceof ScoreRow).length, 0);
            mouseClick(findChild(test.figure, "play"));
            tryVerify(() => collect(test.figure, item => item instanceof ScoreRow).length === 3);
        }
        function test_handsArePassed(): void {
            show("draft", 360);
            const cards = () => collect(test.figure, item => item instanceof CardFace).map(card => card.kind + "-" + card.value);
            const before = cards();
            mouseClick(findChild(test.figure, "play"));
            tryVerify(() => cards().join() !== before.join());
            compare(cards().length, before.length);
        }
        function test_aFigureWithoutStepsHasNoButtons(): void {
            show("hand", 360);
            verify(!findChild(test.figure, "play").visible);
            compare(collect(test.figure, item => item instanceof CardFace).length, 5);
        }
        function test_nothingLeavesIt_data(): var {
            const rows = [];
            for (const name of ["move", "hand", "draft", "stack", "lap", "throne", "gallantry", "jousts", "education", "education-zero", "kings-service", "quests", "charity", "win-a-tie", "step-back", "ranked-reset", "knights", "bet", "codex", "scrolls"])
                for (const width of [296, 640])
                    rows.push({
                        tag: name + " at " + width,
                        name: name,
                        width: width
                    });
            return rows;
        }
        function test_nothingLeavesIt(data: var): void {
            show(data.name, data.width);
            const play = findChild(test.figure, "play");
            for (let step = 0; step < 6; ++step) {
                waitForPolish(root.Window.window);
                for (const item of collect(test.figure, item => item instanceof CardFace || item instanceof BoardFace || (item instanceof Text && item.text !== ""))) {
                    // A text that has just come is laid out anew in the frame that follows.
                    const left = () => item.mapToItem(test.figure, 0, 0).x;
                    tryVerify(() => left() >= -0.5 && left() + item.width <= data.width + 0.5, 5000, item + " leaves it");
                }
                if (play.visible)
                    play.clicked();
            }
        }
    }
}

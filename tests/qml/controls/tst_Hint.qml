// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

// What is drawn without words is told to the pointer that rests on it and to the finger that is held on it, and to nobody
// else: a tap goes through to what lies below.
import QtQuick
import QtQuick.Templates as T
import QtTest
import MedievalAcademy.Controls

Item {
    id: root

    property string sentence: "Excalibur: Ana plays first this turn."

    width: 400
    height: 300

    T.AbstractButton {
        id: board

        width: 200
        height: 200

        Item {
            id: sword

            x: 60
            y: 120
            width: 60
            height: 60

            Hint {
                id: hint

                words: () => root.sentence
            }
        }
    }
    Menu {
        id: menu

        MenuItem {
            text: "Rules"
        }
        MenuItem {
            id: entry

            text: "Settings"

            Hint {
                id: hintInMenu

                words: () => root.sentence
            }
        }
    }
    SignalSpy {
        id: clicks

        signalName: "clicked"
        target: board
    }

    TestCase {
        name: "Hint"
        when: windowShown

        readonly property T.ToolTip tip: hint.T.ToolTip.toolTip

        function init(): void {
            root.sentence = "Excalibur: Ana plays first this turn.";
            hint.held = true;
            clicks.clear();
            mouseMove(root, 390, 290);
            tip.close();
            tryVerify(() => !tip.visible);
        }
        function test_pointer(): void {
            mouseMove(sword, 30, 30);
            tryVerify(() => tip.opened);
            compare(tip.text, root.sentence);
            mouseMove(root, 390, 290);
            tryVerify(() => !tip.visible);
        }
        function test_nothingUnderMenu(): void {
            mouseMove(sword, 30, 32);
            tryVerify(() => tip.opened);
            menu.popup(sword, 50, 20);
            tryVerify(() => menu.opened);
            tryVerify(() => !tip.visible);
            mouseMove(sword, 32, 32);
            wait(1000);
            verify(!tip.visible);
            mouseMove(entry, 30, 10);
            tryVerify(() => hintInMenu.T.ToolTip.toolTip.opened);
            menu.close();
            tryVerify(() => !menu.visible);
        }
        function test_saysWhatIsSoNow(): void {
            root.sentence = "Excalibur: Bruno plays first this turn.";
            mouseMove(sword, 31, 30);
            tryVerify(() => tip.opened);
            compare(tip.text, root.sentence);
        }
        function test_nothingToSay(): void {
            root.sentence = "";
            mouseMove(sword, 30, 31);
            wait(1000);
            verify(!tip.visible);
        }
        function test_finger(): void {
            const touch = touchEvent(sword);
            touch.press(0, sword, 30, 30).commit();
            tryVerify(() => tip.opened, 3000);
            compare(tip.text, root.sentence);
            touch.release(0, sword, 30, 30).commit();
            // It can be read without the finger over it.
            verify(tip.visible);
        }
        function test_fingerWhereHoldingMeansSomethingElse(): void {
            hint.held = false;
            const touch = touchEvent(sword);
            touch.press(0, sword, 30, 30).commit();
            wait(1200);
            verify(!tip.visible);
            touch.release(0, sword, 30, 30).commit();
        }
        function test_tapGoesThrough(): void {
            mouseClick(sword, 30, 30);
            compare(clicks.count, 1);
            const touch = touchEvent(sword);
            touch.press(0, sword, 30, 30).commit();
            touch.release(0, sword, 30, 30).commit();
            compare(clicks.count, 2);
        }
    }
}

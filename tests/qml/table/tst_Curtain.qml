// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The round button of the curtain: it has to be held, a tap is not enough, and the keyboard always opens it.
import QtQuick
import QtTest
import MedievalAcademy

Item {
    id: root

    width: 200
    height: 200

    HoldButton {
        id: eye

        anchors.centerIn: parent
        width: 116
        height: 116
        holding: true
    }
    SignalSpy {
        id: done

        target: eye
        signalName: "done"
    }

    TestCase {
        name: "Curtain"
        when: windowShown

        function init(): void {
            done.clear();
            eye.holding = true;
        }
        function test_tapIsNotEnough(): void {
            mouseClick(eye);
            wait(50);
            compare(done.count, 0);
            compare(eye.held, 0);
        }
        function test_held(): void {
            mousePress(eye);
            tryVerify(() => eye.held > 0.2);
            compare(done.count, 0);
            tryCompare(done, "count", 1, 3000);
            mouseRelease(eye);
            compare(done.count, 1);
        }
        function test_heldUntilTheFingerIsLifted(): void {
            mousePress(eye);
            tryCompare(done, "count", 1, 3000);
            verify(eye.touched);
            eye.width = 0; // as when the curtain is open
            mouseMove(root, 20, 20);
            verify(eye.touched, "wherever it slides");
            eye.width = 116;
            mouseMove(eye, 50, 50);
            wait(800);
            compare(done.count, 1, "once for each finger that comes down");
            mouseRelease(eye);
            verify(!eye.touched);
        }
        function test_tapWithTheSimplerSetting(): void {
            eye.holding = false;
            mouseClick(eye);
            compare(done.count, 1);
        }
        function test_keyboard_data(): var {
            return [
                {
                    tag: "Enter",
                    key: Qt.Key_Return
                },
                {
                    tag: "Space",
                    key: Qt.Key_Space
                }
            ];
        }
        function test_keyboard(data: var): void {
            eye.forceActiveFocus();
            keyClick(data.key);
            compare(done.count, 1);
        }
    }
}

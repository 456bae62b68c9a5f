// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The round button of the curtain: it has to be held, a tap is not enough, and the keyboard always opens it. What stands on the
// curtain has room there, and on a table is seen from the other side of it.
import QtQuick
import QtTest
import MedievalAcademy
import MedievalAcademy.Artwork

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
    CurtainForm {
        id: form

        width: 360
        height: 780
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
            const finger = touchEvent(root);
            finger.press(0, eye).commit();
            tryCompare(done, "count", 1, 3000);
            verify(eye.touched);
            eye.width = 0; // as when the curtain is open
            finger.move(0, root, 20, 20).commit();
            verify(eye.touched, "wherever it slides");
            eye.width = 116;
            finger.move(0, eye, 50, 50).commit();
            wait(800);
            compare(done.count, 1, "once for each finger that comes down");
            finger.release(0, eye, 50, 50).commit();
            verify(!eye.touched);
        }
        function test_aMouseRestsOnNothing(): void {
            for (const time of [1, 2]) {
                mousePress(eye);
                tryCompare(done, "count", time, 3000);
                verify(!eye.touched);
                mouseRelease(eye);
            }
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
        function test_seenAcrossTheTable_data(): list<var> {
            return [
                {
                    tag: "a tablet",
                    size: Qt.size(1280, 800)
                },
                {
                    tag: "a tablet held upright",
                    size: Qt.size(800, 1280)
                },
                {
                    tag: "a desktop",
                    size: Qt.size(1600, 900)
                }
            ];
        }
        function test_seenAcrossTheTable(data: var): void {
            form.width = data.size.width;
            form.height = data.size.height;
            verify(form.figure >= 360);
            verify(form.nameSize >= 74);
            verify(form.noted && form.roomy);
        }
        // A phone on its side: the figure stands there, and with the name and the eye it fills the leaf.
        function test_theFigureStandsSideways_data(): list<var> {
            return [Qt.size(780, 360), Qt.size(915, 412), Qt.size(667, 375), Qt.size(480, 320)].map(size => ({
                        tag: size.width + " by " + size.height,
                        size: size
                    }));
        }
        function test_theFigureStandsSideways(data: var): void {
            form.width = data.size.width;
            form.height = data.size.height;
            verify(form.half);
            compare(form.abreast, data.size.width > 600);
            verify(form.figure >= (form.abreast ? 0.8 : 0.5) * form.plateHeight, form.figure + " of " + form.plateHeight);
            verify(form.roomy);
            const each = form.abreast ? (form.plateWidth - 40 - form.figureWidth) / 2 - Look.space24 : (form.plateWidth - 40 - Look.space24) / 2;
            verify(each >= 160, "words have " + each);
        }
        function test_allHasRoom_data(): list<var> {
            const sizes = [Qt.size(320, 480), Qt.size(360, 780), Qt.size(780, 360), Qt.size(700, 700), Qt.size(1000, 680), Qt.size(1280, 800), Qt.size(800, 1280), Qt.size(1600, 900)];
            return [].concat(...sizes.map(size => [1, 1.3, 2].map(scale => ({
                            tag: size.width + " by " + size.height + " at " + scale,
                            size: size,
                            scale: scale
                        }))));
        }
        function test_allHasRoom(data: var): void {
            Look.textScale = data.scale;
            form.width = data.size.width;
            form.height = data.size.height;
            const optional = (form.roomy ? form.ofStay : 0) + (form.noted ? form.ofNote : 0);
            const beside = form.beside ? Math.max(form.figure + (form.places.words > 0 ? 0 : form.ofWords), form.ofEye + optional + (form.facing ? form.ofWords : 0), form.ofWords) : 0;
            const needed = form.beside ? beside : form.figure + form.ofWords + form.ofEye + optional;
            verify(needed <= form.plateHeight, needed + " of " + form.plateHeight);
            verify(form.plateWidth <= form.width && form.plateHeight <= form.height);
            verify(form.figureWidth < form.plateWidth * (form.facing ? 0.5 : 1));
        }
        function cleanup(): void {
            Look.textScale = 1;
        }
    }
}

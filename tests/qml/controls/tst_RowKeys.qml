// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Rows of every kind by keys: Tab reaches each, Space and Enter press it; and by a finger, which presses nothing that it leaves.
pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import MedievalAcademy.Controls

Item {
    id: root

    height: 300
    width: 400

    RowGroup {
        width: root.width

        ListRow {
            id: opens

            text: "Stakes"
        }
        SwitchRow {
            id: turns

            text: "Hidden scores"
        }
        RadioRow {
            id: holds

            text: "Page"
        }
        RadioRow {
            id: other

            text: "Herald"
        }
    }
    SignalSpy {
        id: pressed

        signalName: "clicked"
    }

    TestCase {
        name: "RowKeys"
        when: windowShown

        function init(): void {
            turns.checked = false;
            holds.checked = true;
            opens.forceActiveFocus(Qt.TabFocusReason);
        }
        function test_tabReachesEach(): void {
            for (const row of [turns, holds, other]) {
                keyClick(Qt.Key_Tab);
                verify(row.visualFocus, row.text);
            }
            keyClick(Qt.Key_Backtab);
            verify(holds.visualFocus);
        }
        // Whoever tries to scroll a page that does not, or thinks better of it.
        function test_fingerThatLeaves(): void {
            for (const row of [turns, other]) {
                const touch = touchEvent(row);
                touch.press(1, row, 20, 20).commit();
                for (let y = 40; y <= 280; y += 20)
                    touch.move(1, row, 20, y).commit();
                touch.release(1, row, 20, 280).commit();
                verify(!row.checked, row.text);
                mousePress(row, 20, 20);
                mouseMove(row, 20, 140);
                mouseMove(row, 20, 280);
                mouseRelease(row, 20, 280);
                verify(!row.checked, row.text);
            }
            mouseClick(turns, 20, 20);
            verify(turns.checked);
        }
        function test_keysPress_data(): var {
            return [Qt.Key_Space, Qt.Key_Return, Qt.Key_Enter].map(key => ({
                        tag: "key " + key,
                        key: key
                    }));
        }
        function test_keysPress(data: var): void {
            turns.forceActiveFocus(Qt.TabFocusReason);
            keyClick(data.key);
            verify(turns.checked);
            other.forceActiveFocus(Qt.TabFocusReason);
            pressed.target = other;
            pressed.clear();
            keyClick(data.key);
            compare(pressed.count, 1);
            verify(other.checked);
        }
    }
}

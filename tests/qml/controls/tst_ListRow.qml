// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A row of a group: title, remark and value each get the place they need.
pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import MedievalAcademy.Artwork
import MedievalAcademy.Controls

Item {
    id: root

    height: 200
    width: 600

    ListRow {
        id: row

        text: "Advanced rules"
        value: "none"
        width: root.width
    }

    TestCase {
        readonly property Text note: findChild(row, "note")

        function init(): void {
            row.note = "win a tie, step back, ranked reset";
            root.width = 600;
            waitForPolish(row.Window.window);
        }
        function test_aRemarkHasTheWidthOfTitleAndValue(): void {
            // No narrower than the remark: it stands in one line, under the value.
            root.width -= note.width - note.implicitWidth;
            waitForPolish(row.Window.window);
            compare(note.lineCount, 1);
            const value = findChild(row, "value");
            verify(value.visible);
            verify(value.mapToItem(row, 0, value.height).y <= note.mapToItem(row, 0, 0).y);
            verify(value.mapToItem(row, value.width, 0).x <= note.mapToItem(row, note.width, 0).x + 1);
        }
        function test_inMuchWidthTheValueStandsInTheMiddle(): void {
            verify(!findChild(row, "value").visible);
            const alone = findChild(row, "valueAlone");
            verify(alone.visible);
            tryVerify(() => Math.abs(alone.mapToItem(row, 0, alone.height / 2).y - row.height / 2) <= 2);
        }
        function test_withoutARemarkTheValueStandsInTheMiddle(): void {
            row.note = "";
            waitForPolish(row.Window.window);
            verify(!findChild(row, "value").visible);
            const alone = findChild(row, "valueAlone");
            verify(alone.visible);
            // The row is laid out anew in the frame that follows.
            tryVerify(() => Math.abs(alone.mapToItem(row, 0, alone.height / 2).y - row.height / 2) <= 2);
        }

        name: "ListRow"
        when: windowShown
    }
}

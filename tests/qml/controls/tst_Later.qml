// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// What is to be done later: once, after all that happens now, and not in what is gone by then.
import QtQuick
import QtTest
import MedievalAcademy.Controls

Item {
    id: root

    property int done: 0

    component Worker: Item {
        id: worker

        property int made: 0

        function work(): void {
            worker.count();
            root.done = worker.made;
        }
        function count(): void {
            ++worker.made;
        }

        Later {
            id: later

            onDue: worker.work()
        }
        Repeater {
            model: 3
            onItemAdded: later.ask()

            Item {}
        }
    }

    Loader {
        id: loader

        active: false
        sourceComponent: Worker {}
    }

    TestCase {
        name: "Later"
        when: windowShown

        function init(): void {
            root.done = 0;
        }
        function cleanup(): void {
            loader.active = false;
        }
        function test_isDoneOnceWhenAllIsThere(): void {
            loader.active = true;
            compare(root.done, 0);
            tryCompare(root, "done", 1);
            wait(50);
            compare(root.done, 1);
        }
        function test_isNotDoneInWhatIsAboutToGo(): void {
            loader.active = true;
            loader.active = false;
            wait(50);
            compare(root.done, 0);
        }
    }
}

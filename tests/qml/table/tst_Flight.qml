// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// What flies across the table: it waits, is seen on its way, is seen no more when it has arrived, and flies again.
import QtQuick
import QtTest
import MedievalAcademy

Item {
    id: root

    width: 400
    height: 300

    Flight {
        id: flight
    }

    SignalSpy {
        id: seen

        signalName: "visibleChanged"
        target: flight
    }

    TestCase {
        name: "Flight"
        when: windowShown

        function test_fliesAndIsReadyAgain_data(): var {
            return [
                {
                    tag: "first",
                    to: Qt.point(300, 200)
                },
                {
                    tag: "again",
                    to: Qt.point(20, 250)
                }
            ];
        }
        function test_fliesAndIsReadyAgain(data: var): void {
            verify(!flight.busy);
            verify(!flight.visible);
            flight.start("card-back", 40, Qt.point(100, 100), data.to, 200, 60, 24);
            seen.clear();
            verify(flight.busy);
            verify(!flight.visible, "it waits first");
            tryVerify(() => !flight.busy, 5000);
            compare(seen.count, 2, "it comes, and goes");
            verify(!flight.visible);
        }
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The sheet at the bottom of a phone: what the decision is made with keeps its distance from the button.
import QtQuick
import QtTest
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Model

Item {
    id: root

    width: 360
    height: 740

    GameSetup {
        id: setup
    }
    Table {
        id: table

        speed: Academy.Speed.Instant
        handOver: Academy.HandOver.Open
    }
    PhoneTable {
        id: phone

        anchors.fill: parent
        focus: true
        table: table
        dragLayer: root
    }

    TestCase {
        name: "HandSheet"
        when: windowShown

        function cleanup(): void {
            table.leave();
        }
        function test_stacksKeepTheirDistance_data(): var {
            return [
                {
                    tag: "phone",
                    width: 360,
                    height: 740,
                    gap: Look.space12
                },
                {
                    tag: "smallest",
                    width: 320,
                    height: 480,
                    gap: Look.space8
                }
            ];
        }
        function test_stacksKeepTheirDistance(data: var): void {
            root.width = data.width;
            root.height = data.height;
            setup.reset();
            setup.mode = Academy.Mode.Lancelot;
            verify(table.start(setup), table.problem);
            tryVerify(() => table.prompt.decision === Academy.Decision.Split, 10000);
            waitForRendering(root);
            const choice = findChild(phone, "choice");
            const button = findChild(phone, "decide0");
            tryVerify(() => button.mapToItem(root, 0, 0).y - choice.mapToItem(root, 0, choice.height).y >= data.gap - 0.5);
        }
    }
}

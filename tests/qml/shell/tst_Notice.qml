// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

// A notice lies below the bar of the picture, however that is turned.
import QtQuick
import QtTest
import MedievalAcademy

Item {
    id: root

    width: 600
    height: 700

    Item {
        id: picture

        anchors.centerIn: parent
        width: notice.quarters % 2 ? root.height : root.width
        height: notice.quarters % 2 ? root.width : root.height
        rotation: 90 * notice.quarters
    }
    Notice {
        id: notice
    }

    TestCase {
        name: "Notice"
        when: windowShown

        function test_turned_data(): list<var> {
            return [0, 1, 2, 3].map(quarters => ({
                        tag: String(quarters),
                        quarters: quarters
                    }));
        }
        function test_turned(data: var): void {
            notice.quarters = data.quarters;
            notice.say("The game could not be saved: there is no room left on this device.");
            tryVerify(() => notice.opened);
            const ground = notice.contentItem.parent;
            const place = ground.mapToItem(picture, 0, 0, ground.width, ground.height);
            fuzzyCompare(place.width, notice.width, 0.5);
            fuzzyCompare(place.x + place.width / 2, picture.width / 2, 1);
            fuzzyCompare(place.y, 60, 1);
            const way = ground.mapToItem(picture, 1, 0).x - ground.mapToItem(picture, 0, 0).x;
            fuzzyCompare(way, 1, 0.01);
            notice.close();
            tryVerify(() => !notice.visible);
        }
        function test_whatHappenedIsNoTrouble(): void {
            notice.quarters = 0;
            notice.tell("Undone: “Play Swords 4 on Jousts”, and everything since.");
            tryVerify(() => notice.opened);
            verify(!notice.trouble);
            notice.say("The game could not be saved.");
            verify(notice.trouble);
            notice.close();
            tryVerify(() => !notice.visible);
        }
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

// A word about a button stands as the button does, beside it and within the window, however the picture is turned.
import QtQuick
import QtQuick.Templates as T
import QtTest
import MedievalAcademy.Controls

Item {
    id: root

    width: 400
    height: 500

    Item {
        id: picture

        property int quarters: 0

        anchors.centerIn: parent
        width: quarters % 2 ? root.height : root.width
        height: quarters % 2 ? root.width : root.height
        rotation: 90 * quarters

        ToolButton {
            id: button

            property bool told: false

            width: 48
            height: 48

            T.ToolTip.text: "Undo the last decision"
            T.ToolTip.visible: told
        }
    }

    TestCase {
        name: "ToolTip"
        when: windowShown

        function test_standsAsTheButtonDoes_data(): list<var> {
            const rows = [];
            for (let quarters = 0; quarters < 4; ++quarters) {
                for (const place of [[0, 0, "left"], [0.5, 0, "top"], [1, 0, "right"], [0.5, 0.5, "middle"], [1, 1, "bottom"]]) {
                    rows.push({
                        tag: quarters + " " + place[2],
                        quarters: quarters,
                        across: place[0],
                        down: place[1]
                    });
                }
            }
            return rows;
        }
        function test_standsAsTheButtonDoes(data: var): void {
            picture.quarters = data.quarters;
            button.x = data.across * (picture.width - button.width);
            button.y = data.down * (picture.height - button.height);
            button.told = true;
            const tip = button.T.ToolTip.toolTip;
            tryVerify(() => tip.opened);
            const words = findChild(tip.contentItem, "toolTipText");
            const start = words.mapToItem(picture, 0, 0);
            const end = words.mapToItem(picture, words.width, 0);
            fuzzyCompare(end.x - start.x, words.width, 0.01);
            fuzzyCompare(end.y, start.y, 0.01);

            const ground = tip.contentItem.parent;
            const place = ground.mapToItem(root, 0, 0, ground.width, ground.height);
            const of = button.mapToItem(root, 0, 0, button.width, button.height);
            const apart = place.right <= of.left || place.left >= of.right || place.bottom <= of.top || place.top >= of.bottom;
            verify(apart, place + " beside " + of);
            verify(place.left >= 0 && place.right <= root.width && place.top >= 0 && place.bottom <= root.height, String(place));
            button.told = false;
            tryVerify(() => !tip.visible);
        }
    }
}

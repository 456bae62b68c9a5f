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
        ToolButton {
            id: other

            property bool told: false

            x: parent.width - width
            y: parent.height - height
            width: 48
            height: 48

            T.ToolTip.text: "Who is at the table, and what everybody has done since one's last turn"
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
        function requireBeside(tip: T.ToolTip, owner: Item): void {
            const ground = tip.contentItem.parent;
            const place = ground.mapToItem(root, 0, 0, ground.width, ground.height);
            const of = owner.mapToItem(root, 0, 0, owner.width, owner.height);
            const apart = place.right <= of.left || place.left >= of.right || place.bottom <= of.top || place.top >= of.bottom;
            verify(apart, place + " beside " + of);
            verify(place.left >= 0 && place.right <= root.width && place.top >= 0 && place.bottom <= root.height, String(place));
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

            requireBeside(tip, button);
            button.told = false;
            tryVerify(() => !tip.visible);
        }
        // The pointer goes from one to the other before the words of the first are gone: they stood over the second, which lost its
        // clicks to them.
        function test_goesAlong(): void {
            picture.quarters = 0;
            button.x = 0;
            button.y = 0;
            const tip = button.T.ToolTip.toolTip;
            other.told = true;
            tryVerify(() => tip.opened);
            const place = Qt.point(tip.x, tip.y);
            other.told = false;
            tryVerify(() => !tip.visible);

            button.told = true;
            tryVerify(() => tip.opened);
            other.told = true;
            tryCompare(tip, "parent", other);
            requireBeside(tip, other);
            compare(Qt.point(tip.x, tip.y), place);
            other.told = false;
            button.told = false;
            tryVerify(() => !tip.visible);
        }
    }
}

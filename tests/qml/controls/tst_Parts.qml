// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The controls are shown, can be reached and used by mouse and keyboard, and say what they are.
pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import MedievalAcademy.Artwork

Item {
    id: root

    height: 860
    width: 1280

    Parts {
        id: parts

        anchors.fill: parent
    }

    TestCase {
        property var pictures: []

        function test_picture_data(): var {
            return [
                {
                    tag: "vellum",
                    palette: Look.Vellum
                },
                {
                    tag: "scriptorium",
                    palette: Look.Scriptorium
                },
                {
                    tag: "high-contrast",
                    palette: Look.HighContrast
                }
            ];
        }
        function test_picture(data: var): void {
            Look.palette = data.palette;
            waitForPolish(parts.Window.window);
            const picture = grabImage(parts);
            compare(picture.width, parts.width);
            for (const other of pictures)
                verify(!picture.equals(other), "looks like another palette");
            pictures.push(picture);
        }

        name: "Parts"
        when: windowShown
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The night-blue cloth of the curtain, framed in gold, with a leaf in each corner where there is room.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork

Item {
    id: root

    // From the window's edge to the frame.
    required property real edge
    required property bool cornered

    Rectangle {
        anchors.fill: parent
        color: Look.curtain
    }
    Image {
        anchors.fill: parent
        fillMode: Image.Tile
        source: Look.art("cloth")
        sourceSize: Qt.size(60, 60)
        Accessible.ignored: true
    }
    Repeater {
        model: 2

        Rectangle {
            required property int index

            anchors {
                fill: parent
                margins: root.edge + index * 6
            }
            color: "transparent"
            border {
                width: index === 0 ? 3.4 : 1.2
                color: Look.gold
            }
        }
    }
    Repeater {
        model: 4

        Drawing {
            required property int index
            readonly property bool atRight: index % 2 === 1
            readonly property bool below: index > 1

            x: atRight ? root.width - root.edge - 10 - width : root.edge + 10
            y: below ? root.height - root.edge - 10 - height : root.edge + 10
            width: 34
            visible: root.cornered
            name: "corner-leaf"
            rotation: below ? (atRight ? 180 : 270) : atRight ? 90 : 0
        }
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// What lies under a card: its shadow, and while it is lifted the gold it is framed with.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls

Item {
    id: root

    required property bool lifted

    Shadow {
        anchors {
            fill: parent
            margins: 2
        }
        level: root.lifted ? 3 : 1
    }
    Rectangle {
        anchors {
            fill: parent
            margins: -5
        }
        visible: root.lifted
        radius: parent.width * 7 / 120 + 5
        color: Look.gold
        border {
            width: 1.2
            color: Look.artInk
        }
    }
}

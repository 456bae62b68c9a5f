// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The soft shadow of what lies on the page. Fill the thing with it and put it behind: it spreads beyond its own edges.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork

Item {
    id: root

    // 1: panels and rows; 2: the hand, the plate of a scoring; 3: what is lifted, dialogs.
    property int level: 1

    BorderImage {
        readonly property int spread: 24
        readonly property int drop: [2, 3, 7][root.level - 1]

        anchors {
            bottomMargin: -spread - drop
            fill: parent
            leftMargin: -spread
            rightMargin: -spread
            topMargin: -spread + drop
        }
        border {
            bottom: 32
            left: 32
            right: 32
            top: 32
        }
        source: Look.art("shadow-" + root.level)
        visible: root.width > 16 && root.height > 16
    }
}

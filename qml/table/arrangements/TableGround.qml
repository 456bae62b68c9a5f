// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The table, and the leaf of vellum on it where the boards lie.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls

Item {
    id: root

    // Where the leaf lies, in this item's coordinates.
    required property rect leaf

    Oak {
        anchors.fill: parent
    }
    Shadow {
        x: sheet.x + 2
        y: sheet.y + 2
        width: sheet.width - 4
        height: sheet.height - 4
        level: 2
    }
    Rectangle {
        id: sheet

        x: root.leaf.x
        y: root.leaf.y
        width: root.leaf.width
        height: root.leaf.height
        color: Look.page
        radius: 3
        border {
            width: Look.border
            color: Look.line
        }
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Rows that belong together, one below the other on a leaf.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork

Leaf {
    id: root

    default property alias rows: column.data
    // The height that its rows have at least, where there is room.
    property real leastRow: 0
    // High rows have larger letters.
    readonly property real titleSize: root.leastRow >= 70 ? Look.nameSize : Look.emphasisSize
    readonly property real noteSize: root.leastRow >= 70 ? Look.bodySize : Look.labelSize

    implicitHeight: column.implicitHeight
    implicitWidth: column.implicitWidth

    Column {
        id: column

        width: root.width

        onChildrenChanged: {
            for (const row of column.children) {
                row.width = Qt.binding(() => column.width);
                row.height = Qt.binding(() => Math.max(row.implicitHeight, root.leastRow));
            }
        }
    }
}

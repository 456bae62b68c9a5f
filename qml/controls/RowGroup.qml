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

    implicitHeight: column.implicitHeight
    implicitWidth: column.implicitWidth

    Column {
        id: column

        width: root.width

        onChildrenChanged: {
            for (const row of column.children) {
                row.width = Qt.binding(() => column.width);
            }
        }
    }
}

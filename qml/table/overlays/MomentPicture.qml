// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Whom or what the moment is about that a look back shows: the squire, and over its corner the board; or the board alone.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Model

Item {
    id: root

    required property Table table
    readonly property bool ofSquire: root.table.momentSquire >= 0
    readonly property bool onBoard: root.table.momentEmblem !== ""
    readonly property bool empty: !root.ofSquire && !root.onBoard

    implicitHeight: root.width

    Bust {
        tincture: Math.max(0, root.table.momentSquire)
        visible: root.ofSquire
        width: root.width
    }
    Drawing {
        name: root.onBoard ? "ringed-" + root.table.momentEmblem : ""
        visible: root.onBoard
        width: root.width * (root.ofSquire ? 0.4 : 1)
        x: root.ofSquire ? -root.width * 0.04 : 0
        y: root.height - height
    }
}

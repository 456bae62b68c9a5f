// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The squire of a seat; in Lancelot the two squires of a player, one half behind the other.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy

Item {
    id: root

    required property int tincture
    property int secondTincture: -1
    property real side: 48
    // Of a computer: the id of its level.
    property string level: ""

    implicitHeight: side + 2
    implicitWidth: (root.secondTincture < 0 ? side : 1.17 * side) + 4

    Bust {
        tincture: Math.max(0, root.secondTincture)
        visible: root.secondTincture >= 0
        width: 0.71 * root.side
        x: 0.46 * root.side
        y: 0.25 * root.side
    }
    Bust {
        level: root.level
        tincture: root.tincture
        width: root.secondTincture < 0 ? root.side : 0.75 * root.side
        x: root.secondTincture < 0 ? 2 : 0
        y: 1
    }
}

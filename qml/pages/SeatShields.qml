// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The shield of a seat; in Lancelot the two shields of a player, one half behind the other.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork

Item {
    id: root

    required property int tincture
    property int secondTincture: -1
    property real side: 48

    implicitHeight: side + 2
    implicitWidth: side + 4

    Drawing {
        name: root.secondTincture < 0 ? "" : "shield-" + Look.squireKeys[root.secondTincture]
        width: 0.71 * root.side
        x: 0.46 * root.side
        y: 0.25 * root.side
    }
    Drawing {
        name: "shield-" + Look.squireKeys[root.tincture]
        width: root.secondTincture < 0 ? root.side : 0.75 * root.side
        x: root.secondTincture < 0 ? 2 : 0
        y: 1
    }
}

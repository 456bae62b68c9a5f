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

    implicitHeight: 50
    implicitWidth: 52

    Drawing {
        name: root.secondTincture < 0 ? "" : "shield-" + Look.squireKeys[root.secondTincture]
        width: 34
        x: 22
        y: 12
    }
    Drawing {
        name: "shield-" + Look.squireKeys[root.tincture]
        width: root.secondTincture < 0 ? 48 : 36
        x: root.secondTincture < 0 ? 2 : 0
        y: 1
    }
}

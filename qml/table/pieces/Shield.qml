// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A squire's shield: tincture, hatching and charge.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork

Drawing {
    id: root

    required property int tincture

    width: 48
    name: "shield-" + Look.squireKeys[root.tincture]
}

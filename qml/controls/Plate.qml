// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A leaf with hollow corners: the house's corner for what speaks, such as the first choice, a squire, the decision, a dialog.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork

HollowPlate {
    id: root

    // Filled with the gold of the first choice instead of the colour.
    property bool golden: false

    color: Look.leaf
    corner: Look.hollow
    edge: Look.ink
    gradient: root.golden ? [Look.goldUpper, Look.goldMiddle, Look.gold] : []
    innerLine: Look.palette === Look.HighContrast ? Look.ink : Look.gold
    lineWidth: 1.7
}

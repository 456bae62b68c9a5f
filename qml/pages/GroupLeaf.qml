// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The part of a leaf that lies below one row of a group in a long list: only rows that are seen are made, so that no leaf lies
// below all of them.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls

Item {
    id: root

    required property bool first
    required property bool last
    // What reaches beyond the row is another row's.
    readonly property real before: root.first ? 0 : 2 * Look.radius
    readonly property real after: root.last ? 0 : 2 * Look.radius

    clip: !root.first || !root.last

    Leaf {
        height: root.height + root.before + root.after
        width: root.width
        y: -root.before
    }
}

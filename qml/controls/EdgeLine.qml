// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The line along the lower edge of a bar, or its upper one.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork

Rectangle {
    id: root

    property bool above: false

    anchors.left: parent?.left
    anchors.right: parent?.right
    color: Look.rule
    height: Look.hairline
    y: root.above ? 0 : (parent?.height ?? 0) - height
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Where the row of pages lies in the window: below dialogs and menus, which cover it, and clear of the device's edges. Newer
// versions of Qt keep the window's content from them themselves.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Controls

Layer {
    id: root

    required property real windowHeight
    required property real windowWidth
    // What the window gives its pages.
    required property Item content

    anchors.bottomMargin: Math.max(0, Edges.bottom - (root.windowHeight - root.content.y - root.content.height))
    anchors.fill: parent
    anchors.leftMargin: Math.max(0, Edges.left - root.content.x)
    anchors.rightMargin: Math.max(0, Edges.right - (root.windowWidth - root.content.x - root.content.width))
    anchors.topMargin: Math.max(0, Edges.top - root.content.y)
    focus: true
    lowest: true
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Lies over the layers before it in the same parent while it is open, and covers them: the keyboard and the pointer do not reach
// them then, nor do screen readers. When it closes, the keyboard is where it was.
pragma ComponentBehavior: Bound

import QtQuick

LayerItem {
    id: root

    // Nothing lies below: it is always open, and pointers find its things and nothing else.
    property bool lowest: false

    // What the layer is made of.
    default property alias contents: parts.data

    // A tap on nothing in particular.
    signal groundTapped

    enabled: root.open
    open: root.lowest
    inside: parts
    Accessible.role: Accessible.Pane

    children: [
        MouseArea {
            anchors.fill: parent
            acceptedButtons: Qt.AllButtons
            // Not merely disabled: a layer that stays to be seen while it is closed has nothing of this in the way.
            visible: root.open && !root.lowest && root.modal
            hoverEnabled: true
            onClicked: root.groundTapped()
            onWheel: event => event.accepted = true
        },
        Item {
            id: parts

            anchors.fill: parent
            Accessible.role: Accessible.Grouping
        }
    ]
}

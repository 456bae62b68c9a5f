// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The lower end of something that scrolls: while there is more below, it fades into the ground it lies on instead of being cut.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork

Rectangle {
    id: root

    required property Flickable list
    // The colour of the ground.
    property color ground: Look.leaf

    anchors {
        bottom: parent.bottom
        left: parent.left
        right: parent.right
    }
    color: Qt.alpha(root.ground, 0.5) // wholly transparent it would not be drawn, gradient or not
    height: Math.min(Look.labelLine, root.list.height / 4)
    parent: root.list
    visible: root.list.interactive && !root.list.atYEnd

    gradient: Gradient {
        GradientStop {
            color: Qt.alpha(root.ground, 0)
            position: 0
        }
        GradientStop {
            color: root.ground
            position: 0.9
        }
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// What lies at an edge of it goes over into the ground: wholly ground at the bottom, nothing of it at the top.
pragma ComponentBehavior: Bound

import QtQuick

Rectangle {
    id: root

    // The colour of the ground.
    property color ground: Look.leaf

    color: Qt.alpha(root.ground, 0.5) // wholly transparent it would not be drawn, gradient or not
    gradient: Gradient {
        GradientStop {
            color: Qt.alpha(root.ground, 0)
            position: 0
        }
        GradientStop {
            color: root.ground
            position: 0.55
        }
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Gold light round what may be chosen now; fills its parent and stands out round it.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork

BorderImage {
    id: root

    required property bool on

    anchors {
        fill: parent
        margins: -28 // four more than it is drawn for, so that it is strong where the board ends
    }
    asynchronous: true
    border {
        left: 31
        right: 31
        top: 31
        bottom: 31
    }
    source: Look.art("glow")
    opacity: root.on ? 1 : 0
    visible: root.opacity > 0
    Accessible.ignored: true

    Behavior on opacity {
        NumberAnimation {
            duration: Look.lightDuration
            easing.type: Look.hopEasing
        }
    }
}

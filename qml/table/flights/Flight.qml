// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// One thing on its way, in an arc; it goes when it has arrived.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork

Item {
    id: root

    required property string name
    required property real size
    required property point from
    required property point to
    required property int duration
    required property int delay
    required property real arc
    property real part: 0

    x: root.from.x + (root.to.x - root.from.x) * root.part
    y: root.from.y + (root.to.y - root.from.y) * root.part - root.arc * 4 * root.part * (1 - root.part)
    visible: root.part > 0

    Drawing {
        anchors.centerIn: parent
        width: root.size
        name: root.name
    }
    SequentialAnimation {
        running: true
        onFinished: root.destroy()

        PauseAnimation {
            duration: root.delay
        }
        NumberAnimation {
            target: root
            property: "part"
            from: 0.001
            to: 1
            duration: root.duration
            easing.type: Look.passEasing
        }
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The round mark of a choice among several: a gold lozenge in a ring.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MedievalAcademy.Artwork

Rectangle {
    id: root

    required property T.AbstractButton control

    border.color: Look.ink
    border.width: 1.7
    color: Look.leaf
    implicitHeight: Math.round(23 * Look.textUnit)
    implicitWidth: implicitHeight
    opacity: root.control.enabled ? 1 : 0.5
    radius: width / 2

    Rectangle {
        anchors.centerIn: parent
        antialiasing: true
        border.color: Look.artInk
        border.width: 1.2
        color: Look.gold
        height: width
        rotation: 45
        visible: root.control.checked
        width: root.width * 0.456
    }
    FocusRing {
        control: root.control
        radius: root.radius + gap
    }
}

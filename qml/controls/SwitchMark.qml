// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The movable part of a switch: ink and gold when it is on.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MedievalAcademy.Artwork

Rectangle {
    id: root

    required property T.AbstractButton control
    // Where the knob is, 0 to 1.
    required property real position

    border.color: root.control.checked ? Look.ink : Look.line
    border.width: Look.border
    color: root.control.checked ? Look.ink : Look.sunk
    implicitHeight: Math.round(26 * Math.min(1.25, Look.textUnit))
    implicitWidth: Math.round(46 * Math.min(1.25, Look.textUnit))
    opacity: root.control.enabled ? 1 : 0.5
    radius: height / 2

    Rectangle {
        border.color: root.control.checked ? Look.artInk : Look.ink
        border.width: 1.3
        color: root.control.checked ? Look.gold : Look.leaf
        height: width
        radius: width / 2
        width: root.height - 7
        x: 3.5 + root.position * (root.width - width - 7)
        y: (root.height - height) / 2
    }
    FocusRing {
        control: root.control
        radius: root.radius + gap
    }
}

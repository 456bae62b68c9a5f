// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A value along a line.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MedievalAcademy.Artwork

T.Slider {
    id: root

    implicitHeight: root.horizontal ? Look.touch : 200
    implicitWidth: root.horizontal ? 200 : Look.touch
    padding: Look.space4

    background: Rectangle {
        border.color: Look.line
        border.width: Look.hairline
        color: Look.sunk
        height: root.horizontal ? 8 : root.availableHeight
        radius: 4
        width: root.horizontal ? root.availableWidth : 8
        x: root.leftPadding + (root.horizontal ? 0 : (root.availableWidth - width) / 2)
        y: root.topPadding + (root.horizontal ? (root.availableHeight - height) / 2 : 0)

        Rectangle {
            color: root.enabled ? Look.ink : Look.line
            height: root.horizontal ? parent.height : parent.height - root.visualPosition * parent.height
            radius: 4
            width: root.horizontal ? root.visualPosition * parent.width : parent.width
            x: root.horizontal && root.mirrored ? parent.width - width : 0
            y: root.horizontal ? 0 : parent.height - height
        }
    }
    handle: Rectangle {
        antialiasing: true
        border.color: root.enabled ? Look.artInk : Look.line
        border.width: Look.border
        color: root.enabled ? (root.pressed ? Look.goldPressed : Look.gold) : Look.sunk
        height: width
        rotation: 45
        width: 20
        x: root.leftPadding + (root.horizontal ? root.visualPosition * (root.availableWidth - width) : (root.availableWidth - width) / 2)
        y: root.topPadding + (root.horizontal ? (root.availableHeight - height) / 2 : root.visualPosition * (root.availableHeight - height))
    }

    FocusRing {
        control: root
        gap: -1
    }
}

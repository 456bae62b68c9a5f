// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// One thing to do of a menu.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MedievalAcademy.Artwork

T.MenuItem {
    id: root

    // They grow with the words.
    readonly property int iconSize: Math.round(24 * Look.textUnit)
    readonly property int signSize: Math.round(20 * Look.textUnit)

    font.pixelSize: Look.emphasisSize
    icon.height: root.iconSize
    icon.width: root.iconSize
    implicitHeight: visible ? Math.max(Look.touch, implicitContentHeight + topPadding + bottomPadding) : 0
    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    leftPadding: Look.space12
    rightPadding: Look.space12 + (root.checkable || root.subMenu ? 6 + root.signSize : 0)
    spacing: Look.space12

    arrow: Drawing {
        asynchronous: false
        name: "icon-forward"
        token: "ink2"
        visible: root.subMenu
        width: root.signSize
        x: root.width - width - Look.space8
        y: (root.height - height) / 2
    }
    background: Rectangle {
        color: root.down || root.highlighted ? Look.hovered : "transparent"
        radius: Look.radius - 2

        FocusRing {
            control: root
            gap: -2
        }
    }
    contentItem: ButtonText {
        color: root.enabled ? Look.ink : Look.ink2
        control: root
        horizontalAlignment: Text.AlignLeft
        opacity: root.enabled ? 1 : 0.6
    }
    indicator: Drawing {
        asynchronous: false
        name: "icon-check"
        token: "ink"
        visible: root.checked
        width: root.signSize
        x: root.width - width - Look.space8
        y: (root.height - height) / 2
    }

    Accessible.onPressAction: root.click()
}

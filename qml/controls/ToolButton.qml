// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A button of a bar: an icon, or a word, without a ground of its own.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MedievalAcademy.Artwork

T.ToolButton {
    id: root

    // Not smaller than the letters beside it.
    readonly property int iconSize: Math.round(24 * Look.signScale)

    font.pixelSize: Look.bodySize
    icon.height: root.iconSize
    icon.width: root.iconSize
    implicitHeight: Math.max(Look.touch, implicitContentHeight + topPadding + bottomPadding)
    implicitWidth: Math.max(Look.touch, implicitContentWidth + leftPadding + rightPadding)
    padding: Look.space8
    spacing: Look.space8

    Keys.onEnterPressed: root.click()
    Keys.onReturnPressed: root.click()

    background: Rectangle {
        color: root.enabled && (root.down || root.checked || root.hovered) ? Qt.alpha(Look.ink, root.down || root.checked ? 0.14 : 0.07) : "transparent"
        radius: Look.radius

        FocusRing {
            control: root
            gap: -2
        }
    }
    contentItem: ButtonText {
        color: Look.ink
        control: root
        opacity: root.enabled ? 1 : 0.4
    }
}

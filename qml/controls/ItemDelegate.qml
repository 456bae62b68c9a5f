// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// An entry of a list or of a drawer: an icon and words.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MedievalAcademy.Artwork

T.ItemDelegate {
    id: root

    font.pixelSize: Look.emphasisSize
    icon.height: 24
    icon.width: 24
    implicitHeight: Math.max(Look.touch, implicitContentHeight + topPadding + bottomPadding)
    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    leftPadding: Look.space12
    rightPadding: Look.space12
    spacing: Look.space12
    topPadding: Look.space4
    bottomPadding: Look.space4

    background: Rectangle {
        color: root.enabled && (root.down || root.highlighted || root.hovered) ? Look.hovered : "transparent"
        radius: Look.radius

        FocusRing {
            control: root
            gap: -2
        }
    }
    contentItem: ButtonText {
        color: root.enabled ? Look.ink : Look.ink2
        control: root
        horizontalAlignment: Text.AlignLeft
    }

    Accessible.onPressAction: root.click()
}

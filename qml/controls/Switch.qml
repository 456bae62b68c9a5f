// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// On or off, at once.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MedievalAcademy.Artwork

T.Switch {
    id: root

    font.pixelSize: Look.bodySize
    implicitHeight: Math.max(Look.touch, implicitContentHeight + topPadding + bottomPadding)
    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    padding: Look.space4
    spacing: Look.space12

    contentItem: Label {
        font.pixelSize: root.font.pixelSize
        leftPadding: root.indicator.width + (root.text === "" ? 0 : root.spacing)
        opacity: root.enabled ? 1 : 0.6
        text: root.text
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.Wrap

        Accessible.ignored: true
    }
    indicator: SwitchMark {
        control: root
        position: root.visualPosition
        x: root.mirrored ? root.width - width - root.rightPadding : root.leftPadding
        y: (root.height - height) / 2
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Something that may hold or not, together with others.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MedievalAcademy.Artwork

T.CheckBox {
    id: root

    font.pixelSize: Look.bodySize
    implicitHeight: Math.max(Look.touch, implicitContentHeight + topPadding + bottomPadding)
    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    padding: Look.space4
    spacing: Look.space12

    contentItem: Label {
        font.pixelSize: root.font.pixelSize
        leftPadding: mark.width + (root.text === "" ? 0 : root.spacing)
        opacity: root.enabled ? 1 : 0.6
        text: root.text
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.Wrap

        Accessible.ignored: true
    }
    // It takes fingers as well, and so is as large as a finger needs.
    indicator: Item {
        implicitHeight: Look.touch
        implicitWidth: Look.touch
        x: root.mirrored ? root.width - width : 0
        y: (root.height - height) / 2

        CheckMark {
            id: mark

            checkState: root.checkState
            control: root
            x: root.mirrored ? parent.width - width - root.rightPadding : root.leftPadding
            y: (parent.height - height) / 2
        }
    }
}

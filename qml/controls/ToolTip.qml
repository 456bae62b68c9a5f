// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A word about what is under the pointer or was touched: ink and page turned round.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MedievalAcademy.Artwork

T.ToolTip {
    id: root

    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutsideParent | T.Popup.CloseOnReleaseOutsideParent
    implicitHeight: contentHeight + topPadding + bottomPadding
    implicitWidth: Math.min(360, (parent?.Window.width ?? 360) - 2 * margins, label.implicitWidth + leftPadding + rightPadding)
    leftPadding: Look.space12
    margins: Look.space8
    padding: Look.space8
    rightPadding: Look.space12
    x: parent ? (parent.width - implicitWidth) / 2 : 0
    y: -implicitHeight - Look.space8

    background: Rectangle {
        color: Look.ink
        radius: Look.radius
    }
    contentItem: Label {
        id: label

        color: Look.page
        font.pixelSize: Look.bodySize
        text: root.text
        wrapMode: Text.Wrap
    }
    enter: Fade {}
    exit: Fade {
        outward: true
    }
}

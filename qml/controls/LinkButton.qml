// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Words that lead to another page and should not weigh as much as a button.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MedievalAcademy.Artwork

T.AbstractButton {
    id: root

    implicitHeight: Math.max(Look.touch, implicitContentHeight + topPadding + bottomPadding)
    implicitWidth: Math.max(Look.touch, implicitContentWidth + leftPadding + rightPadding)
    leftPadding: Look.space8
    rightPadding: Look.space8

    Keys.onEnterPressed: root.click()
    Keys.onReturnPressed: root.click()

    background: FocusRing {
        control: root
        gap: -3
    }
    contentItem: Label {
        color: Look.link
        font.pixelSize: Look.emphasisSize - 1
        font.underline: root.hovered || root.down
        horizontalAlignment: Text.AlignHCenter
        text: root.text
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.Wrap

        Accessible.ignored: true
    }

    Accessible.name: root.text
    Accessible.role: Accessible.Link

    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }
}

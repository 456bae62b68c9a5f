// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The bar of a page.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MedievalAcademy.Artwork

T.ToolBar {
    id: root

    implicitHeight: Math.max(52, implicitContentHeight + topPadding + bottomPadding)
    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    leftPadding: Look.space4
    rightPadding: Look.space4

    background: Item {
        Rectangle {
            color: Look.rule
            height: Look.hairline
            width: parent.width
            y: root.position === T.ToolBar.Header ? parent.height - height : 0
        }
    }
}

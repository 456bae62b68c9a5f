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
        EdgeLine {
            above: root.position !== T.ToolBar.Header
        }
    }
}

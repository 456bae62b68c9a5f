// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A hairline between the buttons of a bar.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MedievalAcademy.Artwork

T.ToolSeparator {
    id: root

    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    padding: Look.space8

    contentItem: Rectangle {
        color: Look.rule
        implicitHeight: root.vertical ? 24 : 1
        implicitWidth: root.vertical ? 1 : 24
    }
}

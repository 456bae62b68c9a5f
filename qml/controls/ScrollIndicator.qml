// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Shows how much more there is.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MedievalAcademy.Artwork

T.ScrollIndicator {
    id: root

    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    padding: 2
    visible: root.size < 1

    contentItem: Rectangle {
        color: Look.line
        implicitHeight: 4
        implicitWidth: 4
        opacity: root.active ? 0.7 : 0.4
        radius: 2
    }
}

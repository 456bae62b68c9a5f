// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Shows how much more there is, and moves to it. Thin, and gone while everything is in sight.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MedievalAcademy.Artwork

T.ScrollBar {
    id: root

    property color shade: root.pressed ? Look.ink : Look.line

    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    minimumSize: 0.08
    padding: 2
    visible: root.policy !== T.ScrollBar.AlwaysOff && root.size < 1

    contentItem: Rectangle {
        color: root.shade
        implicitHeight: 5
        implicitWidth: 5
        opacity: root.pressed || root.hovered || root.policy === T.ScrollBar.AlwaysOn ? 0.9 : root.active ? 0.7 : 0.4
        radius: 2.5
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Behind a row of a group: a hairline above it unless it is the first, and what the pointer, the finger or the keyboard does.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MedievalAcademy.Artwork

Item {
    id: root

    required property T.AbstractButton control
    // Where the hairline begins, as in a ruled book: below the words.
    property real ruleStart: root.control.leftPadding
    // Whether the row shares its leaf with the one above it.
    property bool ruled: root.control.y > 0

    Rectangle {
        anchors.fill: parent
        anchors.margins: 2
        color: Look.hovered
        radius: Look.radius - 2
        visible: root.control.enabled && (root.control.down || root.control.hovered)
    }
    Rectangle {
        color: Look.rule
        height: Look.hairline
        visible: root.ruled
        width: root.width - root.ruleStart
        x: root.control.mirrored ? 0 : root.ruleStart
    }
    FocusRing {
        control: root.control
        gap: -3
    }
}

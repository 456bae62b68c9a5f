// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// What a lane lies on: a strip of vellum on the table, its emblem on a field of the board's pigment, as on the large boards. A
// golden edge is for what may be chosen now, or is told of; it lies around the strip, so that nothing of the pigment is lost.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork

Item {
    id: root

    required property color pigment
    // How wide the field of pigment is.
    required property real field
    required property bool golden
    // It is chosen, or a card would fall on it.
    required property bool decided
    // The ground is golden as well.
    required property bool lightened

    Rectangle {
        id: leaf

        anchors.fill: parent
        radius: Look.radius
        color: root.lightened ? Look.yours : Look.leaf
    }
    Rectangle {
        width: root.field
        height: parent.height
        topLeftRadius: leaf.radius
        bottomLeftRadius: leaf.radius
        color: root.pigment
    }
    Rectangle {
        anchors {
            fill: parent
            margins: root.golden ? -1 : 0
        }
        radius: leaf.radius - anchors.margins
        color: "transparent"
        border {
            width: root.decided ? Look.decidedLine : root.golden ? 2 : 1
            color: root.golden ? Look.mark : Look.line
        }
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// One squire in detail over the table; a tap beside it closes it.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Layer {
    id: root

    required property Table table
    // The squire shown; -1: none.
    property int seat: -1

    open: root.seat >= 0
    visible: opacity > 0
    opacity: root.open ? 1 : 0
    onGroundTapped: root.seat = -1

    Behavior on opacity {
        NumberAnimation {
            duration: Look.fadeDuration
        }
    }

    Rectangle {
        anchors.fill: parent
        color: Qt.alpha(Look.shade, 0.42)
    }
    Repeater {
        model: root.visible ? root.table.squires : null

        SquireDetails {
            anchors.centerIn: parent
            boards: root.table.boards
            places: root.table.cardsPlayed
            room: root.height - 16
            height: Math.min(implicitHeight, room)
            width: Math.min(root.width - 24, (root.width >= 660 * Look.textUnit ? 620 : 380) * Look.signScale)
            visible: seat === root.seat
            focus: visible
            onClosed: root.seat = -1
        }
    }
}

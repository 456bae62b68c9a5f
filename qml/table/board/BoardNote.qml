// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The answer written over the points of a board: the new rank and pay, and what they are now.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls

Rectangle {
    id: root

    required property string title
    required property string sub

    visible: opacity > 0
    opacity: root.title ? 1 : 0
    radius: 4
    color: Look.dark ? Look.sunk : Look.ink

    Behavior on opacity {
        NumberAnimation {
            duration: Look.fadeDuration
        }
    }

    Rectangle {
        anchors {
            fill: parent
            margins: 2
        }
        radius: 3
        color: "transparent"
        border {
            width: 1
            color: Look.gold
        }
    }
    TextMetrics {
        id: least

        font.family: Look.textFamily
        font.pixelSize: 12
        text: root.sub
    }
    Column {
        anchors.centerIn: parent
        anchors.verticalCenterOffset: -1
        width: parent.width - 6
        spacing: -root.height * 0.14

        Label {
            width: parent.width
            text: root.title
            color: Look.dark ? Look.ink : Look.page
            font.pixelSize: Math.min(Look.emphasisSize, Math.max(12, Math.floor(root.height * 0.45)))
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 12
            horizontalAlignment: Text.AlignHCenter
            Accessible.ignored: true
        }
        Label {
            width: parent.width
            // Left out where it does not fit in letters that can be read.
            visible: text !== "" && least.advanceWidth <= width
            text: root.sub
            color: Look.dark ? Look.ink : Look.page
            font.pixelSize: Math.min(Look.labelSize, Math.max(12, Math.floor(root.height * 0.35)))
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 12
            horizontalAlignment: Text.AlignHCenter
            Accessible.ignored: true
        }
    }
}

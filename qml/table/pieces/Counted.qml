// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A small drawing and a number beside it: cards in hand, coats of arms; what they are is told where one rests.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls

Item {
    id: root

    required property string drawing
    required property string text
    property string token: ""
    property real size: Math.round(22 * Look.textUnit)
    // Gives the words.
    required property var words
    property bool held: true
    // With a number of two figures.
    readonly property real widest: root.size + row.spacing + Math.ceil(figures.advanceWidth)

    implicitWidth: row.implicitWidth
    implicitHeight: row.implicitHeight
    Accessible.ignored: true

    TextMetrics {
        id: figures

        text: "00"
        font: label.font
    }
    Row {
        id: row

        spacing: Look.space4

        Drawing {
            anchors.verticalCenter: parent.verticalCenter
            width: root.size
            name: root.drawing
            token: root.token
        }
        Label {
            id: label

            anchors.verticalCenter: parent.verticalCenter
            text: root.text
            Accessible.ignored: true
            font.pixelSize: Math.min(Look.bodySize, root.size * 0.86 * Look.textScale)
        }
    }
    Hint {
        words: root.words
        held: root.held
    }
}

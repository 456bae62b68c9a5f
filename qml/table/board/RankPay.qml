// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// What a squire would get from a board if it were scored now: points, a loss in red, on Gallantry an arrow and squares, with a
// variation words.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Row {
    id: root

    required property rankLine line
    required property real size
    // So wide is the arrow.
    readonly property real arrow: Math.round(0.56 * root.size)

    spacing: 1

    Drawing {
        anchors {
            verticalCenter: parent.verticalCenter
            verticalCenterOffset: 1
        }
        visible: root.line.squares
        width: root.arrow
        name: "mark-ahead"
    }
    Label {
        anchors.verticalCenter: parent.verticalCenter
        text: root.line.figure
        color: root.line.pays < 0 ? Look.danger : root.line.pays > 0 ? Look.ink : Look.ink2
        font.pixelSize: root.size
        Accessible.ignored: true
    }
}

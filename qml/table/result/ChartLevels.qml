// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The lines of equal points on a chart, each with its number; that of none is stronger.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Repeater {
    id: root

    required property ChartScale scaled

    model: (root.scaled.top - root.scaled.bottom) / root.scaled.step + 1

    Item {
        id: level

        required property int index
        readonly property int points: root.scaled.bottom + index * root.scaled.step

        y: root.scaled.placeY(points)

        Rectangle {
            x: root.scaled.plot.x
            width: root.scaled.plot.width
            height: level.points === 0 ? 1.6 : Look.hairline
            color: level.points === 0 ? Look.line : Look.rule
        }
        Label {
            x: root.scaled.plot.x - width - 8
            y: -height / 2
            text: Numbers.sum(level.points)
            color: Look.ink2
            font.pixelSize: Look.labelSize
            Accessible.ignored: true
        }
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// One squire's line in the chart of points by turn.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Item {
    id: root

    required property int index
    required property int tincture
    required property string name
    required property bool winner
    required property int total
    required property list<int> byTurn

    required property ChartScale scaled
    required property bool large
    required property real labelY
    readonly property list<point> points: [Qt.point(root.scaled.placeX(0), root.scaled.placeY(0)), ...root.byTurn.map((points, turn) => Qt.point(root.scaled.placeX(turn + 1), root.scaled.placeY(points)))]

    LayeredLine {
        anchors.fill: parent
        colors: [Look.leaf, Look.dark ? Look.line : Look.artInk, Qt.tint(Look.tincture(root.tincture), Qt.alpha("white", root.tincture === 4 ? 0.3 : 0))]
        points: root.points
        widths: root.winner ? [8, 6.1, 4.4] : [5.5, 3.8, 2.4]
    }
    Repeater {
        model: root.byTurn.length

        Disc {
            required property int index
            readonly property point spot: root.points[index + 1]

            x: spot.x - centreX
            y: spot.y - centreY
            tincture: root.tincture
            face: root.large ? (index === 5 ? 25 : 19) : index === 5 ? 18 : 13
        }
    }
    Label {
        x: root.scaled.placeX(6) + 24
        y: root.labelY - height / 2
        width: root.width - x - 10
        visible: root.large
        text: root.name + "  " + Numbers.sum(root.total)
        font.pixelSize: Look.bodySize + (root.winner ? 2 : 0)
        font.bold: root.winner
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 12
        Accessible.ignored: true
    }
}

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
    required property real face
    required property real endY
    readonly property list<point> points: [Qt.point(root.scaled.placeX(0), root.scaled.placeY(0)), ...root.byTurn.map((points, turn) => Qt.point(root.scaled.placeX(turn + 1), root.scaled.placeY(points)))]
    // Where its disc lies, beside the last of the points: there it may be moved away from the others.
    readonly property point end: Qt.point(root.scaled.placeX(6) + root.face * 1.25, root.endY)
    readonly property color ink: Look.dark ? Look.line : Look.artInk
    readonly property color tint: Qt.tint(Look.tincture(root.tincture), Qt.alpha("white", root.tincture === 4 ? 0.3 : 0))

    // To the disc: thin, as it tells of no points.
    LayeredLine {
        readonly property point from: root.points[root.points.length - 1]

        x: from.x - 4
        y: Math.min(from.y, root.end.y) - 4
        width: root.end.x - from.x + 8
        height: Math.abs(root.end.y - from.y) + 8
        colors: [Look.ink2]
        points: [Qt.point(4, from.y - y), Qt.point(width - 4, root.end.y - y)]
        widths: [1]
    }
    LayeredLine {
        anchors.fill: parent
        colors: [Look.leaf, root.ink, root.tint]
        points: root.points
        widths: root.winner ? [8, 6.1, 4.4] : [5.5, 3.8, 2.4]
    }
    Repeater {
        model: root.byTurn.length

        Rectangle {
            required property int index
            readonly property point spot: root.points[index + 1]

            x: spot.x - width / 2
            y: spot.y - width / 2
            width: root.large ? 9 : 7
            height: width
            radius: width / 2
            color: root.tint
            border {
                width: 1.2
                color: root.ink
            }
        }
    }
    Disc {
        objectName: "end"
        x: root.end.x - centreX
        y: root.end.y - centreY
        tincture: root.tincture
        face: root.face
    }
    Label {
        x: root.end.x + root.face / 2 + 10
        y: root.endY - height / 2
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

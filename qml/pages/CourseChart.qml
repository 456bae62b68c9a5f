// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// One person's points game by game as a chart: a disc in the colour that was played for each, a crown over those that were won.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Leaf {
    id: root

    required property PersonFigures figures
    readonly property list<int> course: root.figures.course
    readonly property bool large: root.width >= 560
    readonly property list<point> points: root.course.map((points, game) => Qt.point(scale.placeX(game), scale.placeY(points)))
    // Numbers of two figures begin where the heading does.
    readonly property real plotLeft: Look.space16 + 8 + (Math.min(0, ...root.course) < 0 ? 1.5 : 1) * Look.labelSize
    readonly property real plotWidth: root.width - root.plotLeft - 18
    // As large as there is room between them.
    readonly property real face: Math.max(9, Math.min(root.large ? 22 : 17, (root.plotWidth - 24) / Math.max(1, root.course.length - 1) * 0.8))
    readonly property real crown: Math.max(13, Math.min(root.large ? 22 : 18, root.face * 1.2))

    implicitHeight: title.y + title.height + Math.min(210, Math.max(130, 140 * Look.textUnit)) + days.height + Look.space16

    Accessible.name: root.figures.courseSpoken
    Accessible.role: Accessible.Graphic

    ChartScale {
        id: scale

        least: Math.min(0, ...root.course)
        most: Math.max(5, ...root.course)
        plot: Qt.rect(root.plotLeft, title.y + title.height + root.crown + 10, root.plotWidth, days.y - title.y - title.height - root.crown - 18)
        steps: Math.max(1, root.course.length - 1)
    }
    Label {
        id: title

        font.pixelSize: root.large ? Look.nameSize : Look.emphasisSize
        text: root.figures.courseText
        width: root.width - 2 * x
        wrapMode: Text.Wrap
        x: Look.space16
        y: Look.space12

        Accessible.role: Accessible.Heading
    }
    ChartLevels {
        scaled: scale
    }
    LayeredLine {
        anchors.fill: parent
        colors: [Look.leaf, Look.dark ? Look.line : Look.artInk, Look.gold]
        points: root.points
        visible: root.course.length > 1
        widths: [6, 4.2, 2.4]
    }
    Repeater {
        model: root.course.length

        Item {
            id: game

            required property int index
            readonly property point spot: root.points[game.index] ?? Qt.point(0, 0)

            x: game.spot.x
            y: game.spot.y

            Disc {
                face: root.face
                tincture: root.figures.tinctures[game.index] ?? 0
                x: -centreX
                y: -centreY
            }
            Drawing {
                id: crown

                name: "emblem-kings-service"
                visible: root.figures.victories[game.index] ?? false
                width: root.crown
                x: -width / 2
                y: -root.face / 2 - height - 1
            }
            Item {
                height: root.face / 2 - y
                width: root.crown
                x: -width / 2
                y: crown.y

                Hint {
                    words: () => root.figures.courseGames[game.index]
                }
            }
        }
    }
    Item {
        id: days

        height: first.height
        width: root.plotWidth
        x: root.plotLeft
        y: root.height - height - Look.space8

        Label {
            id: first

            color: Look.ink2
            font.pixelSize: Look.labelSize
            text: root.figures.firstDay

            Accessible.ignored: true
        }
        Label {
            anchors.right: parent.right
            color: Look.ink2
            font.pixelSize: Look.labelSize
            text: root.figures.lastDay
            visible: root.course.length > 1 && first.width + width + Look.space8 <= parent.width

            Accessible.ignored: true
        }
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The end of a game: the knighting, the points squire by board, the points by turn. One below the other on a phone.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

FocusScope {
    id: root

    required property Table table
    readonly property Form form: Form {
        width: root.width
        height: root.height
    }
    readonly property bool wide: root.form.wide && root.height >= 600
    readonly property real gap: root.wide ? Look.space24 : Look.space12
    // Between what stands beside the knighting.
    readonly property real between: root.wide ? Look.space16 : Look.space12

    // The knighting has been told.
    property alias told: knight.told

    // What the game came to is shown when the knighting has been told, whose end it would give away.
    property real shown: knight.over ? 1 : 0

    readonly property real leastChart: Math.max(root.wide ? 240 : 280, chart.implicitHeight)

    signal againAsked
    signal leaveAsked
    signal chronicleAsked

    Behavior on shown {
        enabled: Look.moves
        NumberAnimation {
            duration: Look.sheetDuration
            easing.type: Look.liftEasing
        }
    }
    PageGround {
        anchors.fill: parent
    }
    Item {
        id: head

        width: parent.width
        height: Math.max(56, title.implicitHeight + 10)

        EdgeLine {}
        IconButton {
            id: back

            objectName: "leave"

            anchors {
                left: parent.left
                leftMargin: 4
                verticalCenter: parent.verticalCenter
            }
            icon.name: "go-home"
            //: Button that leads from the result of a game to the first page
            text: qsTr("Start page")
            onClicked: root.leaveAsked()
        }
        Title {
            id: title

            anchors {
                left: back.right
                leftMargin: 2
                verticalCenter: parent.verticalCenter
            }
            // Not its implicit width, which is that of the letters as they are fitted into this.
            width: Math.min(Math.ceil(ruler.advanceWidth) + 1, tools.x - x - Look.space4)
            //: Title of the page with the result of a game
            text: qsTr("The knighting")
            oneLine: true

            TextMetrics {
                id: ruler

                font: title.font
                text: title.text
            }
        }
        Note {
            anchors {
                left: title.right
                leftMargin: Look.space32
                right: tools.left
                baseline: title.baseline
            }
            visible: root.wide
            text: root.table.result.occasion
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 14
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
        }
        IconButton {
            id: tools

            anchors {
                right: parent.right
                rightMargin: 4
                verticalCenter: parent.verticalCenter
            }
            objectName: "resultChronicle"
            icon.source: Look.icon("chronicle", "ink")
            //: Button that opens the list of all that has happened
            text: qsTr("Chronicle")
            onClicked: root.chronicleAsked()
        }
    }
    Flickable {
        id: scroller

        anchors {
            fill: parent
            topMargin: head.height
        }
        contentHeight: parts.height + 2 * root.gap
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        ScrollBar.vertical: ScrollBar {}

        ScrollSigns {
            // In little height the button stands at the lower edge.
            fades: root.height >= 600
            ground: Look.page
            list: scroller
            margin: root.gap
        }
        Item {
            id: parts

            x: root.gap
            y: root.gap
            width: scroller.width - 2 * root.gap
            height: root.wide ? Math.max(scroller.height - 2 * root.gap, chart.y + root.leastChart, knight.implicitHeight) : chart.y + root.leastChart

            KnightPlate {
                id: knight

                width: root.wide ? parent.width * (parent.width >= 1400 ? 0.4 : 0.45) : parent.width
                // In sight as a whole, also where what is beside it goes on below.
                height: root.wide ? Math.max(implicitHeight, scroller.height - 2 * root.gap) : implicitHeight
                room: scroller.height - 2 * root.gap
                focus: true
                result: root.table.result
                whole: root.wide
                // A seat at another device's table begins nothing.
                offersAgain: root.table.joined.standing !== JoinedSeat.Over
                onAgainAsked: root.againAsked()
            }
            ScoreTable {
                id: points

                opacity: root.shown
                x: root.wide ? knight.width + root.gap : 0
                y: root.wide ? 0 : knight.height + root.gap
                width: parent.width - x
                height: implicitHeight
                result: root.table.result
                boards: root.table.boards
            }
            Leaf {
                id: others

                opacity: root.shown
                x: points.x
                y: points.y + points.height + root.between
                width: points.width
                height: best.implicitHeight + Look.space8 + Look.space12
                visible: best.others > 0

                BestOf {
                    id: best

                    x: Look.space12
                    y: Look.space8
                    width: parent.width - 2 * x
                    result: root.table.result
                }
            }
            PointsChart {
                id: chart

                opacity: root.shown
                x: points.x
                y: (others.visible ? others.y + others.height : points.y + points.height) + root.between
                width: points.width
                height: root.wide ? parent.height - y : root.leastChart
                result: root.table.result
            }
        }
    }
}

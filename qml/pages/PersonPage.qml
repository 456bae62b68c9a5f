// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// What has become of one person: numbers, charts, and every game.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

BookPage {
    id: root

    required property Statistics statistics
    // The name as it is stored.
    required property string person

    signal gameAsked(game: string)
    // Nobody of that name is counted any more.
    signal gone

    title: figures.name

    tools: [
        T.Action {
            icon.name: "edit-delete"
            objectName: "forgetPerson"
            //: Button of the page about one person: all that has been counted for that name is deleted; %1 is the name
            text: qsTr("Delete the results of %1").arg(figures.name)

            onTriggered: root.statistics.forgetPerson(root.person)
        }
    ]

    PersonFigures {
        id: figures

        person: root.person
        statistics: root.statistics

        onKnownChanged: {
            if (!figures.known) {
                root.gone();
            }
        }
    }
    ResultsView {
        anchors.fill: parent
        person: root.person
        statistics: root.statistics

        head: Column {
            id: head

            objectName: "personFigures"
            spacing: Look.space12

            FigureTiles {
                remark: figures.remark
                spoken: figures.sentence
                tiles: figures.tiles
                width: parent.width
            }
            CourseChart {
                figures: figures
                visible: figures.course.length > 0
                width: parent.width
            }
            GridLayout {
                readonly property bool paired: width >= 600 * Look.textUnit

                columnSpacing: Look.space12
                columns: paired ? 2 : 1
                rowSpacing: Look.space12
                uniformCellWidths: true
                visible: figures.boards.length > 0
                width: parent.width

                BoardBars {
                    Layout.fillHeight: true
                    Layout.fillWidth: true
                    boards: figures.boards
                }
                Leaf {
                    Layout.fillHeight: true
                    Layout.fillWidth: true
                    implicitHeight: victories.implicitHeight + 2 * Look.space12

                    Column {
                        id: victories

                        anchors.left: parent.left
                        anchors.leftMargin: Look.space16
                        anchors.right: parent.right
                        anchors.rightMargin: Look.space16
                        spacing: Look.space8
                        y: Look.space12

                        Label {
                            font.pixelSize: Look.nameSize
                            //: Heading of a chart: how many games of each kind were won
                            text: qsTr("Victories")
                            width: parent.width

                            Accessible.role: Accessible.Heading
                        }
                        WonRows {
                            lines: figures.modes
                            //: Heading of a chart: games won, by Academy, Karadoc and Lancelot
                            title: qsTr("By kind of game")
                            width: parent.width
                        }
                        WonRows {
                            lines: figures.opponents
                            //: Heading of a chart: games won, by how well the strongest computer in the game plays
                            title: qsTr("By strongest opponent")
                            width: parent.width
                        }
                    }
                }
            }
        }

        onGameAsked: game => root.gameAsked(game)
    }
}

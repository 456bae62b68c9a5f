// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// How a player fared in a finished game: place, name, points, and below them the points by board.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Leaf {
    id: root

    required property placeLine line
    readonly property real side: root.width >= 480 ? 56 : 46

    color: root.line.won ? Look.yours : Look.leaf
    implicitHeight: content.implicitHeight + 2 * Look.space12

    Accessible.name: root.line.spoken
    Accessible.role: Accessible.ListItem

    LongestWord {
        id: longest

        font.family: Look.textFamily
        font.pixelSize: Look.labelSize
        // Names of two words stay on one line.
        words: root.line.boards.map(board => board.name.replace(/ /g, "\u00a0")).join(" ")
    }
    ColumnLayout {
        id: content

        anchors.left: parent.left
        anchors.leftMargin: Look.space12
        anchors.right: parent.right
        anchors.rightMargin: Look.space16
        anchors.verticalCenter: parent.verticalCenter
        spacing: Look.space8

        RowLayout {
            spacing: Look.space12

            Row {
                Layout.alignment: Qt.AlignVCenter
                spacing: -root.side * 0.25
                visible: root.width >= 240 * Look.textScale

                Repeater {
                    model: root.line.tinctures

                    Bust {
                        required property int modelData

                        mood: root.line.won ? Enums.Mood.Proud : Enums.Mood.Calm
                        tincture: modelData
                        width: root.side
                    }
                }
            }
            ColumnLayout {
                Layout.fillWidth: true
                spacing: 0

                Label {
                    Layout.fillWidth: true
                    font.pixelSize: Look.nameSize
                    text: root.line.name
                    wrapMode: Text.Wrap

                    Accessible.ignored: true
                }
                Note {
                    Layout.fillWidth: true
                    font.pixelSize: Look.bodySize
                    text: root.line.kind === "" ? root.line.place : root.line.place + " · " + root.line.kind

                    Accessible.ignored: true
                }
            }
            Label {
                font.bold: true
                font.pixelSize: Look.pageTitleSize
                text: root.line.points

                Accessible.ignored: true
            }
        }
        // Each with its name above, in columns over the whole width, the same in every card of the page, and in rows of nearly as many.
        GridLayout {
            id: grid

            readonly property real sign: 26 * Look.signScale
            readonly property real cell: Math.max(longest.advanceWidth + 1, sign + Look.space8 + 2.1 * Look.bodySize)
            readonly property int most: Math.max(1, Math.min(root.line.boards.length, Math.floor((content.width + columnSpacing) / (cell + columnSpacing))))

            Layout.fillWidth: true
            columnSpacing: Look.space8
            columns: Math.ceil(root.line.boards.length / Math.ceil(root.line.boards.length / most))
            rowSpacing: Look.space4
            uniformCellWidths: true

            Repeater {
                model: root.line.boards

                Column {
                    id: board

                    required property boardFigure modelData

                    Layout.fillWidth: true

                    Label {
                        color: Look.golddeep
                        elide: Text.ElideRight
                        font.pixelSize: Look.labelSize
                        text: board.modelData.name
                        width: parent.width

                        Accessible.ignored: true
                    }
                    Row {
                        spacing: Look.space8

                        Drawing {
                            anchors.verticalCenter: parent.verticalCenter
                            name: "emblem-" + board.modelData.emblem
                            width: grid.sign

                            Hint {
                                words: () => board.modelData.name
                            }
                        }
                        Label {
                            anchors.verticalCenter: parent.verticalCenter
                            color: board.modelData.points < 0 ? Look.danger : board.modelData.points > 0 ? Look.ink : Look.ink2
                            text: board.modelData.text

                            Accessible.ignored: true
                        }
                    }
                }
            }
        }
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// What each of the other squires did best: the emblem of a board, and the points from there, underlined with gold where nobody
// has more, as in the table above it. So many side by side as there is room for.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Column {
    id: root

    required property ResultModel result
    readonly property int others: root.result.count - root.result.winnerTinctures.length
    readonly property int most: Math.max(1, Math.min(root.others, Math.floor((root.width + grid.columnSpacing) / (130 * Look.signScale + grid.columnSpacing))))
    // As many in each line.
    readonly property int columns: Math.ceil(root.others / Math.ceil(root.others / root.most))

    spacing: Look.space4

    Note {
        width: parent.width
        text: root.others > 1 ?
        //: At the knighting, above the board on which each of those who have not won did best
        qsTr("Where the others did best") :
        //: At the knighting, above the board on which the only one who has not won did best
        qsTr("Where the other one did best")
        font.pixelSize: Look.bodySize
        Accessible.role: Accessible.Heading
    }
    Grid {
        id: grid

        readonly property real each: (root.width - (root.columns - 1) * grid.columnSpacing) / Math.max(1, root.columns)

        columns: root.columns
        columnSpacing: Look.space12
        rowSpacing: Look.space8

        Repeater {
            model: root.result

            Item {
                id: row

                required property int tincture
                required property string name
                required property bool winner
                required property int mood
                required property string bestEmblem
                required property int bestPoints
                required property bool foremost
                required property string bestText

                visible: !row.winner
                width: grid.each
                height: row.visible ? Math.max(bust.height, words.implicitHeight) : 0
                Accessible.role: Accessible.StaticText
                Accessible.name: [row.name, row.bestText].filter(text => text !== "").join(": ")

                Bust {
                    id: bust

                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.min(46 * Look.signScale, grid.each * 0.34)
                    mood: row.mood
                    signed: false
                    tincture: row.tincture
                }
                Column {
                    id: words

                    anchors {
                        left: bust.right
                        leftMargin: Look.space8
                        right: parent.right
                        verticalCenter: parent.verticalCenter
                    }

                    Label {
                        width: parent.width
                        text: row.name
                        elide: Text.ElideRight
                        lineHeight: 0.9
                        Accessible.ignored: true
                    }
                    Row {
                        visible: row.bestEmblem !== ""
                        spacing: Look.space4

                        Drawing {
                            anchors.verticalCenter: points.verticalCenter
                            width: Math.round(points.height)
                            name: row.bestEmblem === "" ? "" : "emblem-" + row.bestEmblem
                        }
                        Label {
                            id: points

                            text: Numbers.gain(row.bestPoints)
                            font.bold: row.foremost
                            Accessible.ignored: true

                            Rectangle {
                                anchors {
                                    left: parent.left
                                    right: parent.right
                                    bottom: parent.bottom
                                }
                                height: Look.decidedLine
                                visible: row.foremost
                                color: Look.gold
                            }
                        }
                    }
                }
                Hint {
                    words: () => row.bestText
                }
            }
        }
    }
}

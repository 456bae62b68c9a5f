// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The points of every squire by board. What is the best of a board is underlined with gold; the winner's row is washed
// with it. Where the boards' names have no room below their emblems they stand in lines below the table.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Leaf {
    id: root

    required property ResultModel result
    required property BoardModel boards
    readonly property bool large: root.width >= 800
    readonly property real nameWidth: root.large ? 252 : Math.min(170, root.width * 0.33)
    readonly property real totalWidth: root.large ? 110 : Math.max(44, Math.min(1.25 * Look.bodySize + 18, root.width * 0.1))
    // Gallantry has no points: the first board has no column.
    readonly property int columns: Math.max(1, root.boards.count - 1)
    readonly property real cell: (root.width - root.nameWidth - root.totalWidth - 16) / root.columns
    readonly property real rowHeight: Math.max(root.large ? 56 : 46, Look.nameSize * 1.7)
    // A sign and two bold figures fit into a cell, and do not touch the next.
    readonly property int figureSize: root.large ? Look.nameSize : Math.max(12, Math.min(Look.bodySize, (root.cell - 2) / 1.6))
    // What the longest word of each name takes in letters of 100; all names are as large as the longest of them can be.
    property list<real> spelled: []
    // Between two names, which are not to be read as one.
    readonly property real between: root.large ? Look.space16 : 0
    readonly property int headSize: Math.min(Look.labelSize + (root.large ? 1 : 0), Math.floor(100 * (root.cell - root.between - 4) / Math.max(1, ...root.spelled)))
    // The boards' names have room below their emblems, in letters not much smaller than others.
    readonly property bool named: root.headSize >= Math.max(12, 0.6 * Look.labelSize)
    readonly property int medallion: root.large ? 52 : Math.min(34, root.cell - 4)
    readonly property real headHeight: root.named ? (root.large ? 62 : 44) + root.headSize * 2.4 : root.medallion + totalName.implicitHeight + Look.space12
    readonly property real rowsEnd: root.headHeight + 4 + rows.count * root.rowHeight

    implicitHeight: root.rowsEnd + 6 + (root.named ? 0 : legend.height + Look.space8)

    Repeater {
        model: root.boards

        Item {
            id: head

            required property int index
            required property string name
            required property string emblem

            x: 8 + root.nameWidth + (index - 1) * root.cell
            width: root.cell
            height: root.headHeight
            visible: index > 0

            Drawing {
                id: emblem

                anchors.horizontalCenter: parent.horizontalCenter
                y: root.large ? 10 : root.named ? 8 : (root.headHeight - height) / 2
                width: root.medallion
                name: "ringed-" + head.emblem
            }
            LongestWord {
                id: longest

                font.family: Look.textFamily
                font.pixelSize: 100
                words: head.index > 0 ? head.name : ""
                onAdvanceWidthChanged: root.spelled[head.index] = advanceWidth
            }
            Label {
                anchors {
                    left: parent.left
                    right: parent.right
                    top: emblem.bottom
                    bottom: parent.bottom
                    leftMargin: root.between / 2
                    rightMargin: root.between / 2
                }
                visible: root.named
                text: head.name
                color: Look.ink2
                font.pixelSize: root.headSize
                wrapMode: Text.WordWrap
                lineHeight: 0.85
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
            }
            Hint {
                words: () => head.name
            }
        }
    }
    Item {
        x: root.width - root.totalWidth - 8
        width: root.totalWidth
        height: root.headHeight

        Coat {
            id: total

            anchors.horizontalCenter: parent.horizontalCenter
            y: root.large ? 10 : 9
            width: root.large ? 48 : root.named ? 32 : Math.min(32, root.medallion)
            value: 0
        }
        Label {
            id: totalName

            anchors {
                horizontalCenter: parent.horizontalCenter
                top: total.bottom
                bottom: parent.bottom
            }
            verticalAlignment: Text.AlignVCenter
            //: Heading of the column with the sums, in the table of the result
            text: qsTr("Total")
            font.pixelSize: root.large ? Look.bodySize : root.named ? root.headSize + 1 : sum.size
        }
        FittedLine {
            id: sum

            font.family: Look.textFamily
            least: 12
            room: root.totalWidth + Look.space4
            text: totalName.text
            usual: Look.squareNumberSize
        }
        Hint {
            words: () => totalName.text
        }
    }
    Rectangle {
        x: 14
        y: root.headHeight
        width: root.width - 28
        height: 1.8
        color: Look.ink
    }
    Repeater {
        id: rows

        model: root.result

        ScoreTableRow {
            x: 8
            y: root.headHeight + 3 + index * root.rowHeight
            width: root.width - 16
            height: root.rowHeight
            boards: root.boards
            cell: root.cell
            nameWidth: root.nameWidth
            totalWidth: root.totalWidth
            figureSize: root.figureSize
            last: index === rows.count - 1
        }
    }
    ScoreLegend {
        id: legend

        boards: root.boards
        visible: !root.named
        width: root.width - 28
        x: 14
        y: root.rowsEnd + Look.space4
    }
}

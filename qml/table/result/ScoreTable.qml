// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The points of every squire by board. What is the best of a board is underlined with gold; the winner's row is washed
// with it. In little width the boards' names give way to their emblems alone.
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
    readonly property bool named: root.width >= 800
    readonly property real nameWidth: root.named ? 210 : Math.min(130, root.width * 0.31)
    readonly property real totalWidth: root.named ? 110 : Math.max(44, Math.min(1.25 * Look.bodySize + 18, root.width * 0.1))
    // Gallantry has no points: the first board has no column.
    readonly property int columns: Math.max(1, root.boards.count - 1)
    readonly property real cell: (root.width - root.nameWidth - root.totalWidth - 16) / root.columns
    readonly property real rowHeight: Math.max(root.named ? 56 : 46, Look.nameSize * 1.7)
    // A sign and two bold figures fit into a cell, and do not touch the next.
    readonly property int figureSize: root.named ? Look.nameSize : Math.max(12, Math.min(Look.bodySize, (root.cell - 2) / 1.6))
    // All names in letters of one size: those in which the longest word has room, which goes on a line of its own.
    readonly property real longestWord: {
        let most = 1;
        for (let i = 1; i < heads.count; ++i)
            most = Math.max(most, (heads.itemAt(i) as Head)?.wordWidth ?? 0);
        return most;
    }
    readonly property int headSize: Math.max(12, Math.min(Look.labelSize + 1, Math.floor(100 * (root.cell - 6) / root.longestWord)))
    readonly property real headHeight: root.named ? 62 + root.headSize * 2.4 : 48

    implicitHeight: root.headHeight + 4 + rows.count * root.rowHeight + 6

    component Head: Item {
        id: head

        required property int board
        required property string name
        required property string emblem
        readonly property real wordWidth: longest.advanceWidth

        x: 8 + root.nameWidth + (board - 1) * root.cell
        width: root.cell
        height: root.headHeight
        visible: board > 0

        Drawing {
            id: emblem

            anchors.horizontalCenter: parent.horizontalCenter
            y: root.named ? 10 : 8
            width: root.named ? 52 : Math.min(34, root.cell - 4)
            name: "ringed-" + head.emblem
        }
        LongestWord {
            id: longest

            font.family: Look.textFamily
            font.pixelSize: 100
            words: head.name
        }
        Label {
            anchors {
                left: parent.left
                right: parent.right
                top: emblem.bottom
                bottom: parent.bottom
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

    Repeater {
        id: heads

        model: root.boards

        Head {}
    }
    Item {
        x: root.width - root.totalWidth - 8
        width: root.totalWidth
        height: root.headHeight

        Coat {
            id: total

            anchors.horizontalCenter: parent.horizontalCenter
            y: 10
            width: root.named ? 48 : 30
            value: 0
        }
        Label {
            anchors {
                horizontalCenter: parent.horizontalCenter
                top: total.bottom
                bottom: parent.bottom
            }
            verticalAlignment: Text.AlignVCenter
            visible: root.named
            //: Heading of the column with the sums, in the table of the result
            text: qsTr("Total")
            font.pixelSize: Look.bodySize
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
            cell: root.cell
            nameWidth: root.nameWidth
            totalWidth: root.totalWidth
            figureSize: root.figureSize
            last: index === rows.count - 1
        }
    }
}

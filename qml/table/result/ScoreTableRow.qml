// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// One squire's row in the table of the result.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Rectangle {
    id: root

    required property int index
    required property int tincture
    required property int mood
    required property string name
    required property bool winner
    required property bool own
    required property int total
    required property list<int> byBoard
    required property list<bool> bestOnBoard
    required property string spoken

    required property BoardModel boards
    // Width of a board's column.
    required property real cell
    required property real nameWidth
    required property real totalWidth
    required property int figureSize
    required property bool last

    radius: Look.radius - 1
    color: root.winner ? Look.yours : "transparent"
    // Gold is the winner's; whoever looks has a bar of ink.
    border {
        width: root.winner ? Look.decidedLine : 0
        color: Look.mark
    }
    Accessible.role: Accessible.Row
    Accessible.name: root.spoken

    Rectangle {
        anchors.verticalCenter: parent.verticalCenter
        x: 4
        visible: root.own
        width: 3
        height: shield.height * 0.8
        radius: 1.5
        color: Look.ink
    }
    Rectangle {
        anchors {
            left: parent.left
            right: parent.right
            bottom: parent.bottom
            leftMargin: 6
            rightMargin: 6
        }
        visible: !root.last && !root.winner
        height: Look.hairline
        color: Look.rule
    }
    Bust {
        id: shield

        anchors.verticalCenter: parent.verticalCenter
        x: 11
        width: Math.min(48, root.height - 6, root.nameWidth * 0.25)
        tincture: root.tincture
        mood: root.mood
        signed: width >= 36
    }
    LongestWord {
        id: longest

        font.family: label.font.family
        font.pixelSize: label.minimumPixelSize
        words: root.name
    }
    Label {
        id: label

        anchors {
            left: shield.right
            leftMargin: Look.space8
            verticalCenter: parent.verticalCenter
        }
        width: root.nameWidth - shield.width - 25
        height: Math.min(implicitHeight, root.height - 4)
        text: root.name
        font.pixelSize: root.nameWidth < 150 ? Look.labelSize : root.figureSize
        fontSizeMode: Text.Fit
        minimumPixelSize: 12
        // Letters get smaller rather than break a word; only what is too long for the smallest is broken.
        wrapMode: longest.advanceWidth > width ? Text.Wrap : Text.WordWrap
        lineHeight: 0.85
        maximumLineCount: Math.max(1, Math.floor((root.height - 4) / (label.minimumPixelSize * 1.2)))
        elide: Text.ElideRight
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }
    Repeater {
        model: root.boards

        Item {
            id: figure

            required property int index
            required property int board
            readonly property int gained: root.byBoard[board] ?? 0
            readonly property bool best: root.bestOnBoard[board] ?? false

            // The first board has no points, and no column.
            visible: index > 0
            x: root.nameWidth + (index - 1) * root.cell
            width: root.cell
            height: root.height

            Label {
                id: points

                anchors.centerIn: parent
                text: Numbers.gain(figure.gained)
                color: figure.gained < 0 ? Look.danger : figure.gained > 0 ? Look.ink : Look.ink2
                font {
                    pixelSize: root.figureSize
                    bold: figure.best
                }
                Accessible.ignored: true
            }
            Rectangle {
                anchors {
                    horizontalCenter: parent.horizontalCenter
                    top: points.bottom
                    topMargin: -2
                }
                objectName: "best"
                visible: figure.best
                // Clear of the next column's.
                width: Math.min(points.implicitWidth + 6, root.cell - 6)
                height: Look.decidedLine
                color: Look.gold
            }
        }
    }
    Label {
        anchors.verticalCenter: parent.verticalCenter
        x: root.width - root.totalWidth
        width: root.totalWidth
        text: Numbers.sum(root.total)
        font {
            pixelSize: root.figureSize + (root.winner ? 6 : 1)
            bold: true
        }
        horizontalAlignment: Text.AlignHCenter
        Accessible.ignored: true
    }
}

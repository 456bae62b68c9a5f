// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Points by board, on average, as bars from one edge, where the words begin too: in the board's colour what was won, hollow what
// was lost.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Leaf {
    id: root

    required property list<boardFigure> boards
    readonly property real most: Math.max(1, ...root.boards.map(board => Math.abs(board.points)))
    readonly property real side: 30

    // What all that is told needs, and the room between its rows beyond that: of a leaf beside a higher one they have the whole height.
    readonly property real needed: {
        let needed = heading.height + 2 * Look.space12;
        for (let i = 0; i < rows.count; ++i)
            needed += Look.space8 + (rows.itemAt(i)?.height ?? 0);
        return needed;
    }
    readonly property real spare: Math.max(0, Math.min(40, (root.height - root.needed) / Math.max(1, rows.count)))

    implicitHeight: root.needed

    Column {
        id: content

        anchors.left: parent.left
        anchors.leftMargin: Look.space16
        anchors.right: parent.right
        anchors.rightMargin: Look.space16
        spacing: Look.space8 + root.spare
        y: Look.space12

        Label {
            id: heading

            font.pixelSize: Look.nameSize
            //: Heading of a chart
            text: qsTr("Points by board, on average")
            width: parent.width
            wrapMode: Text.Wrap

            Accessible.role: Accessible.Heading
        }
        Repeater {
            id: rows

            model: root.boards

            Item {
                id: row

                required property boardFigure modelData
                readonly property real room: row.width - root.side - Look.space12

                height: Math.max(root.side, words.height + 14)
                width: content.width

                Accessible.name: row.modelData.spoken
                Accessible.role: Accessible.StaticText

                Drawing {
                    anchors.verticalCenter: parent.verticalCenter
                    name: "emblem-" + row.modelData.emblem
                    width: root.side
                }
                Item {
                    id: words

                    height: Math.max(name.height, value.height)
                    width: row.room
                    x: root.side + Look.space12

                    Label {
                        id: name

                        anchors.left: parent.left
                        anchors.right: note.visible ? note.left : value.left
                        anchors.rightMargin: Look.space8
                        text: row.modelData.name
                        wrapMode: Text.Wrap

                        Accessible.ignored: true
                    }
                    Note {
                        id: note

                        anchors.baseline: name.baseline
                        anchors.right: value.left
                        anchors.rightMargin: Look.space12
                        font.pixelSize: Look.labelSize
                        text: row.modelData.note
                        visible: implicitWidth + value.implicitWidth + 7 * Look.bodySize <= words.width

                        Accessible.ignored: true
                    }
                    Label {
                        id: value

                        anchors.baseline: name.baseline
                        anchors.right: parent.right
                        color: row.modelData.points < 0 ? Look.danger : Look.ink
                        horizontalAlignment: Text.AlignRight
                        text: row.modelData.text
                        width: Math.max(implicitWidth, 2.6 * Look.bodySize)

                        Accessible.ignored: true
                    }
                }
                Rectangle {
                    border.color: row.modelData.points < 0 ? Look.danger : Look.line
                    border.width: row.modelData.points < 0 ? 1.4 : Look.hairline
                    color: row.modelData.points < 0 ? "transparent" : Look.pigment(row.modelData.emblem)
                    height: 8
                    radius: 2
                    visible: width >= 1
                    width: Math.abs(row.modelData.points) / root.most * row.room
                    x: root.side + Look.space12
                    y: words.height + 3
                }
                Rectangle {
                    color: Look.line
                    height: 12
                    width: 1.4
                    x: root.side + Look.space12 - 0.7
                    y: words.height + 1
                }
            }
        }
    }
}

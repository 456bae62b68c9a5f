// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// One board large, with its exact ranking, laps, what it would pay now and when it scores. The emblems below lead to the
// other boards. Beside each other where there is width, else one below the other.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Layer {
    id: root

    required property Table table
    // The board shown; -1: none.
    property int board: -1
    readonly property bool beside: root.width > root.height * 1.15 || root.width >= 900

    signal closed

    function go(step: int): void {
        const place = root.table.boards.place(root.board);
        root.board = root.table.boards.boardAt((place + step + boards.count) % boards.count);
    }

    open: root.board >= 0
    visible: opacity > 0
    opacity: root.open ? 1 : 0
    onBoardChanged: {
        if (root.board >= 0)
            root.focusOn(boards.itemAt(root.table.boards.place(root.board)));
    }
    Keys.onLeftPressed: root.go(-1)
    Keys.onRightPressed: root.go(1)

    Behavior on opacity {
        NumberAnimation {
            duration: Look.fadeDuration
        }
    }

    PageGround {
        anchors.fill: parent
    }
    Repeater {
        model: root.visible ? root.table.boards : null

        CloseUpBoard {
            anchors {
                fill: parent
                bottomMargin: picker.height
            }
            visible: board === root.board
            beside: root.beside
            table: root.table
            onClosed: root.closed()
        }
    }
    Item {
        id: picker

        anchors {
            left: parent.left
            right: parent.right
            bottom: parent.bottom
        }
        height: emblems.height + 2 * (root.beside && root.height >= 9 * Look.touch ? Look.space8 : Look.space4)

        EdgeLine {
            above: true
        }
        Row {
            id: emblems

            // With their names where these fit side by side in letters that can be read; the longest says so for all.
            property list<real> spelled: []
            readonly property real longest: Math.max(1, ...emblems.spelled)
            readonly property real room: (root.width - 24) / Math.max(1, boards.count)
            readonly property int nameSize: Math.min(Look.labelSize, Math.floor(100 * (Math.min(150 * Look.textScale, emblems.room) - 2 * Look.space8) / emblems.longest))
            readonly property bool named: root.beside && root.height >= 620 && emblems.nameSize >= 13
            readonly property real each: emblems.named ? Math.min(emblems.room, Math.max(80, emblems.longest * emblems.nameSize / 100 + 2 * Look.space8)) : Math.min(80, (root.width - 12) / Math.max(1, boards.count))

            anchors.centerIn: parent

            Repeater {
                id: boards

                model: root.table.boards

                Pressable {
                    id: one

                    required property int index
                    required property int board
                    required property string name
                    required property string emblem

                    objectName: "closeUp" + board
                    width: emblems.each
                    // On a phone the board above it needs all the height.
                    height: emblems.named ? 46 + label.implicitHeight : root.beside ? 58 : 54
                    focusGap: -1
                    spoken: name
                    Accessible.role: Accessible.PageTab
                    Accessible.selected: board === root.board
                    onClicked: root.board = board

                    background: Rectangle {
                        visible: one.board === root.board
                        radius: Look.radius
                        color: Look.yours
                        border {
                            width: 2
                            color: Look.gold
                        }
                    }
                    contentItem: Item {
                        Drawing {
                            anchors.horizontalCenter: parent.horizontalCenter
                            y: emblems.named ? 4 : (parent.height - height) / 2
                            width: 38
                            name: "emblem-" + one.emblem
                        }
                        Label {
                            id: label

                            anchors {
                                horizontalCenter: parent.horizontalCenter
                                bottom: parent.bottom
                                bottomMargin: 2
                            }
                            visible: emblems.named
                            text: one.name
                            font.pixelSize: Math.max(12, emblems.nameSize)
                            Accessible.ignored: true
                        }
                        TextMetrics {
                            id: letters

                            font.family: Look.textFamily
                            font.pixelSize: 100
                            text: one.name
                            onAdvanceWidthChanged: emblems.spelled[one.index] = letters.advanceWidth
                        }
                    }
                }
            }
        }
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The large view of one board.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Item {
    id: root

    required property int board
    required property string name
    required property int squares
    required property bool ring
    required property bool scores
    required property list<turnMark> turnMarks
    required property string scheduleText
    required property string resetText
    required property list<coatFace> pays
    required property list<rankLine> ranking
    required property landing landing
    required property string noteTitle
    required property string noteSub
    required property string spoken
    required property DiscModel discs

    required property Table table
    required property bool beside
    readonly property bool phone: !root.beside && root.width < 680
    readonly property real margin: root.beside ? Look.space24 : Look.space12
    // On a phone the board is as wide as the window lets it, closer to the edges than words may come.
    readonly property real widest: root.phone ? root.width - 2 * Look.space4 : root.width - 2 * root.margin
    readonly property real room: root.height - head.height - 2 * root.edge
    readonly property real side: root.beside ? Math.min(root.room, root.width * 0.5 - root.margin) : Math.min(root.widest, Math.max(250, root.room - root.gap - root.around - root.squires * root.leastRow))

    // Above and below, and between board and words.
    readonly property real edge: root.beside ? Look.space24 : root.phone ? Look.space4 : Look.space8
    readonly property real gap: Look.space8
    // What the words below the board need but for the ranking, whose rows share what the board leaves.
    readonly property int squires: Math.max(1, root.ranking.length)
    readonly property real around: times.implicitHeight + list.y + list.margin + (reset.visible ? reset.implicitHeight + words.spacing : 0) + words.spacing
    readonly property real leastRow: root.phone ? Look.nameLine + Look.space4 : 46 * Math.min(1.6, Look.textScale)
    readonly property real mostRow: 1.25 * root.leastRow

    signal closed

    Item {
        id: head

        width: parent.width
        height: Math.max(52, title.implicitHeight + 8)

        Rectangle {
            anchors {
                left: parent.left
                right: parent.right
                bottom: parent.bottom
            }
            height: Look.hairline
            color: Look.rule
        }
        ToolButton {
            id: back

            objectName: "back"

            anchors {
                left: parent.left
                leftMargin: 4
                verticalCenter: parent.verticalCenter
            }
            display: T.AbstractButton.IconOnly
            icon.name: "go-previous-symbolic"
            //: Button that leads from one large board back to the whole table
            text: qsTr("Back to the table")
            onClicked: root.closed()
        }
        Title {
            id: title

            anchors {
                left: back.right
                leftMargin: 2
                right: parent.right
                rightMargin: Look.space12
                verticalCenter: parent.verticalCenter
            }
            text: root.name
            font.pixelSize: Look.dialogTitleSize
            Accessible.name: root.spoken
        }
    }
    Flickable {
        id: scroller

        anchors {
            fill: parent
            topMargin: head.height
        }
        contentHeight: body.height + 2 * root.edge
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        ScrollBar.vertical: ScrollBar {}

        Item {
            id: body

            x: root.margin
            y: root.edge
            width: scroller.width - 2 * root.margin
            height: root.beside ? Math.max(face.height, words.implicitHeight) : face.height + words.implicitHeight + root.gap

            BoardFace {
                id: face

                objectName: "closeUpFace" + root.board
                x: root.beside ? 0 : (parent.width - width) / 2
                width: root.side
                height: width
                board: root.board
                squares: root.squares
                ring: root.ring
                gilded: root.scores
                pays: root.pays
                landing: root.landing
                noteTitle: root.noteTitle
                noteSub: root.noteSub
                discs: root.discs
                knights: root.table.hasCup
                scrolls: root.table.scrolls
                codex: root.table.hasCodex ? root.table.codex : null
                story: root.table.story
            }
            ColumnLayout {
                id: words

                objectName: "closeUpWords" + root.board
                x: root.beside ? root.side + Look.space32 : 0
                y: root.beside ? 0 : face.height + root.gap
                width: parent.width - x
                spacing: Look.space4

                GridLayout {
                    id: times

                    Layout.fillWidth: true
                    // Large letters want the whole width.
                    columns: root.width < 420 && Look.textScale > 1.5 ? 1 : 2
                    columnSpacing: Look.space12
                    rowSpacing: Look.space4

                    Note {
                        Layout.fillWidth: true
                        text: root.scheduleText
                    }
                    TurnMarks {
                        Layout.alignment: Qt.AlignRight
                        marks: root.turnMarks
                        size: 20
                        numbered: true
                    }
                }
                Leaf {
                    Layout.fillWidth: true
                    implicitHeight: list.y + list.implicitHeight + list.margin

                    Note {
                        id: heading

                        x: 14
                        y: 6
                        width: parent.width - x - 4
                        //: Heading above the ranking of a board: what each squire would get
                        text: qsTr("If scored now")
                        font.pixelSize: Look.labelSize
                    }
                    RankRows {
                        id: list

                        readonly property real margin: Look.space4

                        anchors {
                            left: parent.left
                            right: parent.right
                            top: heading.bottom
                            leftMargin: list.margin
                            rightMargin: list.margin
                            topMargin: 2
                        }
                        ranking: root.ranking
                        squares: root.board === Academy.Board.Gallantry
                        rowHeight: root.beside ? Math.max(46, Math.min(74, (root.side - 190) / 5)) : Math.max(root.leastRow, Math.min(root.mostRow, (root.room - root.side - root.gap - root.around) / root.squires))
                    }
                }
                Note {
                    id: reset

                    Layout.fillWidth: true
                    visible: text !== ""
                    text: root.resetText
                    horizontalAlignment: Text.AlignHCenter
                }
            }
        }
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A look back, over the lower edge of the table: what happened at the moment the table shows, one step back and one on, and
// when the game is over what everybody had in hand.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Layer {
    id: root

    required property Table table
    // The hands side by side, and the buttons beside the words, which larger letters need more room for.
    readonly property bool wide: root.width >= 760 * Math.max(1, Math.min(1.5, Look.textScale * 0.75))

    // All that can be done stands beside the words, in one line.
    readonly property bool lined: root.wide && buttons.spelled && column.width >= buttons.spelledWidth + 4 * (Look.touch + Look.space4) + 2 * Look.touch + 15 * Look.bodySize + 5 * Look.space12

    // The height of the table that is looked at; the sheet leaves some of it in sight.
    required property real room
    // The chronicle stands open beside the table.
    property bool chronicleShown: false

    signal chronicleAsked
    // Of a game that is only looked back at.
    signal closeAsked

    height: Math.min(column.implicitHeight + column.y + column.below, root.room * 0.64)
    open: root.table.moment >= 0
    // The table above it is what one looks at.
    modal: false
    first: buttons.present
    visible: root.open
    Keys.onLeftPressed: root.table.playback.step(-1)
    Keys.onRightPressed: root.table.playback.step(1)

    T.Action {
        id: chronicle

        enabled: !root.chronicleShown
        icon.source: Look.icon("chronicle", "ink")
        objectName: "momentChronicle"
        //: Button that opens the list of all that has happened
        text: qsTr("Chronicle")

        onTriggered: root.chronicleAsked()
    }
    T.Action {
        id: playOn

        enabled: root.table.playback.mayPlayOn
        icon.source: Look.icon("branch", "ink")
        objectName: "playOnFromMoment"
        //: Button of a look back at a game that is over: a new game begins with what had happened until this moment
        text: qsTr("Play on from here")

        onTriggered: root.table.playOnFromMoment()
    }
    Shadow {
        anchors.fill: parent
        level: 3
    }
    Rectangle {
        anchors.fill: parent
        anchors.bottomMargin: -Look.radius
        color: Look.leaf
        radius: Look.radius
        border {
            width: Look.border
            color: Look.line
        }

        MouseArea {
            anchors.fill: parent
            onWheel: event => event.accepted = true
        }
    }
    GridLayout {
        id: column

        // To the page's end.
        readonly property real below: root.wide ? Look.space16 : Look.space8

        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(parent.width - 24, root.wide ? 1400 : 1100)
        height: root.height - column.y - column.below
        y: Look.space8
        columnSpacing: Look.space24
        columns: root.wide ? 2 : 1
        rowSpacing: Look.space8

        MomentCaption {
            Layout.alignment: Qt.AlignHCenter
            Layout.fillWidth: true
            Layout.maximumWidth: widest
            room: root.room
            table: root.table
        }
        MomentHands {
            Layout.columnSpan: root.wide ? 2 : 1
            Layout.fillHeight: true
            Layout.fillWidth: true
            Layout.maximumHeight: implicitHeight
            // The scroll bar lies beside the cards, in the margin.
            Layout.rightMargin: -Look.space8
            Layout.row: 1
            abreast: root.wide
            columnGap: root.width < 1400 ? Look.space16 : Look.space24
            squires: root.open ? root.table.squires : null
        }
        GridLayout {
            Layout.column: root.wide ? 1 : 0
            Layout.fillWidth: !root.wide
            Layout.row: root.wide ? 0 : 2
            columnSpacing: Look.space16
            // One above the other where the words beside them would be squeezed.
            columns: root.lined ? 2 : 1
            rowSpacing: Look.space4

            RowLayout {
                Layout.alignment: Qt.AlignHCenter
                spacing: playback.spacing

                PlaybackBar {
                    id: playback

                    Layout.fillWidth: true
                    playback: root.table.playback
                    spacing: root.wide ? Look.space4 : 0
                }
                Repeater {
                    model: buttons.spelled ? [] : buttons.actions

                    IconButton {
                        required property T.Action modelData

                        Layout.fillWidth: true
                        Layout.maximumWidth: implicitWidth
                        Layout.minimumWidth: Math.min(Look.touch, implicitWidth)
                        action: modelData
                        objectName: modelData.objectName
                        visible: enabled
                    }
                }
            }
            MomentButtons {
                id: buttons

                Layout.fillWidth: true
                actions: [chronicle, playOn]
                letters: Math.min(Look.nameSize, Math.max(20, root.room * 0.045))
                room: column.width
                lined: root.lined
                table: root.table
                wide: root.wide
                onCloseAsked: root.closeAsked()
            }
        }
    }
}

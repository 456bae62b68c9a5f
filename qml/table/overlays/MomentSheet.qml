// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A look back, over the lower edge of the table or over what the decision is made with beside it: what happened at the moment the
// table shows, when the game is over what everybody had in hand, and the controls that lead to other moments. It is as low as can
// be: the boards are what one looks at.
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
    // It lies beside the boards, as high as the table, and takes nothing of them.
    property bool aside: false
    // The hands side by side, and more than one thing in a line, which larger letters need more room for.
    readonly property bool wide: !root.aside && root.width >= 760 * Math.max(1, Math.min(1.5, Look.textScale * 0.75))

    // The controls and the buttons have one line, and beside them what has happened as well, unless the window is higher than wide
    // and has a line to spare for that.
    readonly property bool joined: root.lined || root.wide && column.width >= playback.wordedWidth + Look.space24 + buttons.spelledWidth
    readonly property bool flat: root.wide && root.width > root.room
    // In so little height everything stands closer.
    readonly property bool low: !root.aside && root.room < 560
    readonly property bool lined: root.flat && column.width >= playback.leastWidth + buttons.signedWidth + 2 * Look.space24 + column.leastTold

    // The height of the table that is looked at; the sheet leaves some of it in sight.
    required property real room
    // The chronicle stands open beside the table.
    property bool chronicleShown: false

    signal chronicleAsked
    // Of a game that is only looked back at.
    signal closeAsked

    // Very large letters want more of a phone's height for what everybody holds than for the lane.
    readonly property real most: root.room * (Look.veryLargeText && !root.wide ? 0.69 : 0.64)

    height: root.aside ? root.room : Math.min(column.implicitHeight + column.y + column.below, root.most)
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
        anchors.bottomMargin: root.aside ? 0 : -Look.radius
        color: Look.leaf
        radius: root.aside ? 0 : Look.radius
        border {
            width: Look.border
            color: Look.line
        }

        MouseArea {
            anchors.fill: parent
            onWheel: event => event.accepted = true
        }
    }
    // How far the game has come at that moment.
    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        color: Look.sunk
        height: 4
        width: root.width - 2 * Look.radius
        y: Look.border

        Rectangle {
            color: Look.gold
            height: parent.height
            width: parent.width * root.table.playback.progress
        }
    }
    GridLayout {
        id: column

        // To the page's end.
        readonly property real below: root.wide ? Look.space12 : Look.space8
        // The width for what has happened, beside the controls and the buttons.
        readonly property real leastTold: 13 * Look.bodySize
        readonly property real told: 18 * Look.bodySize
        readonly property real forButtons: column.width - playback.leastWidth - 2 * Look.space24 - column.leastTold
        readonly property real forControls: column.width - (buttons.spelled ? buttons.spelledWidth : buttons.signedWidth) - 2 * Look.space24 - column.told

        anchors.horizontalCenter: parent.horizontalCenter
        // On a broad table it reaches from margin to margin, as the table above it does.
        width: root.flat ? Math.min(parent.width - 2 * (root.width < 1400 ? Look.space12 : Look.space16), 1800) : Math.min(parent.width - 24, root.wide ? 1400 : 1100)
        height: root.height - column.y - column.below
        y: root.lined && !hands.visible ? Look.space16 : hands.visible && !root.aside ? Look.space8 : Look.space12
        columnSpacing: Look.space24
        columns: root.lined ? 3 : root.joined ? 2 : 1
        rowSpacing: root.lined || root.low ? Look.space4 : Look.space8

        // What is used most is lowest, and stays there whatever is told above it.
        MomentCaption {
            id: caption

            Layout.alignment: root.lined ? Qt.AlignVCenter : Qt.AlignTop
            Layout.columnSpan: root.joined && !root.lined ? 2 : 1
            Layout.fillHeight: root.aside && !hands.visible
            Layout.fillWidth: true
            Layout.row: root.lined ? 1 : 0
            centred: root.lined
            fitted: root.wide
            pictured: root.aside && !hands.visible
            // Over the whole width one is enough; on a phone that shows hands as well the boards need the room more.
            lines: root.lined || !root.wide && !hands.visible ? 2 : 1
            room: root.room
            table: root.table
            titled: root.wide || root.aside || !hands.visible
        }
        MomentHands {
            id: hands

            Layout.column: 0
            Layout.columnSpan: root.lined ? 3 : root.joined ? 2 : 1
            Layout.fillHeight: true
            Layout.fillWidth: true
            Layout.maximumHeight: root.aside ? Infinity : implicitHeight
            // The scroll bar lies beside the cards, in the margin.
            Layout.rightMargin: -Look.space8
            Layout.row: root.lined ? 0 : 1
            abreast: root.wide
            columnGap: root.width < 1400 ? Look.space16 : Look.space24
            largest: root.lined ? 44 : root.wide ? 30 : root.room < 700 ? 32 : root.aside ? 60 : 38
            // What is told now may take more lines, but the cards keep their size.
            room: (root.aside ? root.room : root.most) - column.y - column.below - caption.kept - playback.implicitHeight - buttons.Layout.preferredHeight - 3 * column.rowSpacing
            squires: root.open ? root.table.squires : null
            visible: most > 0
        }
        PlaybackBar {
            id: playback

            Layout.column: root.lined ? 1 : 0
            Layout.fillWidth: !root.lined
            Layout.maximumHeight: implicitHeight
            Layout.maximumWidth: root.lined ? implicitWidth : root.joined ? 1.2 * implicitWidth : Infinity
            Layout.row: root.lined ? 1 : 2
            high: root.room >= 420 * Look.textUnit
            leastHeight: root.low ? Look.touch : Look.confirmHeight
            letters: root.wide ? Look.labelSize : Look.squareNumberSize
            playback: root.table.playback
            room: root.lined ? Math.max(leastWidth, Math.min(wordedWidth, column.forControls)) : root.joined ? wordedWidth : column.width
        }
        MomentButtons {
            id: buttons

            Layout.alignment: Qt.AlignRight | Qt.AlignVCenter
            Layout.column: root.lined ? 2 : root.joined ? 1 : 0
            Layout.fillHeight: false
            Layout.fillWidth: !root.joined
            Layout.preferredHeight: root.low ? Look.touch : implicitHeight
            Layout.row: root.lined ? 1 : root.joined ? 2 : 3
            actions: [chronicle, playOn].filter(way => way === chronicle ? !root.chronicleShown : root.table.playback.offersPlayOn)
            beside: root.joined
            letters: Math.min(Look.nameSize, Math.max(20, root.room * 0.045))
            room: root.lined ? column.forButtons : column.width
            table: root.table
            onCloseAsked: root.closeAsked()
        }
    }
}

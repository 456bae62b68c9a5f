// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The chronicle: everything that has been told, the latest below, under headings for turn and phase. A tap shows the table as
// it was at that moment.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

FocusScope {
    id: root

    required property Table table
    readonly property alias title: title.text

    signal closed
    // Something of the past is shown instead of what is.
    signal momentChosen

    implicitWidth: 320

    Rectangle {
        anchors.fill: parent
        color: Look.leaf

        Rectangle {
            width: Look.border
            height: parent.height
            color: Look.line
        }
    }
    Title {
        id: title

        x: 22
        y: 12
        width: again.x - x - Look.space4
        //: Title of the list of all that has happened in the game
        text: qsTr("Chronicle")
        font.pixelSize: Look.dialogTitleSize - 2
        oneLine: true
    }
    IconButton {
        id: again

        anchors {
            right: close.left
            verticalCenter: title.verticalCenter
        }
        enabled: root.table.chronicle.count > 0
        icon.name: "media-playback-start"
        objectName: "watchAgain"
        //: Button of the chronicle: the game is shown once more from its first moment, by itself
        text: qsTr("Watch from the beginning")
        onClicked: {
            root.table.playback.begin();
            root.momentChosen();
        }
    }
    IconButton {
        id: close

        anchors {
            right: parent.right
            rightMargin: 6
            verticalCenter: title.verticalCenter
        }
        objectName: "closeChronicle"
        icon.name: "window-close"
        //: Button that closes the chronicle
        text: qsTr("Close")
        onClicked: root.closed()
    }
    Rectangle {
        anchors {
            left: parent.left
            right: parent.right
            top: title.bottom
            leftMargin: 20
            rightMargin: 20
            topMargin: 8
        }
        height: Look.hairline
        color: Look.rule
    }
    ChronicleList {
        id: list

        anchors {
            left: parent.left
            right: parent.right
            top: title.bottom
            leftMargin: Look.border // headings that stay in sight leave the edge
            topMargin: 9
            bottom: parent.bottom
        }
        focus: true
        table: root.table
        onMomentChosen: root.momentChosen()
    }
}

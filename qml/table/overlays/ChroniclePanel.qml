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

    Later {
        id: placing

        onDue: {
            if (list.following)
                list.positionViewAtEnd();
            else if (list.moment >= 0)
                list.positionViewAtIndex(list.moment, ListView.Contain);
        }
    }
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
    ListView {
        id: list

        readonly property int moment: root.table.moment
        // The end stays in sight, also when lines get their height later, until somebody scrolls elsewhere.
        property bool following: list.moment < 0

        anchors {
            left: parent.left
            right: parent.right
            top: title.bottom
            leftMargin: Look.border // headings that stay in sight leave the edge
            topMargin: 9
            bottom: parent.bottom
        }
        clip: true
        focus: true
        model: list.visible ? root.table.chronicle : null // closed, no line is made as the game goes on
        section.property: "section"
        // The heading of what is read stays in sight, and with it what can be done there.
        section.labelPositioning: ViewSection.CurrentLabelAtStart | ViewSection.InlineLabels
        section.delegate: ChronicleSection {
            width: list.width
            covers: y <= list.contentY + 1 && list.contentY > list.originY + 1
            walk: root.table.scoring
            onAgainAsked: scoring => {
                root.momentChosen();
                root.table.scoring.seeAgain(scoring);
            }
        }
        // What goes on below fades, as what has scrolled away below its heading.
        EdgeFade {
            anchors.bottom: parent.bottom
            height: 18
            parent: list
            visible: !list.atYEnd
            width: parent.width
            z: 3
        }
        topMargin: 6
        // Part of what scrolls: the view goes to the end with it.
        footer: Item {
            height: Look.space24
        }
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollBar {}
        onMomentChanged: {
            list.following = false;
            placing.ask();
        }
        onCountChanged: {
            if (root.table.moment < 0) {
                list.following = true;
                placing.ask();
            }
        }
        onVisibleChanged: {
            list.following = list.moment < 0;
            if (visible)
                placing.ask();
        }
        onContentHeightChanged: {
            if (list.following && !list.moving)
                placing.ask();
        }
        onMovementEnded: list.following = list.atYEnd

        delegate: ChronicleLine {
            objectName: "moment" + index
            width: list.width
            shown: root.table.moment === index
            onClicked: {
                root.table.showMoment(index);
                root.momentChosen();
            }
        }
    }
}

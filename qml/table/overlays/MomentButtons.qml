// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Where a look back leads: to the chronicle, into a new game from here, back to the present. What does not fit beside the
// golden button is a picture.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

RowLayout {
    id: root

    required property Table table
    // The chronicle stands open beside the table.
    required property bool chronicleShown
    required property bool wide
    // Of the golden button, in pixels.
    required property real letters
    // The width there is.
    required property real room
    readonly property alias present: present
    readonly property bool spelled: chronicle.wanted + playOn.wanted + present.implicitWidth <= root.room * (root.wide ? 0.5 : 1)

    signal chronicleAsked

    spacing: Look.space12
    LayoutMirroring.enabled: Look.leftHanded

    SmallOrSpelled {
        id: chronicle

        icon.source: Look.icon("chronicle", "ink")
        objectName: "momentChronicle"
        //: Button that opens the list of all that has happened
        text: qsTr("Chronicle")
        visible: !root.chronicleShown

        onClicked: root.chronicleAsked()
    }
    SmallOrSpelled {
        id: playOn

        icon.source: Look.icon("branch", "ink")
        objectName: "playOnFromMoment"
        //: Button of a look back at a game that is over: a new game begins with what had happened until this moment
        text: qsTr("Play on from here")
        visible: root.table.playback.mayPlayOn

        onClicked: root.table.playOnFromMoment()
    }
    Button {
        id: present

        Layout.fillWidth: !root.wide
        font.pixelSize: root.letters
        highlighted: true
        objectName: "present"
        //: Button: the table shows an earlier moment; this leads back to the game as it stands
        text: qsTr("Back to the present")

        onClicked: root.table.showMoment(-1)
    }

    component SmallOrSpelled: Button {
        id: button

        // With its words, and the space beside it.
        readonly property real wanted: button.visible ? Math.max(96, spelling.advanceWidth + 2 * button.leftPadding) + root.spacing : 0
        property TextMetrics spelling: TextMetrics {
            font.family: button.font.family
            font.pixelSize: button.font.pixelSize
            text: button.text
        }

        Layout.fillHeight: true
        Layout.preferredWidth: root.spelled ? implicitWidth : Look.touch + Look.space12
        display: root.spelled ? T.AbstractButton.TextOnly : T.AbstractButton.IconOnly
    }
}

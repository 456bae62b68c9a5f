// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// What happened at the moment that a look back shows, between an arrow to what came before and one to what came after.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

RowLayout {
    id: root

    required property Table table
    // The height of the table that is looked at: large letters leave it in sight, and the buttons in the window.
    required property real room
    // One arrow is not far from the other, and each stays in its place.
    readonly property real widest: 2 * Look.touch + 17 * Look.bodySize

    spacing: Look.space8

    IconButton {
        objectName: "earlierMoment"
        enabled: !root.table.playback.atBeginning
        icon.source: Look.icon("left", "ink")
        //: Button: what happened just before
        text: qsTr("One step back")
        onClicked: root.table.playback.step(-1)
    }
    ColumnLayout {
        Layout.fillWidth: true
        spacing: 0

        Label {
            Layout.fillWidth: true
            color: Look.golddeep
            font.pixelSize: Math.min(Look.labelSize, Math.max(15, root.room * 0.036))
            horizontalAlignment: Text.AlignHCenter
            text: root.table.momentSection
            wrapMode: Text.Wrap
        }
        Label {
            Layout.fillWidth: true
            font.pixelSize: Math.min(Look.emphasisSize, Math.max(20, root.room * 0.045))
            horizontalAlignment: Text.AlignHCenter
            text: root.table.momentText
            wrapMode: Text.Wrap
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }
    }
    IconButton {
        objectName: "laterMoment"
        enabled: !root.table.playback.atEnd
        icon.source: Look.icon("right", "ink")
        //: Button: what happened just after
        text: qsTr("One step forward")
        onClicked: root.table.playback.step(1)
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The foot of the first page: whose game this is.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MedievalAcademy.Artwork
import MedievalAcademy.Controls

RowLayout {
    id: root

    required property bool phone

    signal aboutAsked

    spacing: Look.space16

    Note {
        Layout.fillWidth: true
        font.pixelSize: Look.bodySize
        //: At the foot of the first page
        text: qsTr("An unofficial, free version of Nicolas Poncin’s game, with its own drawings.")
        visible: !root.phone
    }
    LinkButton {
        Layout.fillWidth: root.phone
        objectName: "about"
        //: At the foot of the first page: whose game this is, who made what
        text: qsTr("About")

        onClicked: root.aboutAsked()
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The foot of the setup page: the golden button, or why the game cannot start yet.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls

Item {
    id: root

    required property string problem
    // How much of the page above it is free: beasts stand on the button where they have room.
    property real free: 0

    signal startAsked

    implicitHeight: column.implicitHeight + 2 * Look.space12

    Column {
        id: column

        anchors.centerIn: parent
        spacing: Look.space8
        width: Math.min(parent.width - 2 * Look.space16, 520)

        Alert {
            color: Look.danger
            horizontalAlignment: Text.AlignHCenter
            text: root.problem
            visible: text !== ""
            width: parent.width
            wrapMode: Text.Wrap
        }
        Button {
            enabled: root.problem === ""
            highlighted: true
            implicitHeight: 60
            objectName: "begin"
            //: Golden button: the game begins
            text: qsTr("Begin")
            width: parent.width

            onClicked: root.startAsked()
        }
    }
    Drawing {
        id: frieze

        height: Math.round(width / Plans.friezeRatio)
        name: frieze.visible ? "frieze" : ""
        objectName: "footFrieze"
        visible: root.problem === "" && frieze.width >= 190
        width: Math.floor(Math.min(260, root.width - 2 * Look.space24, (root.free + column.y) * Plans.friezeRatio))
        x: Math.round((root.width - width) / 2)
        y: column.y - height
    }
}

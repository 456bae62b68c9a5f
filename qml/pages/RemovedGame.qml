// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// What was removed from the list just now, and the way to have it back; there until the page is left.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Item {
    id: root

    required property SavedGames savedGames
    // The width of the list above.
    required property real room

    height: visible ? plate.height + Look.space12 : 0
    visible: root.savedGames.removed !== ""

    Leaf {
        id: plate

        anchors.horizontalCenter: parent.horizontalCenter
        height: words.implicitHeight + 2 * Look.space8
        width: root.room

        RowLayout {
            id: words

            anchors.left: parent.left
            anchors.leftMargin: Look.space16
            anchors.right: parent.right
            anchors.rightMargin: Look.space8
            anchors.verticalCenter: parent.verticalCenter
            spacing: Look.space12

            Label {
                Layout.fillWidth: true
                //: Below the list of saved games; %1 is what the game is called or who plays it
                text: qsTr("Removed: %1").arg(root.savedGames.removed)
                wrapMode: Text.Wrap

                Accessible.role: Accessible.AlertMessage
            }
            Button {
                objectName: "bringBack"
                //: Button beside "Removed: Ana and Bruno"
                text: qsTr("Undo")

                onClicked: root.savedGames.bringBack()
            }
        }
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// At the foot of a page: what was taken from its list just now, and the way to have it back; there until the page is left.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MedievalAcademy.Artwork
import MedievalAcademy.Controls

Item {
    id: root

    // Empty: nothing can come back.
    required property string text
    // The width of the list above.
    required property real room

    signal undoAsked

    height: visible ? plate.height + Look.space12 : 0
    visible: root.text !== ""

    Leaf {
        id: plate

        anchors.horizontalCenter: parent.horizontalCenter
        height: words.implicitHeight + 2 * Look.space8
        width: root.room

        GridLayout {
            id: words

            // The button goes below where it would leave the words too little room beside it.
            readonly property bool stacked: root.room - button.implicitWidth - Look.space32 < 8 * Look.bodySize

            anchors.left: parent.left
            anchors.leftMargin: Look.space16
            anchors.right: parent.right
            anchors.rightMargin: Look.space8
            anchors.verticalCenter: parent.verticalCenter
            columnSpacing: Look.space12
            columns: stacked ? 1 : 2
            rowSpacing: Look.space4

            Alert {
                Layout.fillWidth: true
                objectName: "undoText"
                text: root.text
                wrapMode: Text.Wrap
            }
            Button {
                id: button

                Layout.alignment: Qt.AlignRight
                objectName: "bringBack"
                //: Button beside "Removed: Ana and Bruno"
                text: qsTr("Undo")

                onClicked: root.undoAsked()
            }
        }
    }
}

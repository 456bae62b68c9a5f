// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Beside a board on which nobody has moved yet, in the place of the ranks: that all are on square 0, and what there is to win.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls

Item {
    id: root

    required property string startText
    required property string paysText

    visible: root.startText !== ""

    Column {
        anchors {
            left: parent.left
            right: parent.right
            leftMargin: Look.space4
            verticalCenter: parent.verticalCenter
        }
        spacing: Look.space8

        Note {
            width: parent.width
            text: root.startText
            wrapMode: Text.WordWrap
        }
        Label {
            width: parent.width
            text: root.paysText
            font.pixelSize: Look.labelSize
            wrapMode: Text.WordWrap
        }
    }
}

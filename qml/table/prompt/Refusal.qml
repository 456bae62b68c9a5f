// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Why the last tap was refused.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls

Rectangle {
    id: root

    required property string text

    visible: root.text !== ""
    implicitHeight: words.implicitHeight + 12
    radius: Look.radius
    color: Look.dark ? Look.sunk : Look.ink
    border {
        width: Look.dark ? 1.4 : 0
        color: Look.gold
    }
    Accessible.role: Accessible.AlertMessage
    Accessible.name: root.text

    Label {
        id: words

        anchors {
            left: parent.left
            right: parent.right
            verticalCenter: parent.verticalCenter
            margins: 12
        }
        text: root.text
        color: Look.dark ? Look.ink : Look.page
        wrapMode: Text.Wrap
        Accessible.ignored: true
    }
}

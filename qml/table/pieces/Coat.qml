// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A coat of arms by its value; 0 is one that lies face down. What several coats give together (R10.4.2) may be no coat's value:
// then it is a number.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls

Drawing {
    id: root

    required property int value
    readonly property string coat: root.value > 0 ? "coat-plus-" + root.value : root.value < 0 ? "coat-minus-" + -root.value : "coat-back"
    readonly property bool drawn: Look.draws(root.coat)

    width: 24
    name: root.drawn ? root.coat : ""

    Label {
        anchors.centerIn: parent
        width: root.width
        visible: !root.drawn
        text: (root.value < 0 ? "−" : "+") + Math.abs(root.value)
        font.pixelSize: Math.max(12, Math.min(Look.nameSize, root.width * 0.6))
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 12
        horizontalAlignment: Text.AlignHCenter
        Accessible.ignored: true
    }
}

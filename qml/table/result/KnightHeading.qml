// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// What stands above the knighting, in letters that leave it one line where they may.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls

Note {
    id: root

    required property bool plural
    // The width there is.
    required property real widest

    text: root.plural ?
    //: Above the knighting of several winners
    qsTr("Knights of the Academy") :
    //: Above the knighting of the winner
    qsTr("Knight of the Academy")
    font.pixelSize: title.size
    horizontalAlignment: Text.AlignHCenter

    FittedLine {
        id: title

        font.family: root.font.family
        font.italic: true
        least: Math.min(Look.nameSize, Math.max(21, Look.labelSize))
        room: root.widest
        text: root.text
        usual: Look.nameSize
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A part of the page about the program: a title and a paragraph.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls

Column {
    id: root

    required property string title
    required property string text

    spacing: Look.space4

    Title {
        font.pixelSize: Look.nameSize
        text: root.title
        width: parent.width
    }
    Label {
        text: root.text
        width: parent.width
        wrapMode: Text.Wrap
    }
}

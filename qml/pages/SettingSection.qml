// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A part of the settings: its title, a hairline, and what belongs to it.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls

Column {
    id: root

    required property string title
    default property alias contents: inner.data

    spacing: Look.space8

    Title {
        font.pixelSize: Look.nameSize
        text: root.title
        width: parent.width
    }
    Column {
        id: inner

        spacing: Look.space8
        width: parent.width

        onChildrenChanged: {
            for (const child of inner.children) {
                child.width = Qt.binding(() => inner.width);
            }
        }
    }
}

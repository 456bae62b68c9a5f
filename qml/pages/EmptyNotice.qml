// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// What a page shows that has nothing to list yet: a drawing, and why.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls

Column {
    id: root

    required property string drawing
    required property string text

    spacing: Look.space16
    width: Math.min(420, (parent?.width ?? 420) - 2 * Look.space24)

    Drawing {
        anchors.horizontalCenter: parent.horizontalCenter
        name: root.drawing
        width: Math.min(132, root.width / 2)
    }
    Note {
        font.pixelSize: Look.emphasisSize
        horizontalAlignment: Text.AlignHCenter
        text: root.text
        width: parent.width
    }
}

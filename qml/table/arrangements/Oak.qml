// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The table itself, of dark oak; plain in high contrast.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork

Rectangle {
    color: Look.sunk

    Image {
        anchors.fill: parent
        visible: Look.palette !== Look.HighContrast
        asynchronous: true
        fillMode: Image.Tile
        source: Look.art("oak")
        sourceSize: Qt.size(384, 288)
        Accessible.ignored: true
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The table of dark oak on which lanes lie.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork

Image {
    asynchronous: true
    fillMode: Image.Tile
    source: Look.art("oak")
    sourceSize: Qt.size(384, 288)

    Accessible.ignored: true
}

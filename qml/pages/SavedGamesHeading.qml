// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A heading in the list of saved games.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls

Title {
    required property string section

    bottomPadding: Look.space4
    font.pixelSize: Look.nameSize
    text: section
    topPadding: Look.space12

    Accessible.name: section
    Accessible.role: Accessible.Heading
}

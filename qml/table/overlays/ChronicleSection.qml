// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A heading in the chronicle: turn and phase.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls

Label {
    required property string section

    text: section
    color: Look.golddeep
    font.pixelSize: Look.bodySize
    leftPadding: 22
    rightPadding: 22
    topPadding: 10
    bottomPadding: 4
    wrapMode: Text.Wrap
    Accessible.role: Accessible.Heading
}

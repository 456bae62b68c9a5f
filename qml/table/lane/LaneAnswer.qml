// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// In the column of a lane: what a choice would get there, the rank and below it the pay.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls

Label {
    required property string rank
    required property string pays

    text: rank + "\n" + pays
    font {
        pixelSize: Look.nameSize
        bold: true
    }
    fontSizeMode: Text.Fit
    horizontalAlignment: Text.AlignHCenter
    lineHeight: 0.86
    minimumPixelSize: 12
    verticalAlignment: Text.AlignVCenter

    Accessible.ignored: true
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Before the track of a lane, where large letters leave the track no height below them: the board's name, and below it what one
// gets there where that is words, which the column at the right is too narrow for.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls

Column {
    id: root

    required property string name
    // Empty: there are none.
    required property string words
    // What a choice would get, and not what is.
    required property bool answer
    // The height for both.
    required property real room

    Label {
        id: title

        width: root.width
        text: root.name
        font.pixelSize: root.words === "" ? Look.labelSize : Math.max(0.8 * Look.labelSize, Math.min(Look.labelSize, (root.room - 0.9 * Look.labelSize) / 1.3))
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 12
        Accessible.ignored: true
    }
    Label {
        width: root.width
        height: Math.min(implicitHeight, root.room - title.height)
        visible: root.words !== ""
        text: root.words
        color: root.answer ? Look.ink : Look.ink2
        font {
            pixelSize: 0.66 * Look.labelSize
            bold: root.answer
        }
        fontSizeMode: Text.Fit
        minimumPixelSize: 12
        wrapMode: Text.Wrap
        lineHeight: 0.9
        Accessible.ignored: true
    }
}

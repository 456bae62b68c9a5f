// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// In the column of a lane, below one's own rank: the coat of arms that it would get, or what else in words.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Item {
    id: root

    required property int pays
    required property string words
    // A coat of arms is got there, and no squares.
    required property bool coat
    // At the end of this turn.
    required property bool soon

    Hint {
        words: () => root.coat ? Legend.prize(root.pays, false, false) : ""
        held: false
    }
    Coat {
        anchors.centerIn: parent
        visible: root.coat && root.pays !== 0
        width: Math.min(36, root.height * 0.86)
        value: root.pays || 1
        opacity: root.soon ? 1 : 0.55
    }
    Label {
        anchors.centerIn: parent
        visible: !root.coat || root.pays === 0
        width: parent.width
        text: root.words
        color: Look.ink2
        font.pixelSize: Look.bodySize
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 12
        horizontalAlignment: Text.AlignHCenter
        Accessible.ignored: true
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A squire and its shield, with the name of its player under them.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls

Column {
    id: root

    required property int tincture
    property string name
    property real side: 70
    property real nameSize: Look.bodySize
    // What the name would take of its width if it were as large as other text; 1 is all of it.
    readonly property real nameShare: metrics.advanceWidth(root.name) / 100 * Look.bodySize / Math.max(1, root.width - Look.space8)

    FontMetrics {
        id: metrics

        font.family: Look.textFamily
        font.pixelSize: 100 // a change of it would not be noticed
    }
    Bust {
        anchors.horizontalCenter: parent.horizontalCenter
        height: width
        tincture: root.tincture
        width: Math.max(0, Math.min(root.side, root.width - Look.space4))
    }
    Label {
        elide: Text.ElideRight
        font.pixelSize: root.nameSize
        horizontalAlignment: Text.AlignHCenter
        text: root.name
        visible: text !== ""
        // Names side by side do not touch.
        width: parent.width - Look.space8
        x: Look.space4
    }
}

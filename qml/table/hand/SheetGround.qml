// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The ground of a sheet that lies at the bottom of a phone, over the lanes.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls

Item {
    id: root

    Shadow {
        anchors.fill: ground
        level: 2
    }
    Rectangle {
        id: ground

        anchors {
            fill: parent
            bottomMargin: -20
            leftMargin: -1
            rightMargin: -1
        }
        radius: 14
        color: Look.leaf
        border {
            width: 1.5
            color: Look.line
        }
    }
}

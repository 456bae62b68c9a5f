// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The sheet at the bottom of a phone while computers play among themselves. It takes no more height than what it tells, and
// leaves the rest to the boards.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Model

FocusScope {
    id: root

    required property Table table
    // The height that the sheet shares with the lanes.
    required property real room

    objectName: "watchSheet"
    implicitHeight: Math.min(root.room - 58 * Look.signScale, watching.implicitHeight + Look.space16 + Look.space12)

    SheetGround {
        anchors.fill: parent
    }
    Watching {
        id: watching

        anchors {
            left: parent.left
            right: parent.right
            bottom: parent.bottom
            leftMargin: Look.space16
            rightMargin: Look.space16
            bottomMargin: Look.space12
        }
        table: root.table
        tight: root.room < 560 * (0.3 + 0.7 * Look.textScale)
        // Save for very large letters where there is height for two rows.
        abreast: root.width >= 250 * Look.textScale || root.room < 9 * Look.touch
    }
}

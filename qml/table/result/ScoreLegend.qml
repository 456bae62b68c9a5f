// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// What the emblems above the columns of a narrow table stand for, in lines below it.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Flow {
    id: root

    required property BoardModel boards

    spacing: Look.space4

    Repeater {
        model: root.boards

        Row {
            id: entry

            required property int index
            required property string name
            required property string emblem

            rightPadding: Look.space8
            spacing: Look.space4
            // Gallantry has no points, and no column.
            visible: entry.index > 0

            Drawing {
                id: sign

                anchors.verticalCenter: parent.verticalCenter
                name: "emblem-" + entry.emblem
                width: Math.round(1.35 * label.font.pixelSize)
            }
            Label {
                id: label

                anchors.verticalCenter: parent.verticalCenter
                color: Look.ink2
                font.pixelSize: Look.squareNumberSize
                text: entry.name
                width: Math.min(implicitWidth, root.width - sign.width - entry.spacing - entry.rightPadding)
                wrapMode: Text.Wrap

                Accessible.ignored: true
            }
        }
    }
}

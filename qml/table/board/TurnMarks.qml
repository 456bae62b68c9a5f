// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The six turns of a board: a lozenge scores, a dot does not, gold is now, a barred arrow below resets.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Row {
    id: root

    required property list<turnMark> marks
    property real size: 14
    // Writes the number of each turn below its mark.
    property bool numbered: false

    Accessible.ignored: true

    Repeater {
        model: root.marks

        Item {
            id: mark

            required property turnMark modelData

            implicitWidth: root.numbered ? Math.max(root.size, number.implicitWidth) + 6 : root.size
            implicitHeight: root.size + (root.numbered ? number.implicitHeight + 12 : 0)

            Drawing {
                id: sign

                anchors.horizontalCenter: parent.horizontalCenter
                width: root.size
                name: mark.modelData.scores ? (mark.modelData.now ? "mark-scores-now" : mark.modelData.past ? "mark-scored" : "mark-scores") : mark.modelData.now ? "mark-idle-now" : "mark-idle"
            }
            Label {
                id: number

                anchors {
                    top: sign.bottom
                    horizontalCenter: parent.horizontalCenter
                }
                visible: root.numbered
                text: mark.modelData.turn
                color: mark.modelData.now ? Look.ink : Look.ink2
                font.pixelSize: Look.squareNumberSize
            }
            Drawing {
                anchors {
                    horizontalCenter: parent.horizontalCenter
                    top: root.numbered ? number.bottom : sign.bottom
                    topMargin: root.numbered ? -1 : -5
                }
                visible: mark.modelData.resets
                width: root.numbered ? 18 : 13
                name: "mark-reset"
            }
        }
    }
}

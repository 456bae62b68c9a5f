// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The six turns of a board: a lozenge scores, a dot does not, gold is now. A barred arrow resets: it follows the turn, or
// stands below its number.
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
    property turnMark none

    Accessible.ignored: true

    Repeater {
        // By number and not by the marks themselves: with a new turn they change, and are not made again.
        model: root.marks.length

        Item {
            id: mark

            required property int index
            readonly property turnMark told: root.marks[index] ?? root.none

            readonly property real sweep: root.size * 1.05

            implicitWidth: root.numbered ? Math.max(root.size, number.implicitWidth) + 6 : root.size + (mark.told.resets ? mark.sweep : 0)
            implicitHeight: root.size + (root.numbered ? number.implicitHeight + 12 : 0)

            Drawing {
                id: sign

                x: root.numbered ? (parent.width - width) / 2 : 0
                width: root.size
                name: mark.told.scores ? (mark.told.now ? "mark-scores-now" : mark.told.past ? "mark-scored" : "mark-scores") : mark.told.now ? "mark-idle-now" : "mark-idle"
            }
            Label {
                id: number

                anchors {
                    top: sign.bottom
                    horizontalCenter: parent.horizontalCenter
                }
                visible: root.numbered
                text: mark.told.turn
                Accessible.ignored: true
                color: mark.told.now ? Look.ink : Look.ink2
                font.pixelSize: Look.squareNumberSize
            }
            Drawing {
                x: root.numbered ? (parent.width - width) / 2 : sign.width
                y: root.numbered ? number.y + number.height - 1 : (sign.height - height) / 2
                visible: mark.told.resets
                opacity: mark.told.past ? 0.5 : 1
                width: root.numbered ? 18 : mark.sweep
                name: "mark-reset"
            }
        }
    }
}

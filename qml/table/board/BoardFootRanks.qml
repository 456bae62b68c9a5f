// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Under a board: its ranks from left to right, and what each would get if the board were scored now.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Row {
    id: root

    required property list<rankLine> ranking
    // On Gallantry the numbers are squares to move, not points.
    required property bool squares
    property rankLine none
    // Places of one width, so that the same rank stands below the same part of every board.
    readonly property real each: root.width / Math.max(4, root.ranking.length)
    readonly property real mostFace: Math.min(22, Look.labelSize + 4)
    // Two figures need more room.
    readonly property bool high: root.ranking.some(line => Math.abs(line.pays) >= 10)
    readonly property real discFace: Math.min(root.mostFace, root.each * (root.squares ? 0.34 : root.high ? 0.4 : 0.45))

    // The same below boards of any size, so that it is known how large these may be.
    height: Math.ceil(root.mostFace * 1.3)
    Accessible.ignored: true

    Repeater {
        model: root.ranking.length

        Item {
            id: place

            required property int index
            readonly property rankLine line: root.ranking[index] ?? root.none

            width: root.each
            height: root.height

            Disc {
                id: disc

                x: 2
                anchors.verticalCenter: parent.verticalCenter
                anchors.verticalCenterOffset: 2
                tincture: place.line.tincture
                face: root.discFace
            }
            Drawing {
                id: up

                anchors {
                    left: disc.right
                    verticalCenter: parent.verticalCenter
                    verticalCenterOffset: 2
                }
                visible: root.squares && place.line.pays > 0
                width: visible ? 12 : 0
                name: "icon-up"
                token: "ink"
            }
            Label {
                anchors {
                    left: up.right
                    leftMargin: 1
                    right: parent.right
                    verticalCenter: parent.verticalCenter
                    verticalCenterOffset: 1
                }
                visible: place.line.pays !== 0
                Accessible.ignored: true
                text: root.squares ? place.line.pays : place.line.paysText
                color: place.line.pays < 0 ? Look.danger : Look.ink
                font.pixelSize: Look.labelSize
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 12
            }
            Hint {
                words: () => Legend.standing(place.line.name, place.line.rankText, place.line.placeText, place.line.paysText)
                held: false
            }
        }
    }
}

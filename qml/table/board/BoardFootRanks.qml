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
    readonly property real discFace: Math.max(17, Look.labelSize + 2)
    readonly property real natural: root.children.reduce((sum, child) => sum + child.width, 0)

    spacing: Math.max(3, Math.min(26, (root.width - 4 - root.natural) / Math.max(1, root.ranking.length - 1)))
    leftPadding: 2
    height: Math.ceil(root.discFace * 1.3)
    Accessible.ignored: true

    Repeater {
        model: root.ranking

        Row {
            id: place

            required property rankLine modelData

            height: root.height
            spacing: 1

            Disc {
                anchors.verticalCenter: parent.verticalCenter
                tincture: place.modelData.tincture
                face: root.discFace
            }
            Drawing {
                anchors.verticalCenter: parent.verticalCenter
                visible: root.squares && place.modelData.pays > 0
                width: visible ? 12 : 0
                name: "icon-up"
                token: "ink"
            }
            Label {
                anchors {
                    verticalCenter: parent.verticalCenter
                    verticalCenterOffset: -1
                }
                visible: place.modelData.pays !== 0
                text: root.squares ? place.modelData.pays : place.modelData.paysText
                color: place.modelData.pays < 0 ? Look.danger : Look.ink
                font.pixelSize: Look.labelSize
            }
        }
    }
}

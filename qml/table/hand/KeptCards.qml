// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The cards one has kept in this draft, small, one over the other.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Item {
    id: root

    required property HandModel kept
    readonly property int count: cards.count
    property real cardWidth: 28
    readonly property real step: root.cardWidth * 0.62

    implicitWidth: root.count === 0 ? 0 : root.cardWidth + (root.count - 1) * root.step
    implicitHeight: root.cardWidth * Look.cardRatio

    Repeater {
        id: cards

        model: root.kept

        CardFace {
            id: kept

            required property int index
            required property string spoken

            x: index * root.step
            width: root.cardWidth
            height: width * Look.cardRatio
            Accessible.role: Accessible.StaticText
            Accessible.name: spoken

            Hint {
                words: () => kept.spoken
            }
        }
    }
}

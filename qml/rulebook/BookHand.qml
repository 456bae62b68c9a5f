// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A squire's cards in a figure: shield and name, the cards in hand, and apart those kept.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model
import MedievalAcademy.Rulebook

Item {
    id: root

    required property figureHand hand
    // Large enough for the names on the cards.
    property bool large: false
    readonly property int places: root.hand.kept.length > 0 || !root.large ? 6 : 5
    readonly property real cardWidth: Math.min(root.large ? 96 : 46, (root.width - start - (root.places - 1) * 4 - 12) / root.places)
    readonly property real start: root.large ? 0 : shield.width + Look.space8

    implicitHeight: Math.max(root.large ? 0 : shield.height, root.cardWidth * Look.cardRatio)

    Accessible.name: root.hand.spoken
    Accessible.role: Accessible.StaticText

    component Cards: Row {
        id: cards

        required property list<cardFace> faces

        spacing: 4

        Repeater {
            model: cards.faces

            CardFace {
                required property cardFace modelData

                height: width * Look.cardRatio
                kind: modelData.kind
                value: modelData.value
                width: root.cardWidth
            }
        }
    }

    Shield {
        id: shield

        anchors.verticalCenter: parent.verticalCenter
        tincture: root.hand.tincture
        visible: !root.large
        width: Math.min(40, root.width * 0.11)

        Hint {
            words: () => root.hand.name
        }
    }
    Cards {
        anchors.verticalCenter: parent.verticalCenter
        faces: root.hand.cards
        x: root.start
    }
    // Kept cards overlap at the end of the line.
    Row {
        anchors {
            right: parent.right
            verticalCenter: parent.verticalCenter
        }
        spacing: -root.cardWidth * 0.45

        Repeater {
            model: root.hand.kept

            Item {
                id: kept

                required property cardFace modelData

                height: width * Look.cardRatio
                width: root.cardWidth

                CardFace {
                    anchors.fill: parent
                    kind: kept.modelData.kind
                    value: kept.modelData.value
                }
                Rectangle {
                    anchors.fill: parent
                    border.color: Look.gold
                    border.width: 2
                    color: "transparent"
                    radius: 4
                }
            }
        }
    }
}

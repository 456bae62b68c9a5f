// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The cards a squire has played this turn, and empty places for those to come.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Row {
    id: root

    required property list<cardFace> played
    required property int places
    property real cardWidth: 29

    spacing: 3
    Accessible.ignored: true

    Repeater {
        model: Math.max(root.places, root.played.length)

        Item {
            id: place

            required property int index

            implicitWidth: root.cardWidth
            implicitHeight: root.cardWidth * Look.cardRatio

            Rectangle {
                anchors.fill: parent
                visible: place.index >= root.played.length
                radius: 3
                color: "transparent"
                border {
                    width: 1
                    color: Look.rule
                }
            }
            Loader {
                active: place.index < root.played.length
                sourceComponent: CardFace {
                    width: root.cardWidth
                    height: root.cardWidth * Look.cardRatio
                    kind: root.played[place.index]?.kind ?? 0
                    value: root.played[place.index]?.value ?? 2

                    Hint {
                        words: () => root.played[place.index]?.name ?? ""
                        held: false
                    }
                }
            }
        }
    }
}

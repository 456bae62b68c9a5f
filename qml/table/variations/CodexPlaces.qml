// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The Secret Codex: its tokens face down in numbered places (R10.3.1). What one has looked at oneself is shown; whose discs
// stand at a place have looked there, or taken it.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Row {
    id: root

    required property CodexModel codex
    // As wide as there is room, and no wider than a card.
    property real cardWidth: 84
    readonly property real widest: Math.max(96, root.cardWidth * 1.15)
    readonly property real placeWidth: Math.min(root.widest, (root.width - Look.space8 * (places.count - 1)) / Math.max(1, places.count))
    required property SquireModel squires

    signal placeChosen(int place)

    spacing: Look.space8
    leftPadding: Math.max(0, (root.width - places.count * (root.placeWidth + root.spacing) + root.spacing) / 2)

    Repeater {
        id: places

        model: root.codex

        Pressable {
            id: place

            required spoken
            required property int place
            required property string name
            required property int taker
            required property int takerTincture
            required property bool known
            required property int token
            required property list<int> lookedAtBy
            required property bool mayBeChosen
            required property bool chosen

            objectName: "place" + place.place

            width: root.placeWidth
            height: Math.max(Look.touch, drawing.height + number.implicitHeight + 30)
            enabled: mayBeChosen
            onClicked: root.placeChosen(place.place)

            background: Rectangle {
                radius: Look.radius
                // What is taken stands back.
                color: place.mayBeChosen ? Look.yours : place.taker >= 0 ? "transparent" : Look.leaf
                border {
                    width: place.chosen ? Look.decidedLine : Look.border
                    color: place.mayBeChosen ? Look.mark : Look.line
                }

                // Clear of the name, which a small place has no more room for above.
                CheckSeal {
                    readonly property bool below: place.width < 90

                    visible: place.chosen
                    width: below ? 22 : 28
                    x: parent.width - width + 8
                    y: below ? parent.height - height + 6 : -8
                }
            }
            contentItem: Item {
                Label {
                    id: number

                    anchors.horizontalCenter: parent.horizontalCenter
                    y: 2
                    // A numeral where the whole name would be small.
                    text: line.fits ? place.name : place.place + 1
                    color: Look.ink2
                    font.pixelSize: line.fits ? line.size : Look.labelSize
                    width: parent.width - 8
                    horizontalAlignment: Text.AlignHCenter
                    Accessible.ignored: true

                    FittedLine {
                        id: line

                        font.family: Look.textFamily
                        least: Math.ceil(0.8 * Look.labelSize)
                        room: number.width
                        text: place.name
                        usual: Look.labelSize
                    }
                }
                Drawing {
                    id: drawing

                    anchors {
                        horizontalCenter: parent.horizontalCenter
                        top: number.bottom
                    }
                    width: Math.min(root.widest * 0.58, parent.width - 12)
                    height: width
                    opacity: place.taker >= 0 ? 0.45 : 1
                    name: !place.known ? "codex" : place.token === 0 ? "codex-0" : "codex-minus-" + -place.token
                }
                Shield {
                    anchors.centerIn: drawing
                    visible: place.taker >= 0
                    width: drawing.width * 0.57
                    tincture: Math.max(0, place.takerTincture)
                }
                Row {
                    anchors {
                        horizontalCenter: parent.horizontalCenter
                        top: drawing.bottom
                        topMargin: 2
                    }
                    spacing: 1

                    Repeater {
                        model: root.squires

                        Disc {
                            required property int seat

                            visible: place.lookedAtBy.includes(seat)
                            face: 14
                        }
                    }
                }
            }
        }
    }
}

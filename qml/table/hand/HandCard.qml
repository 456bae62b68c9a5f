// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A card of one's hand. A tap lifts it or lays it back; it can be dragged to a board. The item is higher than the card, by
// the room into which it rises.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MedievalAcademy
import MedievalAcademy.Artwork

Pressable {
    id: root

    required spoken
    required explanation
    required property int index
    required property int kind
    required property int value
    required property string name
    // On which it may be played.
    required property list<int> boards
    required property bool playable
    required property bool chosen
    required property int group

    // How high a chosen card rises; the card's place in the fan: how far it leans, in degrees, and how low it lies.
    property real rise: 14
    property real tilt: 0
    property real sag: 0
    // A card is asked for, and this one may not be chosen.
    property bool pale: false
    // Whether a chosen card is framed with gold.
    property bool framed: true
    // Where a card that is dragged is shown, above everything else.
    property Item dragLayer: null
    readonly property bool dragged: drag.active
    readonly property real cardHeight: root.width * Look.cardRatio
    readonly property real headroom: root.rise + 6

    signal cardChosen(int row)

    objectName: "card" + root.index
    implicitWidth: 91
    implicitHeight: root.cardHeight + root.headroom
    focusGap: 1
    Accessible.checkable: true
    Accessible.checked: root.chosen
    explained: !root.dragged && !root.chosen // of a chosen one the panel beside the hand says more
    explainedToPointer: true
    onClicked: root.cardChosen(root.index)
    onCloserRequested: T.ToolTip.show(root.tip, 6000)

    contentItem: Item {
        // Where the card lies; what is dragged comes back to it.
        Item {
            id: place

            // A clear margin round the card, so that the edges of a leaning one are drawn smoothly.
            readonly property real margin: 8

            x: -margin
            y: root.headroom - margin + (root.chosen ? -root.rise : root.sag)
            width: root.width + 2 * margin
            height: root.cardHeight + 2 * margin
            rotation: root.chosen || root.dragged ? 0 : root.tilt
            scale: root.down && !root.dragged ? 0.98 : 1
            transformOrigin: Item.Bottom
            layer {
                enabled: rotation !== 0
                smooth: true
            }

            Behavior on y {
                enabled: Look.moves && !root.dragged
                NumberAnimation {
                    duration: Look.liftDuration
                    easing.type: Look.liftEasing
                }
            }
            Behavior on rotation {
                enabled: Look.moves
                NumberAnimation {
                    duration: Look.liftDuration
                    easing.type: Look.liftEasing
                }
            }

            Item {
                id: card

                objectName: "lying"
                width: place.width
                height: place.height
                Drag.active: drag.active
                Drag.keys: ["card"]
                Drag.source: root
                Drag.hotSpot.x: width / 2
                Drag.hotSpot.y: height / 3
                states: State {
                    when: root.dragged && root.dragLayer !== null

                    ParentChange {
                        target: card
                        parent: root.dragLayer
                    }
                }

                CardGround {
                    anchors {
                        fill: parent
                        margins: place.margin
                    }
                    lifted: root.framed && root.chosen || root.dragged
                }
                CardFace {
                    anchors {
                        fill: parent
                        margins: place.margin
                    }
                    kind: root.kind
                    value: root.value
                }
                Rectangle {
                    anchors {
                        fill: parent
                        margins: place.margin
                    }
                    visible: root.pale && !root.chosen
                    radius: root.width * 7 / 120
                    color: Qt.alpha(Look.page, 0.58)
                }
            }
        }
    }

    DragHandler {
        id: drag

        target: card
        enabled: root.playable
        dragThreshold: 12
        onActiveChanged: {
            if (!drag.active)
                card.Drag.drop();
        }
    }
}

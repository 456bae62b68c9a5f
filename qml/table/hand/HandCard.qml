// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A card of one's hand. A tap lifts it or lays it back; it can be dragged to a board. What cannot be played now is pale.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Model

Pressable {
    id: root

    required property int index
    required property int kind
    required property int value
    required property string name
    required property bool playable
    required property bool chosen
    required property int group
    // How high a chosen card rises, and how far the card leans in the fan, in degrees.
    property real rise: 14
    property real tilt: 0
    property real drop: 0
    // Where a card that is dragged is shown, above everything else.
    property Item dragLayer: null
    readonly property bool dragged: drag.active

    signal cardChosen(int row)

    implicitWidth: 91
    implicitHeight: root.width * Look.cardRatio
    spoken: root.spoken
    checkable: false
    Accessible.checkable: true
    Accessible.checked: root.chosen
    onClicked: root.cardChosen(root.index)

    contentItem: Item {
        Item {
            id: card

            readonly property int row: root.index

            width: root.width
            height: root.height
            y: root.chosen && !root.dragged ? -root.rise : root.drop
            rotation: root.chosen || root.dragged ? 0 : root.tilt
            scale: root.down && !root.dragged ? 0.98 : 1
            transformOrigin: Item.Bottom

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

            CardGround {
                anchors.fill: parent
                lifted: root.chosen || root.dragged
            }
            CardFace {
                anchors.fill: parent
                kind: root.kind
                value: root.value
            }
            Rectangle {
                anchors.fill: parent
                visible: !root.playable && !root.chosen
                radius: root.width * 7 / 120
                color: Qt.alpha(Look.page, 0.58)
            }
            Drag.active: drag.active
            Drag.keys: ["card"]
            Drag.source: card
            Drag.hotSpot.x: width / 2
            Drag.hotSpot.y: height / 3

            states: State {
                when: root.dragged && root.dragLayer

                ParentChange {
                    target: card
                    parent: root.dragLayer
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

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The cards in one's hand, side by side or fanned out; with many cards they overlap. Arrow keys go along them, Enter lifts.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Model

FocusScope {
    id: root

    required property HandModel cards
    property real cardWidth: 91
    property real rise: 16
    // The most room between two cards.
    property real room: 20
    property bool fanned: false
    // A card is asked for: those that may not be chosen are pale.
    property bool choosing: true
    property Item dragLayer: null
    readonly property int count: root.cards.count
    readonly property real step: root.count < 2 ? 0 : Math.min(root.cardWidth + root.room, (root.width - root.cardWidth) / (root.count - 1))
    readonly property real start: Math.max(0, (root.width - root.cardWidth - root.step * (root.count - 1)) / 2)
    // The card to which the keyboard goes when it comes here.
    property int current: 0

    signal cardChosen(int row)

    function go(step: int): void {
        const arriving = !root.cardItem(root.current)?.activeFocus;
        root.current = Math.max(0, Math.min(root.count - 1, root.current + (arriving ? 0 : step)));
        root.cardItem(root.current)?.forceActiveFocus(Qt.TabFocusReason);
    }
    function cardItem(row: int): HandCard {
        return cards.itemAt(row) as HandCard;
    }

    implicitHeight: root.cardWidth * Look.cardRatio + root.rise + 10
    implicitWidth: root.count * root.cardWidth + Math.max(0, root.count - 1) * root.room
    Keys.onLeftPressed: root.go(-1)
    Keys.onRightPressed: root.go(1)
    Accessible.role: Accessible.List
    //: For screen readers: the cards in one's hand
    Accessible.name: qsTr("Your hand")

    Repeater {
        id: cards

        model: root.cards

        HandCard {
            id: card

            readonly property real fromMiddle: index - (root.count - 1) / 2

            x: root.start + index * root.step
            z: dragged ? 30 : chosen ? 20 : activeFocus ? 10 : index * 0.1
            width: root.cardWidth
            focus: index === root.current
            rise: root.rise
            tilt: root.fanned ? fromMiddle * 1.8 : 0
            sag: root.fanned ? fromMiddle * fromMiddle * 1.4 : 0
            pale: root.choosing && !playable
            dragLayer: root.dragLayer
            onCardChosen: row => root.cardChosen(row)
            onActiveFocusChanged: {
                if (activeFocus)
                    root.current = index;
            }
            Component.onCompleted: {
                if (Look.moves)
                    appear.start();
            }

            Behavior on x {
                enabled: Look.moves && !appear.running
                NumberAnimation {
                    duration: Look.liftDuration * 1.5
                    easing.type: Look.liftEasing
                }
            }
            NumberAnimation {
                id: appear

                target: card
                property: "opacity"
                from: 0
                to: 1
                duration: Look.fadeDuration
            }
        }
    }
}

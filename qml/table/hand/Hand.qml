// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The cards in one's hand, side by side or fanned out. Arrow keys go along them, Enter lifts; cards come from where the
// hand was passed from, and leave towards where it goes.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Model

ListView {
    id: root

    required property HandModel cards
    property real cardWidth: 91
    property real rise: 16
    // The most room between two cards; with many cards they overlap.
    property real room: 20
    property bool fanned: false
    property Item dragLayer: null
    readonly property real cardHeight: root.cardWidth * Look.cardRatio

    signal cardChosen(int row)
    signal cardHeld(int row)

    implicitHeight: root.cardHeight + root.rise + 8
    implicitWidth: root.count * root.cardWidth + Math.max(0, root.count - 1) * root.room
    orientation: ListView.Horizontal
    interactive: false
    clip: false
    model: root.cards
    spacing: root.count < 2 ? 0 : Math.min(root.room, (root.width - root.count * root.cardWidth) / (root.count - 1))
    leftMargin: Math.max(0, (root.width - root.count * root.cardWidth - Math.max(0, root.count - 1) * root.spacing) / 2)
    boundsBehavior: Flickable.StopAtBounds
    keyNavigationWraps: false
    highlightMoveDuration: 0
    highlightFollowsCurrentItem: false

    delegate: HandCard {
        id: card

        readonly property real fromMiddle: index - (root.count - 1) / 2

        y: root.rise + 4
        z: chosen || dragged ? 20 : activeFocus ? 10 : index
        width: root.cardWidth
        height: root.cardHeight
        rise: root.rise
        tilt: root.fanned ? fromMiddle * 1.8 : 0
        drop: root.fanned ? fromMiddle * fromMiddle * 1.6 : 0
        dragLayer: root.dragLayer
        onCardChosen: row => root.cardChosen(row)
        onCloserRequested: root.cardHeld(index)
    }
    add: Transition {
        enabled: Look.moves

        NumberAnimation {
            property: "opacity"
            from: 0
            to: 1
            duration: Look.liftDuration
        }
    }
    remove: Transition {
        enabled: Look.moves

        NumberAnimation {
            property: "y"
            to: -root.cardHeight
            duration: Look.liftDuration * 2
            easing.type: Look.liftEasing
        }
        NumberAnimation {
            property: "opacity"
            to: 0
            duration: Look.liftDuration * 2
        }
    }
    displaced: Transition {
        enabled: Look.moves

        NumberAnimation {
            properties: "x"
            duration: Look.liftDuration
            easing.type: Look.liftEasing
        }
        NumberAnimation {
            property: "opacity"
            to: 1
            duration: Look.liftDuration
        }
    }
}

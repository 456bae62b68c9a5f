// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The cards in one's hand, side by side, fanned out, or in several rows; with many cards they overlap, and those after the lifted one
// move aside, so that it covers no figure of theirs. Arrow keys go along them, Enter or Space
// lifts one and, when it is lifted, confirms. The keyboard keeps its place when the cards change.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

FocusScope {
    id: root

    required property HandModel cards
    property real cardWidth: 91
    property real rise: 16
    // The most room between two cards.
    property real room: 20
    property bool fanned: false
    // In several rows they do not overlap.
    property int rows: 1
    // A card is asked for: those that may not be chosen are pale.
    property bool choosing: true
    // The lifted card is all that the decision needs.
    property bool confirmable: false
    property Item dragLayer: null
    readonly property int count: root.cards.count
    readonly property int perRow: Math.max(1, Math.ceil(root.count / root.rows))
    readonly property real rowHeight: root.cardWidth * Look.cardRatio + root.rise + 10
    readonly property real step: root.perRow < 2 ? 0 : Math.min(root.cardWidth + root.room, (root.width - root.cardWidth) / (root.perRow - 1))
    // The lifted card, if it would cover the next one; from it to that one, and from one of the others to the next.
    property int lifted: -1
    readonly property bool parted: root.rows === 1 && root.lifted >= 0 && root.lifted < root.count - 1 && root.step < root.cardWidth
    readonly property real partedGap: !root.parted ? root.step : Math.min(root.cardWidth + 4, root.width - root.cardWidth - (root.count - 2) * Math.min(root.step, Look.touch))
    readonly property real partedStep: root.parted && root.count > 2 ? (root.width - root.cardWidth - root.partedGap) / (root.count - 2) : root.step
    // The card to which the keyboard goes when it comes here.
    property int current: 0
    // The same, while there are so many cards.
    readonly property int place: Math.min(root.current, root.count - 1)

    signal cardChosen(int row)
    signal confirmAsked

    // Where the cards of a row begin.
    function startOf(row: int): real {
        return Math.max(0, (root.width - root.cardWidth - root.step * (Math.min(root.perRow, root.count - row * root.perRow) - 1)) / 2);
    }
    // Beyond the last card it is for others.
    function go(step: int): bool {
        const arriving = !root.cardItem(root.place)?.activeFocus;
        const row = root.place + (arriving ? 0 : step);
        const there = row >= 0 && row < root.count;
        if (there)
            root.reach(row);
        return there;
    }
    function reach(row: int): void {
        root.current = row;
        root.cardItem(row)?.forceActiveFocus(Qt.TabFocusReason);
    }
    // The cards have changed: one of them has the focus again, if the hand has it.
    function keepPlace(): void {
        const card = root.cardItem(root.place);
        if (card !== null && !card.activeFocus)
            card.focus = true;
    }
    function findLifted(): void {
        let lifted = -1;
        for (let row = 0; row < cards.count; ++row) {
            if ((cards.itemAt(row) as HandCard)?.chosen)
                lifted = row;
        }
        root.lifted = lifted;
    }
    function cardItem(row: int): Item {
        return cards.itemAt(row);
    }

    implicitHeight: root.rows * root.rowHeight
    implicitWidth: root.perRow * root.cardWidth + (root.perRow - 1) * root.room
    Keys.onLeftPressed: event => event.accepted = root.go(-1)
    Keys.onRightPressed: event => event.accepted = root.go(1)
    Accessible.role: Accessible.List
    //: For screen readers: the cards in one's hand
    Accessible.name: qsTr("Your hand")

    Later {
        id: keeping

        onDue: {
            root.keepPlace();
            root.findLifted();
        }
    }
    Repeater {
        id: cards

        model: root.cards
        onItemAdded: keeping.ask()
        onItemRemoved: keeping.ask()

        HandCard {
            id: card

            readonly property real fromMiddle: index - (root.count - 1) / 2
            readonly property int row: Math.floor(index / root.perRow)

            x: root.parted ? index * root.partedStep + (index > root.lifted ? root.partedGap - root.partedStep : 0) : root.startOf(row) + (index - row * root.perRow) * root.step
            y: row * root.rowHeight
            z: dragged ? 30 : chosen ? 20 : activeFocus ? 10 : index * 0.1
            width: root.cardWidth
            enabled: root.choosing
            focus: index === root.place
            // Tab goes to one card, arrows to the others.
            focusPolicy: index === root.place || activeFocus ? Qt.StrongFocus : Qt.ClickFocus
            confirmable: chosen && root.confirmable
            rise: root.rise
            tilt: root.fanned ? fromMiddle * 1.5 : 0
            sag: root.fanned ? fromMiddle * fromMiddle * 1.2 : 0
            pale: root.choosing && !playable
            dragLayer: root.dragLayer
            onCardChosen: row => root.cardChosen(row)
            onChosenChanged: root.findLifted()
            onConfirmed: root.confirmAsked()
            onActiveFocusChanged: {
                if (activeFocus && index !== root.place)
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

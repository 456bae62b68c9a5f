// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Lancelot: one's six cards in two groups of three: two stacks (R9.3), or the cards of one's two squires (R9.4). A tap moves
// a card into the first group, or back.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Item {
    id: root

    required property Table table
    required property real cardWidth
    readonly property Prompt prompt: root.table.prompt
    readonly property bool assigning: root.prompt.decision === Enums.Decision.Assign
    readonly property real card: Math.max(Look.touch, Math.min(root.cardWidth, root.abreast ? (root.width - 60) / 7 : root.tall ? root.cardWidth * 0.72 : 76))
    readonly property real cardHeight: root.card * Look.cardRatio
    // The two groups stand side by side where there is room, or little height; else, and where height is plenty, one below the
    // other.
    property bool low: false
    property bool tall: false
    readonly property bool abreast: root.low || (!root.tall && root.width >= 400)
    readonly property real headHeight: Look.labelLine + 4
    readonly property real groupHeight: root.headHeight + root.cardHeight + 10

    // How many cards are in each group.
    property list<int> filled: [0, 0]

    // Where the two stand side by side each is as wide as its cards ask for, and as its heading does: that is a numeral where
    // spelled out it would leave too little of six cards in the other group to touch.
    readonly property real abreastWidth: root.width - Look.space12
    readonly property bool terse: root.abreast && !root.assigning && root.abreastWidth - groups.spelledWidth < 16 + root.card * (1 + 5 * 0.6)
    readonly property real leastWidth: root.assigning ? 0 : root.terse ? Look.touch : groups.spelledWidth
    readonly property real firstWidth: Math.max(root.leastWidth, Math.min(root.abreastWidth - root.leastWidth, root.abreastWidth * ((root.filled[0] ?? 3) + 1) / 8))

    function groupWidth(group: int): real {
        if (!root.abreast)
            return root.width;
        return group === 0 ? root.firstWidth : root.abreastWidth - root.firstWidth;
    }
    function groupX(group: int): real {
        return root.abreast && group > 0 ? root.groupWidth(0) + Look.space12 : 0;
    }
    // From one card of a group to the next: they overlap where they do not fit.
    function step(group: int): real {
        return Math.min(root.card + 8, (root.groupWidth(group) - 16 - root.card) / Math.max(1, (root.filled[group] ?? 1) - 1));
    }
    // The place of each card in its group, from the left.
    function place(): void {
        const filled = [0, 0];
        for (let i = 0; i < cards.count; ++i) {
            const card = cards.itemAt(i) as SplitCard;
            if (card)
                card.slot = filled[Math.max(0, card.group)]++;
        }
        root.filled = filled;
    }

    implicitWidth: 460
    implicitHeight: root.abreast ? root.groupHeight : 2 * root.groupHeight + Look.space8

    component SplitCard: HandCard {
        property int slot: 0
    }

    Later {
        id: placing

        onDue: root.place()
    }
    Repeater {
        id: groups

        property list<real> spelled: [0, 0]
        readonly property real spelledWidth: Math.max(...groups.spelled)

        model: 2

        SplitGroup {
            required property int index

            onSpelledWidthChanged: groups.spelled[index] = spelledWidth
            terse: root.terse

            x: root.groupX(index)
            y: root.abreast ? 0 : index * (root.groupHeight + Look.space8)
            width: root.groupWidth(index)
            height: root.groupHeight
            number: index
            squires: root.table.squires
            player: root.assigning ? root.prompt.player : -1
        }
    }
    Repeater {
        id: cards

        model: root.table.hand
        onItemAdded: placing.ask()

        SplitCard {
            readonly property int place: Math.max(0, group)

            x: root.groupX(place) + (root.groupWidth(place) - root.card - root.step(place) * Math.max(0, (root.filled[place] ?? 1) - 1)) / 2 + slot * root.step(place)
            z: slot
            framed: false
            y: (root.abreast ? 0 : place * (root.groupHeight + Look.space8)) + root.headHeight - headroom
            width: root.card
            rise: 0
            onGroupChanged: placing.ask()
            onCardChosen: row => root.prompt.chooseCard(row)

            Behavior on x {
                enabled: Look.moves
                NumberAnimation {
                    duration: Look.liftDuration
                    easing.type: Look.liftEasing
                }
            }
            Behavior on y {
                enabled: Look.moves
                NumberAnimation {
                    duration: Look.liftDuration
                    easing.type: Look.liftEasing
                }
            }
        }
    }
}

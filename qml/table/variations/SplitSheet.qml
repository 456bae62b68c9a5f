// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Lancelot: one's six cards in two groups of three: two stacks (R9.3), or the cards of one's two squires (R9.4). A tap lifts a card
// for the first group, or lays it back. When three are lifted the two groups part, each on its ground; before that nothing looks
// decided.
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
    readonly property real headHeight: Look.labelLine + (root.low ? 2 : 4)
    readonly property real groupHeight: root.headHeight + root.cardHeight + (root.low ? 6 : 10)
    readonly property real groupWidth: root.abreast ? (root.width - Look.space8) / 2 : root.width
    // A numeral stands for a heading that has no room.
    readonly property bool terse: !root.assigning && groups.spelledWidth > root.groupWidth

    // How many cards are in each group.
    property list<int> filled: [0, 0]
    // The groups have as many each.
    readonly property bool parted: (root.filled[0] ?? 0) > 0 && root.filled[0] === root.filled[1]
    // Of cards that lie side by side, while they have not parted.
    readonly property int perRow: Math.max(1, root.abreast ? cards.count : Math.ceil(cards.count / 2))
    // From one card to the next, in a group and before: they overlap only where they do not fit.
    readonly property real groupStep: Math.min(root.card + 8, (root.groupWidth - 8 - root.card) / 2)
    readonly property real rowStep: Math.min(root.card + 8, (root.width - root.card) / Math.max(1, root.perRow - 1))

    // Where the first card of so many lies in the middle of a place so wide.
    function startOf(count: int, step: real, width: real): real {
        return (width - root.card - step * (count - 1)) / 2;
    }
    function groupX(group: int): real {
        return root.abreast ? group * (root.groupWidth + Look.space8) : 0;
    }
    function groupY(group: int): real {
        return root.abreast ? 0 : group * (root.groupHeight + Look.space8);
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
            y: root.groupY(index)
            width: root.groupWidth
            height: root.groupHeight
            opacity: root.parted ? 1 : 0
            visible: opacity > 0
            number: index
            squires: root.table.squires
            player: root.assigning ? root.prompt.player : -1

            Behavior on opacity {
                enabled: Look.moves
                NumberAnimation {
                    duration: Look.liftDuration
                }
            }
        }
    }
    Repeater {
        id: cards

        model: root.table.hand
        onItemAdded: placing.ask()

        SplitCard {
            // In a group, or in a row.
            readonly property int place: root.parted ? Math.max(0, group) : Math.floor(index / root.perRow)

            x: root.parted ? root.groupX(place) + root.startOf(root.filled[place] ?? 1, root.groupStep, root.groupWidth) + slot * root.groupStep : root.startOf(root.perRow, root.rowStep, root.width) + (index - place * root.perRow) * root.rowStep
            y: root.groupY(root.abreast && !root.parted ? 0 : place) + root.headHeight - headroom
            z: root.parted ? slot : chosen ? cards.count : index
            framed: !root.parted
            width: root.card
            rise: root.parted ? 0 : 12
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

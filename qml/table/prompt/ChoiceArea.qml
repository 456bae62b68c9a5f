// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// What the decision is made with: as a rule the hand; for the stranger decisions of Lancelot and the variations what they
// are about. What is too high for its place scrolls.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

FocusScope {
    id: root

    required property Table table
    required property real cardWidth
    property real rise: 16
    property bool fanned: false
    // So many rows the hand has.
    property int rows: 1
    property Item dragLayer: null
    // In little height, or in much of it.
    property bool low: false
    // It is low for the sake of large letters, in a window that has height.
    property bool ample: false
    property bool tall: false
    readonly property Prompt prompt: root.table.prompt
    readonly property int decision: root.prompt.curtain ? Enums.Decision.None : root.prompt.decision
    readonly property bool withHand: area.sourceComponent === hand
    // Lancelot's; told by the decision, as the place of what is chosen from follows from it.
    readonly property bool withStacks: [Enums.Decision.Split, Enums.Decision.Assign, Enums.Decision.TakeStack].includes(root.decision)

    // A card is lifted that goes to more than one board: one of the buttons is to be chosen.
    signal buttonsAsked

    // The keyboard is on a card.
    function reachCard(row: int): void {
        (area.item as Hand)?.reach(row);
    }

    implicitHeight: (area.item as Item)?.implicitHeight ?? 0
    implicitWidth: (area.item as Item)?.implicitWidth ?? 0

    Flickable {
        id: scroller

        anchors.fill: parent
        contentHeight: ground.height
        interactive: contentHeight > height + 1
        boundsBehavior: Flickable.StopAtBounds
        clip: interactive
        ScrollBar.vertical: ScrollBar {}

        Item {
            id: ground

            width: scroller.width
            height: root.withHand || root.implicitHeight <= scroller.height + 1 ? scroller.height : root.implicitHeight

            Loader {
                id: area

                anchors.verticalCenter: parent.verticalCenter
                width: parent.width
                height: root.withHand ? parent.height : implicitHeight
                focus: true
                sourceComponent: {
                    switch (root.decision) {
                    case Enums.Decision.Split:
                    case Enums.Decision.Assign:
                        return split;
                    case Enums.Decision.TakeStack:
                        return stacks;
                    case Enums.Decision.Peek:
                    case Enums.Decision.TakeToken:
                        return codex;
                    case Enums.Decision.WinTie:
                        return covered;
                    case Enums.Decision.Exchange:
                        return exchange;
                    default:
                        return hand;
                    }
                }
            }
        }
    }

    Component {
        id: hand

        Hand {
            focus: true
            cards: root.table.hand
            cardWidth: root.cardWidth
            rise: root.rise
            fanned: root.fanned
            rows: root.rows
            dragLayer: root.dragLayer
            choosing: root.decision === Enums.Decision.Keep || root.decision === Enums.Decision.Play
            confirmable: root.prompt.buttons.some(button => button.enabled)
            onCardChosen: row => root.prompt.chooseCard(row)
            onConfirmAsked: {
                if (root.prompt.canConfirm)
                    root.prompt.confirm();
                else
                    root.buttonsAsked();
            }
        }
    }
    Component {
        id: split

        SplitSheet {
            focus: true
            table: root.table
            low: root.low
            tall: root.tall
            cardWidth: root.cardWidth
        }
    }
    Component {
        id: stacks

        StacksChoice {
            focus: true
            prompt: root.prompt
            low: root.low
            cardWidth: root.cardWidth
        }
    }
    Component {
        id: codex

        CodexPlaces {
            focus: true
            codex: root.table.codex
            cardWidth: root.cardWidth
            squires: root.table.squires
            onPlaceChosen: place => root.prompt.choosePlace(place)
        }
    }
    Component {
        id: covered

        CoveredChoice {
            focus: true
            prompt: root.prompt
            low: root.low
        }
    }
    Component {
        id: exchange

        ExchangeSheet {
            focus: true
            prompt: root.prompt
            low: root.low
            ample: root.ample
            alone: root.table.humans === 1
        }
    }
}

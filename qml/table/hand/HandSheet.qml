// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The sheet at the bottom of a phone: what is asked, the cards, what the lifted one would do, and the large button. In little
// height the answer takes the question's place; what still does not fit scrolls, and the button stays.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

FocusScope {
    id: root

    required property Table table
    required property Item dragLayer
    // The height that the sheet shares with the lanes.
    required property real room
    // What the boards need of that: all lanes, and these with so many of the rows below them.
    property list<real> needs: [0]
    readonly property Prompt prompt: root.table.prompt
    readonly property bool tight: form.tight
    // A small window held sideways: the button stands at the right of what is chosen from, and the question above both.
    readonly property bool beside: root.width >= 440 && root.room < 340
    readonly property real footWidth: root.beside ? Math.max(144, root.width * 0.3) : root.width - 2 * Look.space16
    // What is chosen from.
    readonly property real choiceWidth: root.width - 2 * Look.space16 - (root.beside ? root.footWidth + Look.space12 : 0)
    readonly property bool answering: root.prompt.answers.length > 0 && root.prompt.refusal === ""
    // What stands above the choice: the question, or in a tight sheet the answer; to win a tie, which is asked seldom, both. So it
    // is in little height for a bonus, which leaves the room of the hand, and for an exchange.
    readonly property bool answered: root.answering && (root.tight || root.lowered === 1)
    readonly property bool bonusPaired: form.little && !root.beside && !Look.largeText && root.prompt.decision === Enums.Decision.Bonus
    readonly property bool exchangePaired: !root.beside && !Look.largeText && root.prompt.decision === Enums.Decision.Exchange
    readonly property bool rarePaired: root.prompt.decision === Enums.Decision.WinTie || root.exchangePaired
    readonly property bool paired: root.answered && (root.bonusPaired || root.rarePaired)
    // In little height a long question has the hint's room where the button says what is missing.
    readonly property bool unhinted: form.little && caption.lengthy && choice.withStacks
    readonly property alias choice: choice
    readonly property real cardWidth: Math.min(root.tight ? form.tightCard : root.width >= 600 ? Math.max(92, Math.min(132, root.room * 0.11)) : 66, (root.choiceWidth - 5 * 4) / Math.max(4, root.table.hand.count))
    readonly property real handHeight: root.cardWidth * Look.cardRatio + form.lift
    // A lane stays in sight above it.
    readonly property real most: root.room - 64 * Look.signScale

    readonly property real full: Math.min(root.most, root.beside ? 18 + asked.height + Math.max(choice.Layout.preferredHeight + choice.Layout.bottomMargin, foot.height + 6) : parts.implicitHeight + root.edges)
    // Lowered, the question and the button stay.
    readonly property real least: root.beside ? root.full : Math.min(root.full, asked.height + root.edges)
    // What stands above and below all parts, with the buttons.
    readonly property real edges: form.above + foot.height + form.foot + form.gap
    // How far it is lowered, from 0 to 1.
    readonly property real lowered: grip.most > 0 ? Math.min(1, grip.lowered / grip.most) : 0

    readonly property alias growth: growth
    // Below what is chosen from it is told what the choice would do; of an exchange, which takes much height, only when it is complete.
    readonly property bool withBand: choice.withHand || root.prompt.decision === Enums.Decision.WinTie || root.prompt.decision === Enums.Decision.Exchange && root.answering

    // The height where it comes to rest, drawn up or down.
    readonly property real resting: root.full - (grip.low ? grip.most : 0)

    objectName: "handSheet"
    implicitHeight: root.full - grip.lowered

    SheetForm {
        id: form

        room: root.room
        needs: root.needs
        prompt: root.prompt
        width: parts.width
    }
    SheetGrowth {
        id: growth

        question: [root.prompt.decision, Look.textScale, root.width, root.tight].join()
        answering: root.answering
        answer: root.prompt.answers.map(line => line.text).join()
        askedNeed: Math.max(form.asked, (caption.visible ? caption.steadyHeight : 0) + (above.visible ? above.implicitHeight : 0))
        bandNeed: band.implicitHeight
        bandAsked: band.asked
    }
    Connections {
        target: root.prompt

        // What is asked next is asked with the hand in sight.
        function onDecisionChanged(): void {
            if (root.prompt.decision !== Enums.Decision.None)
                grip.settle(false);
        }
    }
    SheetGround {
        anchors.fill: parent
    }
    Flickable {
        id: scroller

        anchors {
            left: parent.left
            right: parent.right
            top: parent.top
            bottom: root.beside ? parent.bottom : foot.top
            topMargin: form.above
        }
        contentHeight: parts.implicitHeight
        interactive: root.lowered === 0 && contentHeight > height + 1
        clip: contentHeight > height + 1
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollBar {}

        ScrollSigns {
            list: scroller
        }
        ColumnLayout {
            id: parts

            x: Look.space16
            width: root.width - 2 * Look.space16
            spacing: root.tight ? 2 : Look.space4

            Item {
                id: asked

                // Two buttons, one below the other, reach up beside it.
                Layout.preferredWidth: root.beside && foot.height > choice.Layout.preferredHeight + choice.Layout.bottomMargin ? root.choiceWidth : parts.width
                Layout.preferredHeight: growth.askedHeight
                // The seal of what is chosen stands a little above it.
                Layout.bottomMargin: root.rarePaired ? Look.space4 : 0

                Caption {
                    id: caption

                    anchors {
                        left: parent.left
                        right: kept.visible ? kept.left : parent.right
                        rightMargin: kept.visible ? Look.space8 : 0
                    }
                    y: root.paired ? 0 : (parent.height - steadyHeight) / 2
                    visible: !root.answered || root.paired
                    table: root.table
                    centered: true
                    hinted: root.tight ? !root.paired && !root.unhinted && !Look.veryLargeText : !band.visible
                    terse: root.tight && !form.little
                    dense: form.little
                    // Large letters leave room for what is chosen from.
                    size: root.tight ? Math.min(Look.emphasisSize, Math.max(root.beside ? 28 : 20, root.room * (form.little ? 0.055 : 0.062))) : Look.emphasisSize
                }
                AnswerLines {
                    id: above

                    anchors {
                        left: parent.left
                        right: parent.right
                    }
                    y: root.paired ? parent.height - height : (parent.height - height) / 2
                    visible: root.answered
                    terse: root.bonusPaired || root.exchangePaired || root.beside && choice.withHand
                    answers: root.prompt.answers
                }
                KeptCards {
                    id: kept

                    anchors {
                        right: parent.right
                        rightMargin: -Look.space8
                    }
                    y: -6
                    visible: kept.count > 0 && !above.visible
                    kept: root.table.kept
                }
            }
            ChoiceArea {
                id: choice

                objectName: "choice"
                Layout.preferredWidth: root.choiceWidth
                // With what the sheet leaves above the button anyway, 12 px; where it is tight 10 px.
                Layout.bottomMargin: band.visible ? 0 : form.little && !choice.withHand ? Look.space4 : Look.space8
                // To move a bonus the boards matter, not the card that is left.
                visible: root.prompt.decision !== Enums.Decision.Bonus
                // While the sheet is lowered nothing of it is seen, rather than a part.
                opacity: 1 - root.lowered
                Layout.preferredHeight: choice.withHand ? root.handHeight : root.tight && (!form.little || root.prompt.decision === Enums.Decision.WinTie) ? choice.implicitHeight : Math.max(root.handHeight, choice.implicitHeight)
                focus: true
                table: root.table
                cardWidth: root.cardWidth
                rise: form.rise
                low: root.tight
                ample: Look.largeText && root.room >= 560
                dragLayer: root.dragLayer
                onButtonsAsked: foot.reach()
            }
            SheetBand {
                id: band

                Layout.fillWidth: true
                Layout.preferredHeight: growth.bandHeight
                visible: !root.tight && root.withBand && root.prompt.decision !== Enums.Decision.None && growth.banded
                opacity: 1 - root.lowered
                table: root.table
                answering: root.answering
            }
        }
    }
    PromptFoot {
        id: foot

        anchors {
            right: parent.right
            bottom: parent.bottom
            rightMargin: Look.space16
            bottomMargin: form.foot
        }
        width: root.footWidth
        least: form.button
        table: root.table
    }
    SheetGrip {
        id: grip

        anchors.horizontalCenter: parent.horizontalCenter
        y: 9 - height / 2
        ground: root.dragLayer
        most: root.full - root.least
        visible: most > Look.space24
    }
}

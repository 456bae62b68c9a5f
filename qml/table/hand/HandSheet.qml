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
    readonly property Prompt prompt: root.table.prompt
    readonly property bool tight: root.room < 560 * (0.3 + 0.7 * Look.textScale)
    // A small window held sideways: the button stands at the right of what is chosen from, and the question above both.
    readonly property bool beside: root.width >= 440 && root.room < 340
    readonly property real footWidth: root.beside ? Math.max(144, root.width * 0.3) : root.width - 2 * Look.space16
    // What is chosen from.
    readonly property real choiceWidth: root.width - 2 * Look.space16 - (root.beside ? root.footWidth + Look.space12 : 0)
    readonly property bool answering: root.prompt.answers.length > 0 && root.prompt.refusal === ""
    readonly property alias choice: choice
    readonly property real cardWidth: Math.min(root.tight ? (root.room < 560 ? 52 : 62) : root.width >= 600 ? Math.max(92, Math.min(132, root.room * 0.11)) : 66, (root.choiceWidth - 5 * 4) / Math.max(4, root.table.hand.count))
    readonly property real handHeight: root.cardWidth * Look.cardRatio + (root.tight ? 18 : 15)
    // A lane stays in sight above it.
    readonly property real most: root.room - 64 * Look.signScale

    readonly property real full: Math.min(root.most, root.beside ? 18 + asked.height + Math.max(choice.Layout.preferredHeight + choice.Layout.bottomMargin, foot.height + 6) : 15 + parts.implicitHeight + foot.height + 12)
    // Lowered, the question and the button stay.
    readonly property real least: root.beside ? root.full : Math.min(root.full, 15 + asked.height + foot.height + 12)

    readonly property alias growth: growth

    // The height where it comes to rest, drawn up or down.
    readonly property real resting: root.full - (grip.low ? grip.most : 0)

    implicitHeight: root.full - grip.lowered

    SheetGrowth {
        id: growth

        question: [root.prompt.decision, Look.textScale, root.width, root.tight].join()
        answering: root.answering
        answer: root.prompt.answers.map(line => line.text).join()
        askedNeed: Math.max(root.tight ? 48 : 28, caption.visible ? caption.implicitHeight : 0, above.visible ? above.implicitHeight : 0)
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
            topMargin: 13
        }
        contentHeight: parts.implicitHeight
        interactive: contentHeight > height + 1
        clip: interactive
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

                Caption {
                    id: caption

                    anchors {
                        left: parent.left
                        right: kept.visible ? kept.left : parent.right
                        verticalCenter: parent.verticalCenter
                    }
                    visible: !above.visible
                    table: root.table
                    centered: true
                    hinted: root.tight ? !Look.veryLargeText : !band.visible
                    // Large letters leave room for what is chosen from.
                    size: root.tight ? Math.min(Look.emphasisSize, Math.max(root.beside ? 28 : 20, root.room * 0.062)) : Look.emphasisSize
                }
                AnswerLines {
                    id: above

                    anchors {
                        left: parent.left
                        right: parent.right
                        verticalCenter: parent.verticalCenter
                    }
                    visible: root.tight && root.answering
                    terse: root.beside && choice.withHand
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
                // With what the sheet leaves above the button anyway, 12 px; where there is little height 8 px.
                Layout.bottomMargin: band.visible ? 0 : root.tight && !choice.withHand ? Look.space4 : Look.space8
                // To move a bonus the boards matter, not the card that is left.
                visible: root.prompt.decision !== Enums.Decision.Bonus
                Layout.preferredHeight: choice.withHand ? root.handHeight : Math.max(root.handHeight, choice.implicitHeight)
                focus: true
                table: root.table
                cardWidth: root.cardWidth
                rise: root.tight ? 8 : 12
                low: root.tight
                dragLayer: root.dragLayer
                onButtonsAsked: foot.reach()
            }
            SheetBand {
                id: band

                Layout.fillWidth: true
                Layout.preferredHeight: growth.bandHeight
                visible: !root.tight && choice.withHand && root.prompt.decision !== Enums.Decision.None && growth.banded
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
            bottomMargin: root.tight ? 6 : 10
        }
        width: root.footWidth
        height: Math.max(root.tight ? Look.confirmHeight : 56, implicitHeight)
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

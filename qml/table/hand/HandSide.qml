// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The decision and the hand at the side of a low table. What does not fit scrolls; the buttons stay.
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
    readonly property Prompt prompt: root.table.prompt
    readonly property alias choice: choice
    // There is height for larger cards and for answers in full.
    readonly property bool tall: root.height >= 560
    // With large letters there may be height for larger cards in two rows, below them for what it would do. None covers another, whose
    // name and figure would be cut.
    readonly property int cards: root.table.hand.count
    readonly property real twoRowsWidth: Math.min(176, (root.width - 32 - (Math.ceil(root.cards / 2) - 1) * Look.space12) / Math.max(2, Math.ceil(root.cards / 2)), ((root.height - Look.confirmHeight - 5.5 * Look.bodyLine - Look.space32) / 2 - 22) / Look.cardRatio)
    readonly property int rows: root.tall && Look.largeText && root.cards > 3 && root.twoRowsWidth >= Math.max(112, 1.1 * root.oneRowWidth) ? 2 : 1
    readonly property real cardWidth: root.rows === 2 ? root.twoRowsWidth : root.oneRowWidth
    readonly property real oneRowWidth: Math.min(root.tall ? 176 : 132, (root.width - 32 - 5 * 6) / Math.max(4, root.cards), Math.max(46, (root.height - 200) * 0.5 / Look.cardRatio))

    Rectangle {
        anchors.fill: parent
        color: Look.leaf

        Rectangle {
            x: Look.leftHanded ? parent.width - width : 0
            width: Look.border
            height: parent.height
            color: Look.line
        }
    }
    Flickable {
        id: scroller

        anchors {
            left: parent.left
            right: parent.right
            top: parent.top
            bottom: foot.top
            leftMargin: Look.space16
            rightMargin: Look.space16
            topMargin: Look.space8
        }
        contentHeight: parts.implicitHeight
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        clip: interactive
        ScrollBar.vertical: ScrollBar {}

        ScrollSigns {
            list: scroller
        }

        ColumnLayout {
            id: parts

            width: scroller.width
            spacing: Look.space8

            Caption {
                id: caption

                Layout.fillWidth: true
                // Cards stay where they are when one is chosen, and there is no hint any more.
                Layout.minimumHeight: root.tall && choice.withHand ? caption.hintedHeight : 0
                table: root.table
                centered: true
                size: Look.emphasisSize
            }
            ChoiceArea {
                id: choice

                Layout.fillWidth: true
                // To move a bonus the boards matter, not the cards that are left.
                visible: root.prompt.decision !== Enums.Decision.Bonus
                Layout.preferredHeight: choice.withHand ? root.rows * (root.cardWidth * Look.cardRatio + 22) + 2 : choice.implicitHeight
                focus: true
                table: root.table
                cardWidth: root.cardWidth
                rise: 12
                rows: root.rows
                tall: root.tall
                dragLayer: root.dragLayer
                onButtonsAsked: foot.reach()
            }
            AnswerLines {
                Layout.fillWidth: true
                visible: answers.length > 0 && root.prompt.refusal === ""
                answers: root.prompt.answers
                roomy: root.tall && (root.rows === 1 || answers.length < 2)
            }
            Item {
                Layout.fillWidth: true
                Layout.preferredHeight: Math.max(replay.visible ? Look.touch : 0, since.implicitHeight)
                visible: root.prompt.answers.length === 0 && since.lines.length > 0

                ReplayGround {
                    id: replay

                    anchors.fill: parent
                    anchors.leftMargin: -Look.space4
                    anchors.rightMargin: -Look.space4
                    rightPadding: Look.space4
                    visible: enabled
                    table: root.table
                }
                SinceList {
                    id: since

                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width - (replay.visible ? replay.sign + Look.space8 : 0)
                    lines: root.prompt.since
                }
            }
        }
    }
    PromptFoot {
        id: foot

        anchors {
            left: parent.left
            right: parent.right
            bottom: parent.bottom
            margins: Look.space12
        }
        height: implicitHeight
        table: root.table
    }
}

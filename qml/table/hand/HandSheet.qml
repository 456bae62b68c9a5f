// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The sheet at the bottom of a phone: what is asked, the cards, what the lifted one would do, and the large button. In little
// height the answer takes the question's place.
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
    readonly property bool tight: root.room < 560 * Math.max(1, Look.textScale * 0.8)
    readonly property bool answering: root.prompt.answers.length > 0 && root.prompt.refusal === ""
    readonly property alias choice: choice
    readonly property real cardWidth: Math.min(root.tight ? 52 : 66, (root.width - 32 - 5 * 4) / Math.max(4, root.table.hand.count))

    readonly property real handHeight: root.cardWidth * Look.cardRatio + (root.tight ? 18 : 22)

    // Its height does not change while cards are lifted and laid back.
    implicitHeight: parts.implicitHeight + (root.tight ? 20 : 26)

    Shadow {
        anchors.fill: ground
        level: 2
    }
    Rectangle {
        id: ground

        anchors {
            fill: parent
            bottomMargin: -20
            leftMargin: -1
            rightMargin: -1
        }
        radius: 14
        color: Look.leaf
        border {
            width: 1.5
            color: Look.line
        }
    }
    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        y: 7
        width: 40
        height: 4
        radius: 2
        color: Look.rule
    }
    ColumnLayout {
        id: parts

        anchors {
            left: parent.left
            right: parent.right
            top: parent.top
            topMargin: 14
            leftMargin: Look.space16
            rightMargin: Look.space16
        }
        spacing: root.tight ? 2 : Look.space4

        Item {
            Layout.fillWidth: true
            Layout.preferredHeight: Math.max(root.tight ? 48 : 30, caption.visible ? caption.implicitHeight : 0)

            Caption {
                id: caption

                anchors {
                    left: parent.left
                    right: kept.visible ? kept.left : parent.right
                    verticalCenter: parent.verticalCenter
                }
                visible: !(root.tight && root.answering)
                table: root.table
                centered: true
                hinted: true
                size: Look.emphasisSize
            }
            AnswerLines {
                anchors {
                    left: parent.left
                    right: parent.right
                    verticalCenter: parent.verticalCenter
                }
                visible: root.tight && root.answering
                answers: root.prompt.answers
                knights: root.table.hasCup
            }
            KeptCards {
                id: kept

                anchors {
                    right: parent.right
                    verticalCenter: parent.verticalCenter
                }
                visible: kept.count > 0 && !(root.tight && root.answering)
                kept: root.table.kept
            }
        }
        ChoiceArea {
            id: choice

            Layout.fillWidth: true
            Layout.preferredHeight: choice.withHand ? root.handHeight : Math.max(root.handHeight + (root.tight ? 0 : 60), Math.min(choice.implicitHeight, root.room * 0.62))
            focus: true
            table: root.table
            cardWidth: root.cardWidth
            rise: root.tight ? 8 : 12
            centered: true
            low: root.tight
            dragLayer: root.dragLayer
        }
        Item {
            Layout.fillWidth: true
            Layout.preferredHeight: Math.max(56, answers.visible ? answers.implicitHeight : 0)
            visible: !root.tight && choice.withHand && root.prompt.decision !== Academy.Decision.None

            AnswerLines {
                id: answers

                anchors {
                    left: parent.left
                    right: parent.right
                    verticalCenter: parent.verticalCenter
                }
                visible: root.answering
                answers: root.prompt.answers
                knights: root.table.hasCup
            }
            SinceList {
                anchors {
                    left: parent.left
                    right: parent.right
                    verticalCenter: parent.verticalCenter
                }
                visible: !root.answering
                lines: root.prompt.since
                most: 2
                spacing: 0
            }
        }
        Item {
            Layout.fillWidth: true
            Layout.preferredHeight: Math.max(root.tight ? Look.confirmHeight : 60, buttons.implicitHeight)

            PromptButtons {
                id: buttons

                width: parent.width
                height: parent.height
                prompt: root.prompt
            }
            Button {
                width: parent.width
                height: Look.confirmHeight
                visible: root.table.story.telling && root.prompt.decision === Academy.Decision.None
                //: Button that shows the rest of what the others do at once
                text: qsTr("Skip")
                onClicked: root.table.skip()
            }
        }
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Along the bottom of a wide table: what the decision is made with, and beside it the question and the buttons. The place of
// one's own squire at the left is left free.
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
    property real cardWidth: 91
    // Width kept at the left for one's own squire.
    property real ownWidth: 200
    property real wordsWidth: Math.min(540, root.width * 0.42)
    readonly property alias choice: choice

    implicitHeight: Math.max(root.cardWidth * Look.cardRatio + 22, choice.withHand ? 0 : choice.implicitHeight + 24, words.implicitHeight + 12)

    Rectangle {
        anchors.fill: parent
        color: Look.tray

        Rectangle {
            width: parent.width
            height: Look.hairline
            color: Look.rule
        }
    }
    ChoiceArea {
        id: choice

        anchors {
            left: parent.left
            leftMargin: root.ownWidth + 2 * Look.space16
            right: words.left
            rightMargin: Look.space24
            top: choice.withHand ? undefined : parent.top
            topMargin: Look.space12
            bottom: parent.bottom
            bottomMargin: choice.withHand ? 4 : Look.space12
        }
        height: choice.withHand ? implicitHeight : undefined
        focus: true
        table: root.table
        cardWidth: root.cardWidth
        rise: 22
        fanned: true
        dragLayer: root.dragLayer
    }
    ColumnLayout {
        id: words

        anchors {
            right: parent.right
            rightMargin: Look.space24
            verticalCenter: parent.verticalCenter
        }
        width: root.table.prompt.decision === Academy.Decision.TakeStack ? Math.min(340, root.wordsWidth) : root.wordsWidth
        spacing: Look.space4

        Caption {
            Layout.fillWidth: true
            // With large letters the answer takes its place, so that the boards stay in sight.
            visible: Look.textScale < 1.2 || root.table.prompt.answers.length === 0 || root.table.prompt.refusal !== ""
            size: root.table.prompt.answers.length > 1 ? Look.emphasisSize : Look.nameSize
            table: root.table
        }
        AnswerLines {
            Layout.fillWidth: true
            visible: answers.length > 0 && root.table.prompt.refusal === ""
            answers: root.table.prompt.answers
            knights: root.table.hasCup
        }
        PromptButtons {
            Layout.fillWidth: true
            prompt: root.table.prompt
        }
        Button {
            visible: root.table.story.telling && root.table.prompt.decision === Academy.Decision.None
            //: Button that shows the rest of what the others do at once
            text: qsTr("Skip")
            onClicked: root.table.skip()
        }
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Along the bottom of a wide table: what the decision is made with, and beside it the question and the buttons; where only
// computers play what is told, and the pace. The place of one's own squire at the left is left free. Where it is narrow, stacks of
// cards and coats take the width, and question and button stand side by side below them.
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
    // What the boards above leave to it when they are as small as they may be.
    required property real most
    readonly property Prompt prompt: root.table.prompt
    readonly property alias choice: choice
    // Of the hand: rather smaller than overlapping, which cuts names and figures.
    readonly property real handWidth: Math.min(root.cardWidth, Math.max(72, (choice.width - 2 * (root.table.hand.count - 1)) / Math.max(1, root.table.hand.count)))
    // Of a bonus a board is asked, and no card is left: the question has their room.
    readonly property bool bare: root.prompt.decision === Enums.Decision.Bonus && root.table.hand.count === 0
    // A narrow one: stacks of cards, coats and rows do not leave the question its width.
    property bool narrow: false
    readonly property bool below: root.narrow && (choice.withStacks || [Enums.Decision.Exchange, Enums.Decision.WinTie].includes(root.prompt.decision))
    readonly property bool watched: root.table.running && root.table.humans === 0
    // The width of the question and its buttons.
    readonly property real asking: {
        if (root.below)
            return root.width - 2 * Look.space16;
        if (root.bare)
            return Math.min(760, root.width - choice.x - Look.space24);
        if (choice.withHand || root.prompt.decision === Enums.Decision.Peek)
            return root.wordsWidth;
        // One button needs less width than what it is about; two long ones side by side need more, unless large tokens do.
        if (root.prompt.buttons.length < 2)
            return Math.min(root.width >= 1400 ? 480 : 360, root.wordsWidth);
        return root.width >= 1000 ? Math.max(root.wordsWidth, Math.min(root.width * 0.53, 690)) : root.wordsWidth;
    }
    // Room for the hand, and for the question with an answer and its button.
    readonly property real least: Math.max(root.cardWidth * Look.cardRatio + 22, Look.confirmHeight + 3 * Look.bodyLine + 20)
    readonly property real needed: {
        if (root.watched)
            return watching.implicitHeight + 2 * Look.space8;
        if (root.below)
            return choice.implicitHeight + Math.max(texts.implicitHeight, buttons.implicitHeight) + 2 * Look.space12 + Look.space8;
        return Math.max(root.least, choice.withHand ? 0 : choice.implicitHeight + 2 * Look.space12, words.implicitHeight + root.under + 6);
    }
    // Below the buttons, which stand where they are whatever is told above them.
    readonly property real under: !root.below && root.least >= Look.confirmHeight + 4 * Look.bodyLine + 24 ? Look.space16 : Look.space12
    // It does not shrink within a turn, so that the boards stand still from one decision to the next, and while one tries what to
    // choose; but as the window and the letters are then.
    property real grown: 0
    property string grownFor
    readonly property string kept: [root.table.turn, root.width, Look.textScale].join()

    function grow(): void {
        root.grown = root.grownFor === root.kept ? Math.max(root.grown, root.needed) : root.needed;
        root.grownFor = root.kept;
    }

    objectName: "tray"
    implicitHeight: Math.min(root.most, root.watched ? root.needed : Math.max(root.needed, root.grown))
    // What is about to take its place may ask for other heights before it has one.
    onNeededChanged: growing.ask()

    Later {
        id: growing

        onDue: root.grow()
    }
    Connections {
        target: root.prompt

        function onChanged(): void {
            growing.ask();
        }
    }

    Rectangle {
        anchors.fill: parent
        color: Look.tray

        EdgeLine {
            above: true
        }
    }
    ChoiceArea {
        id: choice

        // The hand lies at the bottom edge, all else fills the height. No anchors: one let go of while its item changes
        // leaves the item where it was.
        x: root.ownWidth > 0 ? root.ownWidth + 2 * Look.space16 : Look.space16
        y: root.below ? Look.space12 : root.height - height - (choice.withHand ? 10 : Look.space12)
        width: root.below ? root.asking : Math.max(0, words.x - Look.space24 - x)
        height: choice.withHand ? implicitHeight : root.below ? words.y - Look.space8 - Look.space12 : root.height - 2 * Look.space12
        visible: !root.watched
        focus: !root.watched
        table: root.table
        cardWidth: choice.withHand ? root.handWidth : root.below ? 80 : root.cardWidth
        rise: 16
        fanned: true
        dragLayer: root.dragLayer
        onButtonsAsked: buttons.reach()
    }
    // Who asks, where no hand lies.
    Drawing {
        readonly property real room: words.x - Look.space24 - choice.x

        objectName: "courting"
        name: visible ? "vignette-courting" : ""
        visible: root.bare && room >= 180 && root.height >= 110
        width: Math.floor(Math.min(room, (root.height - 2 * Look.space8) * Plans.vignetteRatio))
        height: Math.round(width / Plans.vignetteRatio)
        x: Math.round(choice.x + (room - width) / 2)
        y: Math.round((root.height - height) / 2)
    }
    GridLayout {
        id: words

        anchors {
            right: parent.right
            rightMargin: root.below ? Look.space16 : Look.space24
            bottom: parent.bottom
            bottomMargin: root.under
        }
        height: Math.min(implicitHeight, root.height - root.under - 6)
        width: root.asking
        columns: root.below ? 2 : 1
        columnSpacing: Look.space16
        rowSpacing: root.wordsWidth >= 600 ? Look.space8 : Look.space4
        visible: !root.watched

        // What is too long for its place scrolls; the buttons below it stay.
        Flickable {
            id: told

            Layout.fillWidth: true
            Layout.fillHeight: true
            implicitHeight: texts.implicitHeight
            contentHeight: texts.implicitHeight
            interactive: contentHeight > height + 1
            boundsBehavior: Flickable.StopAtBounds
            clip: interactive
            ScrollBar.vertical: ScrollBar {}

            ScrollSigns {
                ground: Look.tray
                list: told
            }
            ColumnLayout {
                id: texts

                y: root.below ? Math.max(0, (told.height - height) / 2) : 0
                width: told.width
                spacing: words.rowSpacing

                Caption {
                    id: caption

                    Layout.fillWidth: true
                    Layout.minimumHeight: answer.visible ? 0 : caption.steadyHeight
                    // What is missing the button says as well.
                    hinted: !root.below || !caption.lengthy
                    // Where it does not fit, the answer takes its place.
                    visible: !answer.visible || answer.implicitHeight + buttons.implicitHeight + Look.nameSize * 1.35 + 2 * Look.space4 + root.under + 6 <= root.least
                    size: root.prompt.answers.length > 1 ? Look.emphasisSize : Look.nameSize
                    table: root.table
                }
                AnswerLines {
                    id: answer

                    Layout.fillWidth: true
                    visible: answers.length > 0 && root.prompt.refusal === ""
                    answers: root.prompt.answers
                    large: root.wordsWidth >= 600
                }
            }
        }
        PromptButtons {
            id: buttons

            Layout.fillWidth: !root.below
            Layout.preferredWidth: root.below ? root.wordsWidth : -1
            Layout.minimumHeight: implicitHeight
            prompt: root.prompt
        }
        SkipButton {
            table: root.table
            visible: root.table.presenter.telling && root.prompt.decision === Enums.Decision.None
        }
    }
    Loader {
        id: watching

        readonly property real room: root.width - 2 * Look.space24
        readonly property bool beside: watching.room >= 620 * Look.textScale

        objectName: "watching"
        anchors.centerIn: parent
        width: watching.beside ? watching.room : Math.min(watching.room, 560 * Look.textScale)
        active: root.watched
        focus: root.watched
        sourceComponent: Watching {
            table: root.table
            beside: watching.beside
            titled: false // the eighth place says that
            size: tight ? Look.emphasisSize : Look.nameSize
            tight: root.most < Look.labelLine + 2 * Look.emphasisLine + Look.confirmHeight + Look.space24
            lines: tight || watching.width >= (beside ? 960 : 480) * Look.textScale ? 1 : 2
        }
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A figure of the rulebook: a position of a real game. A tap on it or on its button plays the next step, and says what
// happens; another button sets it back.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model
import MedievalAcademy.Rulebook

Leaf {
    id: root

    required property string name
    required property string caption
    required property string language
    readonly property real margin: root.width < 420 ? Look.space8 : Look.space16
    readonly property bool plays: figure.steps > 0
    readonly property bool begun: figure.position > 0
    readonly property bool ended: figure.position === figure.steps

    border.color: Look.rule
    implicitHeight: column.height + 2 * root.margin
    objectName: "figure-" + root.name

    Figure {
        id: figure

        language: root.language
        name: root.name
    }
    TapHandler {
        enabled: root.plays
        gesturePolicy: TapHandler.ReleaseWithinBounds

        onTapped: figure.play()
    }
    ColumnLayout {
        id: column

        spacing: Look.space8
        width: root.width - 2 * root.margin
        x: root.margin
        y: root.margin

        FigureBoards {
            Layout.fillWidth: true
            figure: figure
            visible: figure.shown.length > 0

            Accessible.name: figure.spoken
            Accessible.role: Accessible.Graphic
        }
        Repeater {
            model: figure.hands

            BookHand {
                required property figureHand modelData

                Layout.fillWidth: true
                hand: modelData
                large: figure.hands.length === 1
            }
        }
        Note {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            text: root.caption
            textFormat: Text.PlainText
        }
        // Above what is told, so that they stay where they are while it comes and goes.
        Flow {
            id: buttons

            Layout.alignment: Qt.AlignHCenter
            Layout.maximumWidth: column.width
            spacing: Look.space8
            visible: root.plays

            //: Button at a figure of the rulebook: it begins to play
            readonly property string begins: qsTr("Play")
            //: Button at a figure of the rulebook: it plays on by a step
            readonly property string goesOn: qsTr("Next step")
            //: Button at a figure of the rulebook: it begins again
            readonly property string again: qsTr("Play again")

            FontMetrics {
                id: letters

                font.family: Look.textFamily
                font.pixelSize: play.font.pixelSize
            }
            Button {
                id: play

                // Each of its words has room, so that the one beside it stays.
                width: Math.max(96, Math.ceil(leftPadding + icon.width + spacing + Math.max(...[buttons.begins, buttons.goesOn, buttons.again].map(words => letters.advanceWidth(words))) + rightPadding) + 2)
                icon.source: Look.icon(root.begun && root.ended ? "undo" : "forward", "ink")
                objectName: "play"
                text: root.begun && root.ended ? buttons.again : root.begun ? buttons.goesOn : buttons.begins

                onClicked: figure.play()
            }
            Button {
                enabled: root.begun
                objectName: "reset"
                //: Button at a figure of the rulebook: back to its first position
                text: qsTr("Back to the start")
                visible: figure.steps > 1

                onClicked: figure.reset()
            }
        }
        Repeater {
            model: figure.told

            Label {
                required property string modelData

                Layout.fillWidth: true
                horizontalAlignment: Text.AlignHCenter
                text: modelData
                textFormat: Text.PlainText
                wrapMode: Text.Wrap

                Accessible.role: Accessible.AlertMessage
            }
        }
        Repeater {
            model: figure.gains

            ScoreRow {
                required property scoreLine modelData

                Layout.fillWidth: true
                line: modelData
            }
        }
    }
}

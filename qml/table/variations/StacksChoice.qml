// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Lancelot: the four open stacks of three (R9.3). One of the other player's may be taken.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Grid {
    id: root

    required property Prompt prompt
    required property real cardWidth
    // In little height the stacks that may not be taken are smaller.
    property bool low: false
    // All four side by side where they fit.
    readonly property real each: (root.width - (root.columns - 1) * Look.space8) / root.columns - 1
    readonly property real small: Math.min((root.low ? 40 : 66) * Look.textUnit, root.cardWidth * 0.72, (root.each - 2 * Look.space8 - 2 * Look.space4) / 3)

    columns: root.width >= 560 * Look.textUnit ? 4 : 2
    spacing: Look.space8

    Repeater {
        model: root.prompt.stacks

        Pressable {
            id: stack

            required property int index
            required property cardStack modelData

            objectName: "stack" + index

            readonly property bool slight: root.low && !modelData.mayBeTaken
            readonly property real card: stack.slight ? Math.min(28 * Look.textUnit, root.small) : root.small

            width: root.each
            padding: Look.space8
            topPadding: root.low ? Look.space4 : Look.space8
            bottomPadding: topPadding
            enabled: modelData.mayBeTaken
            opacity: modelData.taken ? 0.55 : 1
            spoken: modelData.spoken
            onClicked: root.prompt.chooseStack(index)

            background: Rectangle {
                radius: Look.radius
                // What may not be taken is only looked at.
                color: stack.modelData.chosen ? Look.yours : stack.modelData.mayBeTaken ? Look.leaf : "transparent"
                border {
                    width: stack.modelData.chosen ? Look.decidedLine : stack.modelData.mayBeTaken ? Look.border : 0
                    color: Look.mark
                }

                CheckSeal {
                    visible: stack.modelData.chosen
                    width: root.low ? 20 : 24
                    x: parent.width - width + 4
                    y: -4
                }
            }
            contentItem: Column {
                spacing: root.low ? 2 : Look.space4

                Label {
                    width: parent.width
                    text: stack.modelData.title
                    color: Look.ink2
                    font.pixelSize: Look.labelSize
                    fontSizeMode: wrapMode === Text.Wrap ? Text.FixedSize : Text.HorizontalFit
                    minimumPixelSize: 12
                    wrapMode: Look.largeText ? Text.Wrap : Text.NoWrap
                    Accessible.ignored: true
                }
                Row {
                    anchors.horizontalCenter: parent.horizontalCenter
                    spacing: Look.space4

                    Repeater {
                        model: stack.modelData.cards

                        CardFace {
                            required property cardFace modelData

                            width: stack.card
                            height: width * Look.cardRatio
                            kind: modelData.kind
                            value: modelData.value
                        }
                    }
                }
            }
        }
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// What the choice would mean, board by board: the emblem, a sentence, and the points now and then.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

ColumnLayout {
    id: root

    required property list<answerLine> answers
    // There is room for several lines in full.
    property bool roomy: false
    // In little room the details are left out when there is more than one answer.
    readonly property bool brief: root.answers.length > 1 && !root.roomy
    readonly property bool narrow: root.width < 400 * Math.max(1, 0.75 * Look.textScale)
    // On a desktop.
    property bool large: false
    // With very large letters the points stand below the sentence, in the place of the details.
    readonly property bool cramped: root.narrow && Look.veryLargeText && !root.roomy

    // Whether there is room beside the sentence; the detail says it as well.
    function isShort(words: string): bool {
        return !root.narrow || words.length < 4;
    }

    spacing: root.brief ? 0 : root.large ? Look.space8 : Look.space4

    Repeater {
        model: root.answers

        RowLayout {
            id: line

            required property answerLine modelData
            readonly property color change: modelData.gain > 0 ? Look.ok : modelData.gain < 0 ? Look.danger : Look.ink2

            readonly property bool changes: modelData.before !== modelData.after

            Layout.fillWidth: true
            spacing: Look.space8

            Drawing {
                Layout.preferredWidth: (root.brief ? 24 : root.large ? 44 : 34) * Math.min(1.5, Look.textScale)
                Layout.preferredHeight: Layout.preferredWidth
                Layout.alignment: Qt.AlignVCenter
                name: line.modelData.emblem === "" ? "" : "emblem-" + line.modelData.emblem
            }
            ColumnLayout {
                Layout.fillWidth: true
                spacing: 0

                Label {
                    Layout.fillWidth: true
                    text: line.modelData.text
                    font.pixelSize: root.narrow ? (root.brief ? Look.labelSize : Look.bodySize - 1) : root.large ? Look.emphasisSize : Look.bodySize
                    wrapMode: Text.Wrap
                }
                Label {
                    Layout.fillWidth: true
                    visible: !root.brief && !root.cramped && text !== ""
                    text: line.modelData.detail
                    color: Look.ink2
                    font.pixelSize: root.narrow ? Look.labelSize : root.large ? Look.bodySize : Look.bodySize - 1
                    wrapMode: Text.Wrap
                }
                Label {
                    Layout.fillWidth: true
                    visible: root.cramped && line.changes
                    text: points.text
                    wrapMode: Text.Wrap
                    color: line.change
                    font.pixelSize: Look.labelSize
                    Accessible.ignored: true
                }
            }
            Label {
                id: points

                visible: !root.cramped && line.changes && (line.modelData.before === "" ? line.modelData.after.length < 6 : root.isShort(line.modelData.after) && root.isShort(line.modelData.before))
                text: line.modelData.before === "" ? line.modelData.after : line.modelData.before + " → " + line.modelData.after
                color: line.change
                font.pixelSize: root.narrow ? Look.bodySize : root.large ? Look.nameSize : Look.emphasisSize
                Accessible.ignored: true
            }
        }
    }
}

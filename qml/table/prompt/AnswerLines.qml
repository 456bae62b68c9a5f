// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// What the choice would mean, board by board: the emblem, a sentence, and the points now and then. The layout lies in an
// item that has a width before it is placed, as what is told follows from it.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Item {
    id: root

    required property list<answerLine> answers
    // There is room for several lines in full.
    property bool roomy: false
    // In little room the details are left out when there is more than one answer.
    readonly property bool brief: root.terse || root.answers.length > 1 && !root.roomy
    // In very little height each answer has one line.
    property bool terse: false
    readonly property bool narrow: root.width < 420 * Math.max(1, 0.75 * Look.textScale)
    // On a desktop.
    property bool large: false
    // In little width the details stand below the sentence; with very large letters they give way to the points.
    readonly property bool parted: root.narrow && !root.brief && !root.cramped
    readonly property bool cramped: root.narrow && Look.veryLargeText && !root.roomy && !root.terse

    // Whether there is room beside the sentence; the detail says it as well.
    function isShort(words: string): bool {
        return !root.narrow || words.length < 4;
    }

    implicitWidth: 320
    implicitHeight: lines.implicitHeight

    ColumnLayout {
        id: lines

        anchors.fill: parent
        spacing: root.brief ? 0 : root.large ? Look.space8 : Look.space4

        Repeater {
            model: root.answers

            ColumnLayout {
                id: line

                required property answerLine modelData
                readonly property color change: modelData.gain > 0 ? Look.ok : modelData.gain < 0 ? Look.danger : Look.ink2

                readonly property bool changes: modelData.before !== modelData.after

                Layout.fillWidth: true
                spacing: 0

                RowLayout {
                    Layout.fillWidth: true
                    spacing: Look.space8

                    Drawing {
                        id: emblem

                        Layout.preferredWidth: (root.brief || root.narrow && !root.roomy ? 24 : root.large ? 44 : 34) * Look.signScale
                        Layout.preferredHeight: Layout.preferredWidth
                        Layout.alignment: Qt.AlignVCenter
                        name: line.modelData.emblem === "" ? "" : "emblem-" + line.modelData.emblem
                    }
                    ColumnLayout {
                        Layout.fillWidth: true
                        spacing: 0

                        Label {
                            Layout.fillWidth: true
                            // With very large letters the points end the sentence; where they are words, in a line of their own.
                            text: line.modelData.text + (!root.cramped || !line.changes ? "" : points.text.length < 10 ? "\u2003" + points.text.replace(/ /g, "\u00a0") : "\n" + points.text)
                            font.pixelSize: !root.narrow ? (root.large ? Look.emphasisSize : Look.bodySize) : root.terse ? fitted.size : root.brief || !fitted.fits ? Look.labelSize : fitted.size
                            wrapMode: Text.Wrap
                        }
                        Label {
                            Layout.fillWidth: true
                            visible: !root.brief && !root.narrow && text !== ""
                            text: line.modelData.detail
                            color: Look.ink2
                            font.pixelSize: root.large ? Look.bodySize : Look.bodySize - 1
                            wrapMode: Text.Wrap
                        }
                    }
                    Label {
                        id: points

                        readonly property bool told: !root.cramped && line.changes && (line.modelData.before === "" ? line.modelData.after.length < 6 : root.isShort(line.modelData.after) && root.isShort(line.modelData.before))

                        visible: points.told && !fitted.alone
                        text: line.modelData.before === "" ? line.modelData.after : line.modelData.before + " → " + line.modelData.after
                        color: line.change
                        font.pixelSize: root.terse ? fitted.least : root.narrow ? Look.bodySize : root.large ? Look.nameSize : Look.emphasisSize
                        Accessible.ignored: true
                    }
                }
                // In little width the details have all of it, and the points stand beside them where the sentence would else break.
                RowLayout {
                    Layout.fillWidth: true
                    visible: root.parted
                    spacing: Look.space8

                    Label {
                        Layout.fillWidth: true
                        text: line.modelData.detail
                        color: Look.ink2
                        // What would take a third line has smaller letters.
                        font.pixelSize: detailed.advanceWidth * Look.labelSize > 190 * root.width ? Math.ceil(0.8 * Look.labelSize) : Look.labelSize
                        wrapMode: Text.Wrap

                        TextMetrics {
                            id: detailed

                            font.family: Look.textFamily
                            font.pixelSize: 100
                            text: line.modelData.detail
                        }
                    }
                    Label {
                        visible: points.told && fitted.alone
                        text: points.text
                        color: line.change
                        font.pixelSize: points.font.pixelSize
                        Accessible.ignored: true
                    }
                }
                FittedLine {
                    id: fitted

                    readonly property real whole: root.width - emblem.Layout.preferredWidth - Look.space8
                    // The sentence is in one line only where the points leave it all the width.
                    readonly property bool alone: root.parted && fitted.advanceWidth * fitted.least > 100 * (fitted.whole - points.implicitWidth - Look.space8)

                    font.family: Look.textFamily
                    least: root.terse ? Math.max(15, Math.ceil(0.75 * Look.labelSize)) : Look.labelSize
                    room: fitted.whole - (points.told && !fitted.alone ? points.implicitWidth + Look.space8 : 0)
                    text: line.modelData.text
                    usual: root.terse ? Look.labelSize : Look.bodySize - 1
                }
            }
        }
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// What a row of a group says: a title, under it a remark, at the end a value; each wraps, and the value goes under the title
// where the two do not fit side by side. In little width a remark has the width of both, in very little that of what trails as well.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MedievalAcademy.Artwork

ColumnLayout {
    id: root

    required property string title
    property string note
    property string value
    property real titleSize: Look.emphasisSize
    property real noteSize: Look.labelSize
    property bool noteItalic: true
    property bool dimmed: false
    // In little room the mark goes below what leads, or else below what trails, and leaves its place to the words.
    property bool markUnder: false
    readonly property bool markLeads: root.markUnder && root.leading !== null
    // Drawn before and after the words.
    property Component leading
    property Component mark
    property Component trailing

    readonly property bool stacked: valueLabel.implicitWidth + titleLabel.implicitWidth + root.gap > root.width - lead.width - trail.width - 2 * root.gap

    readonly property bool noteUnder: !root.stacked && root.note !== "" && root.width < 24 * root.titleSize
    // Between what leads, the words and what trails.
    property real gap: Look.space12
    // The height kept for the remark, so that the titles of rows side by side share a line; and what it asks for itself.
    property real noteRoom: 0
    readonly property real noteNeed: root.note !== "" && !root.noteBelow ? remark.implicitHeight : 0
    // What stands between a drawing and a switch in a few words a line has all the width below them as well.
    readonly property bool noteBelow: root.note !== "" && (root.trailing !== null || root.mark !== null) && (root.width < 12 * root.noteSize || root.width - lead.width - trail.width - 2 * root.gap < 8.5 * root.noteSize)

    component Remark: Note {
        Layout.fillWidth: true
        font.italic: root.noteItalic
        font.pixelSize: root.noteSize
        text: root.note

        Accessible.ignored: true
    }

    component Value: Label {
        color: Look.ink2
        font.pixelSize: Look.bodySize + 1
        text: root.value

        Accessible.ignored: true
    }

    spacing: 0

    RowLayout {
        spacing: root.gap

        ColumnLayout {
            spacing: 0
            visible: lead.status === Loader.Ready

            Loader {
                id: lead

                Layout.alignment: Qt.AlignHCenter
                sourceComponent: root.leading
            }
            Loader {
                Layout.alignment: Qt.AlignHCenter
                // Wider than what leads, as a finger needs it, it reaches into the row's margins.
                Layout.leftMargin: Math.min(0, (lead.width - implicitWidth) / 2)
                Layout.rightMargin: Layout.leftMargin
                sourceComponent: root.markLeads ? root.mark : null
                visible: status === Loader.Ready
            }
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            RowLayout {
                spacing: root.gap

                Label {
                    id: titleLabel

                    Layout.fillWidth: true
                    color: root.dimmed ? Look.ink2 : Look.ink
                    font.pixelSize: root.titleSize
                    text: root.title
                    wrapMode: Text.Wrap

                    Accessible.ignored: true
                }
                Value {
                    objectName: "value"
                    visible: root.noteUnder && root.value !== ""
                }
            }
            Label {
                Layout.fillWidth: true
                color: Look.ink2
                text: root.value
                visible: root.stacked && root.value !== ""
                wrapMode: Text.Wrap

                Accessible.ignored: true
            }
            Remark {
                id: remark

                Layout.minimumHeight: root.noteRoom
                objectName: "note"
                visible: root.note !== "" && !root.noteBelow
            }
        }
        Value {
            id: valueLabel

            objectName: "valueAlone"
            visible: !root.stacked && !root.noteUnder && root.value !== ""
        }
        GridLayout {
            columnSpacing: root.gap
            columns: root.markUnder ? 1 : 2
            layoutDirection: Qt.RightToLeft
            rowSpacing: 0
            visible: root.trailing !== null || root.mark !== null

            Loader {
                id: trail

                Layout.alignment: Qt.AlignCenter
                sourceComponent: root.trailing
                visible: status === Loader.Ready
            }
            Loader {
                Layout.alignment: Qt.AlignCenter
                sourceComponent: root.markLeads ? null : root.mark
                visible: status === Loader.Ready
            }
        }
    }
    Remark {
        Layout.leftMargin: lead.visible ? lead.width + root.gap : 0
        visible: root.noteBelow
    }
}

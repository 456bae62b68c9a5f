// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// What happened at the moment that a look back shows.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Item {
    id: root

    required property Table table
    // The height of the table that is looked at: large letters leave it in sight, and the buttons in the window.
    required property real room
    // So many lines have their place, also while there is less to tell: the table does not move from step to step.
    property int lines: 2
    // What is too long for them is told in smaller letters; else more lines are taken.
    property bool fitted: false
    // With turn and phase, which the bar tells as well.
    property bool titled: true
    // In the middle of its height.
    property bool centred: false
    // Where there is nothing else to see: with the squire that it is about, or the board, and all in the middle.
    property bool pictured: false
    readonly property int alignment: root.pictured ? Text.AlignHCenter : Text.AlignLeft
    readonly property real usual: Math.min(Look.emphasisSize, Math.max(20, root.room * 0.045))
    readonly property real least: Math.min(root.usual, Math.max(16, 0.8 * root.usual))
    // The height that it keeps, however little there is to tell.
    readonly property real kept: (root.titled ? 1.4 * section.font.pixelSize : 0) + root.lines * metrics.lineSpacing

    implicitHeight: Math.max(texts.implicitHeight, root.kept)

    ColumnLayout {
        id: texts

        width: parent.width
        y: root.centred || root.pictured ? Math.max(0, (root.height - implicitHeight) / 2) : 0
        spacing: 0

        MomentPicture {
            Layout.alignment: Qt.AlignHCenter
            Layout.bottomMargin: Look.space24
            implicitWidth: Math.round(Math.max(72, Math.min(184, root.height * 0.34, root.width * 0.4)))
            table: root.table
            visible: root.pictured && !empty
        }
        Label {
            id: section

            Layout.fillWidth: true
            color: Look.golddeep
            font.pixelSize: Math.min(Look.labelSize, Math.max(15, root.room * 0.036))
            horizontalAlignment: root.alignment
            text: root.table.momentSection
            visible: root.titled
            wrapMode: Text.Wrap
        }
        Label {
            id: told

            Layout.fillWidth: true
            // A line that is broken at a word is not full.
            font.pixelSize: !root.fitted || length.advanceWidth <= root.width * (root.lines > 1 ? 0.85 * root.lines : 1) ? root.usual : root.least
            horizontalAlignment: root.alignment
            objectName: "momentTold"
            text: root.table.momentText
            wrapMode: Text.Wrap
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }
        Note {
            Layout.fillWidth: true
            Layout.topMargin: Look.space4
            horizontalAlignment: root.alignment
            text: root.table.momentDetail
            visible: root.pictured && text !== ""
            wrapMode: Text.Wrap
        }
    }
    FontMetrics {
        id: metrics

        font.family: Look.textFamily
        font.pixelSize: root.usual
    }
    TextMetrics {
        id: length

        font: metrics.font
        text: root.table.momentText
    }
}

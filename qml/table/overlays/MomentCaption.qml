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

ColumnLayout {
    id: root

    required property Table table
    // The height of the table that is looked at: large letters leave it in sight, and the buttons in the window.
    required property real room
    // So many lines have their place, also while there is less to tell: the table does not move from step to step.
    property int lines: 2

    spacing: 0

    Label {
        Layout.fillWidth: true
        color: Look.golddeep
        font.pixelSize: Math.min(Look.labelSize, Math.max(15, root.room * 0.036))
        text: root.table.momentSection
        wrapMode: Text.Wrap
    }
    Label {
        id: told

        Layout.fillWidth: true
        Layout.minimumHeight: root.lines * metrics.lineSpacing
        font.pixelSize: Math.min(Look.emphasisSize, Math.max(20, root.room * 0.045))
        text: root.table.momentText
        wrapMode: Text.Wrap
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text

        FontMetrics {
            id: metrics

            font: told.font
        }
    }
}

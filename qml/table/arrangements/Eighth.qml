// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The place that the boards leave, of seven the eighth: the decision and what has happened, with the variation also the Cup.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Model

ColumnLayout {
    id: root

    required property Table table

    spacing: Look.space8

    CupTrack {
        Layout.fillWidth: true
        Layout.preferredHeight: width / Plans.cupTrackRatio
        visible: root.table.hasCup
        cup: root.table.cup
        spoken: root.table.cupText
    }
    DecisionCard {
        Layout.fillWidth: true
        Layout.fillHeight: true
        table: root.table
    }
}

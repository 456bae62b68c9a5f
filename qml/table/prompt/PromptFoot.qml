// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The buttons of the decision in a place of fixed height; while nobody here decides, the one that skips what is told.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Item {
    id: root

    required property Table table
    // No lower than that.
    property real least: Look.confirmHeight

    function reach(): void {
        buttons.reach();
    }

    implicitHeight: Math.max(root.least, buttons.implicitHeight)

    PromptButtons {
        id: buttons

        anchors.fill: parent
        prompt: root.table.prompt
        leastHeight: Math.min(root.least, Look.confirmHeight)
    }
    SkipButton {
        anchors.fill: parent
        table: root.table
        visible: root.table.presenter.telling && root.table.prompt.decision === Enums.Decision.None
    }
}

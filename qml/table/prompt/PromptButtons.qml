// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The buttons that take, or offer to take, the decision: side by side where they fit, else one below the other.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

GridLayout {
    id: root

    required property Prompt prompt
    property bool tall: false
    // The widest button; they are as many columns as fit.
    property real widest: 0

    columns: root.width >= buttons.count * root.widest + (buttons.count - 1) * root.columnSpacing ? Math.max(1, buttons.count) : 1
    columnSpacing: Look.space12
    rowSpacing: Look.space8

    function measure(): void {
        let widest = 0;
        for (let i = 0; i < buttons.count; ++i)
            widest = Math.max(widest, (buttons.itemAt(i) as Button)?.implicitWidth ?? 0);
        root.widest = widest;
    }

    Repeater {
        id: buttons

        model: root.prompt.buttons
        onItemAdded: Qt.callLater(root.measure)

        Button {
            required property int index
            required property promptButton modelData

            Layout.fillWidth: true
            Layout.preferredHeight: root.tall ? Math.max(implicitHeight, 64) : implicitHeight
            text: modelData.text
            highlighted: modelData.first
            enabled: modelData.enabled
            onClicked: root.prompt.press(index)
            Keys.onReturnPressed: click()
            Keys.onEnterPressed: click()
        }
    }
}

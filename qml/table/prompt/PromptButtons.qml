// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The buttons that take, or offer to take, the decision: side by side where their words fit in two lines, else one below the
// other.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

GridLayout {
    id: root

    required property Prompt prompt
    property promptButton none
    // The widest button; they are as many columns as fit.
    property real widest: 0
    readonly property bool narrow: root.columns > 1 && root.width < 420 * Look.textScale

    columns: root.width >= buttons.count * Math.min(root.widest, 120 * Look.textScale) + (buttons.count - 1) * root.columnSpacing ? Math.max(1, buttons.count) : 1
    uniformCellWidths: true
    columnSpacing: Look.space12
    rowSpacing: Look.space8

    // The keyboard goes to the first golden button.
    function reach(): void {
        const row = root.prompt.buttons.findIndex(button => button.enabled && button.first);
        (buttons.itemAt(row) as Button)?.forceActiveFocus(Qt.TabFocusReason);
    }
    function measure(): void {
        let widest = 0;
        for (let i = 0; i < buttons.count; ++i)
            widest = Math.max(widest, (buttons.itemAt(i) as Button)?.implicitWidth ?? 0);
        root.widest = widest;
    }

    Later {
        id: measuring

        onDue: root.measure()
    }
    Repeater {
        id: buttons

        // By number: a button whose words change stays the same.
        model: root.prompt.buttons.length
        onItemAdded: measuring.ask()

        Button {
            required property int index
            readonly property promptButton told: root.prompt.buttons[index] ?? root.none

            objectName: "decide" + index

            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.minimumHeight: implicitHeight
            leftPadding: root.narrow ? Look.space8 : Look.space16 + 4
            font.pixelSize: Math.min(root.narrow ? Look.bodySize : highlighted ? Look.nameSize : Look.emphasisSize, Math.max(20, root.width / 10.5))
            text: told.text
            highlighted: told.first
            enabled: told.enabled
            onImplicitWidthChanged: measuring.ask()
            onClicked: root.prompt.press(index)
        }
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The buttons that take, or offer to take, the decision: side by side where their words fit in two lines, else one below the
// other. The layout lies in an item that has a width before it is placed: letters that follow from the layout's own width would
// make it wider, and it begin again.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Item {
    id: root

    required property Prompt prompt
    property real leastHeight: Look.confirmHeight // of a golden one
    property promptButton none
    // What the words of each take in letters of 100.
    readonly property list<real> spelled: root.prompt.buttons.map(button => (button.first ? bold : plain).advanceWidth(button.text))
    // What all need side by side beside their words; the room for these.
    readonly property real edges: root.spelled.length * 2 * (Look.space8 + 2) + (root.spelled.length - 1) * grid.columnSpacing
    readonly property real sideSize: 100 * (root.width - root.edges) / Math.max(1, root.spelled.reduce((sum, one) => sum + one, 0))
    // The widest button; they are as many columns as fit.
    readonly property real widest: Math.max(96, root.prompt.buttons.reduce((width, button, i) => Math.max(width, root.spelled[i] * (button.first ? Look.nameSize : Look.emphasisSize) / 100), 0) + 2 * (Look.space16 + Look.space4))
    readonly property bool level: root.width >= root.spelled.length * root.widest + (root.spelled.length - 1) * grid.columnSpacing
    // Each as wide as its words ask for, where all have one line so and else would not.
    readonly property bool packed: root.spelled.length > 1 && !root.level && root.sideSize >= 0.9 * Look.bodySize
    readonly property bool narrow: grid.columns > 1 && (root.packed || root.width < 420 * Look.textScale)

    implicitWidth: 240
    implicitHeight: grid.implicitHeight

    // The keyboard goes to the first golden button.
    function reach(): void {
        const row = root.prompt.buttons.findIndex(button => button.enabled && button.first);
        (buttons.itemAt(row) as Button)?.forceActiveFocus(Qt.TabFocusReason);
    }

    FontMetrics {
        id: bold

        font.family: Look.textFamily
        font.bold: true
        font.pixelSize: 100
    }
    FontMetrics {
        id: plain

        font.family: Look.textFamily
        font.pixelSize: 100
    }
    GridLayout {
        id: grid

        anchors.fill: parent
        columns: root.level || root.packed || root.width >= root.spelled.length * Math.min(root.widest, 120 * Look.textScale) + (root.spelled.length - 1) * grid.columnSpacing ? Math.max(1, root.spelled.length) : 1
        uniformCellWidths: !root.packed
        columnSpacing: Look.space12
        rowSpacing: Look.space8

        Repeater {
            id: buttons

            // By number: a button whose words change stays the same.
            model: root.prompt.buttons.length

            Button {
                required property int index
                readonly property promptButton told: root.prompt.buttons[index] ?? root.none

                objectName: "decide" + index

                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.minimumHeight: implicitHeight
                Layout.preferredWidth: root.packed ? (root.spelled[index] ?? 0) * size / 100 + 2 * (Look.space8 + 2) : -1
                leftPadding: root.narrow || root.width < 200 ? Look.space8 : Look.space16 + 4
                size: root.packed ? Math.min(Look.bodySize, root.sideSize) : root.narrow ? Look.bodySize : Math.min(highlighted ? Look.nameSize : Look.emphasisSize, Math.max(20, root.width / 8))
                leastHeight: highlighted ? root.leastHeight : Look.touch
                text: told.text
                highlighted: told.first
                enabled: told.enabled
                onClicked: root.prompt.press(index)
            }
        }
    }
}

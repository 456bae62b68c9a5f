// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// One of a few short words side by side, of which exactly one holds.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import MedievalAcademy.Artwork

T.Control {
    id: root

    // The words, and what screen readers say for each where that is more.
    required property list<string> choices
    property list<string> spokenChoices: root.choices
    // -1: none of them.
    property int currentIndex: 0
    // Where none is chosen, as something else decides: the one that it comes to. -1: none of them.
    property int inForce: -1
    property real leastHeight: Look.touch

    // Somebody has chosen; the owner sets currentIndex.
    signal chosen(int index)

    // Words that do not fit side by side stand one below the other.
    readonly property bool stacked: root.abreast > root.availableWidth && root.width > 0
    // The width that they ask for side by side, however they stand.
    property real abreast: 0
    readonly property Later measuring: Later {
        onDue: root.measure()
    }

    function measure(): void {
        let width = 0;
        for (let i = 0; i < segments.count; ++i) {
            width += (segments.itemAt(i) as Segment)?.implicitWidth ?? 0;
        }
        root.abreast = width;
    }
    // Along the words, as they stand; false beyond the last one, and across.
    function step(by: int, across: bool): bool {
        const index = root.currentIndex + by;
        const goes = across === root.stacked && index >= 0 && index < root.choices.length;
        if (goes) {
            root.chosen(index); // after which there may be other items
            segments.itemAt(index).forceActiveFocus(Qt.TabFocusReason);
        }
        return goes;
    }

    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    implicitWidth: root.abreast + leftPadding + rightPadding
    horizontalPadding: 3

    background: Leaf {
        color: Look.sunk
    }
    contentItem: GridLayout {
        id: row

        columnSpacing: 0
        columns: root.stacked ? 1 : root.choices.length
        rowSpacing: 0

        Repeater {
            id: segments

            model: root.choices

            onItemAdded: root.measuring.ask()

            Segment {
                required property int index
                required property string modelData

                Layout.fillWidth: true
                Layout.horizontalStretchFactor: 1
                Layout.minimumHeight: root.leastHeight
                activeFocusOnTab: activeFocus || index === Math.max(0, root.currentIndex)
                checked: index === root.currentIndex
                inForce: index === root.inForce
                objectName: root.objectName + index
                spoken: root.spokenChoices[index] ?? modelData
                text: modelData

                Keys.onLeftPressed: event => event.accepted = root.step(-1, false)
                Keys.onRightPressed: event => event.accepted = root.step(1, false)
                Keys.onUpPressed: event => event.accepted = root.step(-1, true)
                Keys.onDownPressed: event => event.accepted = root.step(1, true)
                onClicked: root.chosen(index)
                onImplicitWidthChanged: root.measuring.ask()
            }
        }
    }

    Accessible.role: Accessible.PageTabList
}

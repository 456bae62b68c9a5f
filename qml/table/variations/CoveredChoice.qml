// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Win a tie (R7.1): one's own discs that lie under others, one of which may go on top; two beside each other where there is
// room.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Model

GridLayout {
    id: root

    required property Prompt prompt
    // In little height they stand beside each other in less width too.
    property bool low: false

    // All are as high as the one with most to say: a layout leaves the others lower.
    readonly property real tallest: {
        let tallest = 0;
        for (let i = 0; i < rows.count; ++i)
            tallest = Math.max(tallest, rows.itemAt(i)?.implicitHeight ?? 0);
        return tallest;
    }

    columns: root.prompt.covered.length > 1 && root.width >= 2 * (root.low ? 140 : 190) * Look.textScale ? 2 : 1
    uniformCellWidths: true
    columnSpacing: Look.space8
    rowSpacing: Look.space8

    Repeater {
        id: rows

        model: root.prompt.covered

        ChoiceRow {
            required property int index
            required property squireLine modelData

            objectName: "covered" + index

            Layout.fillWidth: true
            Layout.preferredHeight: root.tallest
            tincture: modelData.tincture
            text: modelData.text
            emblem: modelData.emblem
            heading: modelData.title
            detail: modelData.detail
            chosen: modelData.chosen
            narrow: root.columns > 1 && root.low
            onClicked: root.prompt.chooseCovered(index)
        }
    }
}

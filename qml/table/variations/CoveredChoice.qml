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

    columns: root.prompt.covered.length > 1 && root.width >= 2 * (root.low ? 140 : 190) * Look.textScale ? 2 : 1
    uniformCellHeights: true
    uniformCellWidths: true
    columnSpacing: Look.space8
    rowSpacing: Look.space8

    Repeater {
        model: root.prompt.covered

        ChoiceRow {
            required property int index
            required property squireLine modelData

            objectName: "covered" + index

            Layout.fillHeight: true
            Layout.fillWidth: true
            tincture: modelData.tincture
            text: modelData.text
            chosen: modelData.chosen
            narrow: root.columns > 1 && root.low
            onClicked: root.prompt.chooseCovered(index)
        }
    }
}

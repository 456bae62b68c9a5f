// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Win a tie (R7.1): one's own discs that lie under others, one of which may go on top.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Flickable {
    id: root

    required property Prompt prompt

    implicitHeight: rows.implicitHeight
    implicitWidth: 420
    contentHeight: rows.implicitHeight
    interactive: contentHeight > height
    boundsBehavior: Flickable.StopAtBounds
    clip: interactive

    ColumnLayout {
        id: rows

        width: root.width
        spacing: Look.space8

        Repeater {
            model: root.prompt.covered

            ChoiceRow {
                required property int index
                required property squireLine modelData

                objectName: "covered" + index

                Layout.fillWidth: true
                tincture: modelData.tincture
                text: modelData.text
                chosen: modelData.chosen
                onClicked: root.prompt.chooseCovered(index)
            }
        }
    }
}

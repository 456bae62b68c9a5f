// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// What a person likes: language, looks, pace, sound, how the tablet is handed over. Taken over at once.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MedievalAcademy.Artwork
import MedievalAcademy.Controls

BookPage {
    id: root

    readonly property bool wide: width >= 840

    //: Title of the page of settings
    title: qsTr("Settings")

    ScrollArea {
        anchors.fill: parent
        maximumWidth: root.wide ? 1180 : 560

        GridLayout {
            columnSpacing: Look.space24
            columns: root.wide ? 2 : 1
            rowSpacing: Look.space24
            uniformCellWidths: root.wide

            LookSettings {
                Layout.alignment: Qt.AlignTop
                Layout.fillWidth: true
                Layout.horizontalStretchFactor: 1
            }
            TableSettings {
                Layout.alignment: Qt.AlignTop
                Layout.fillWidth: true
                Layout.horizontalStretchFactor: 1
            }
        }
    }
}

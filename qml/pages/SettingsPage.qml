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

    readonly property Form form: Form {
        width: root.width
        height: root.height
    }
    readonly property bool wide: root.form.paired
    // There is room for larger rows.
    readonly property bool large: !root.form.narrow && height >= (root.wide ? 740 : 1100) && !Look.largeText
    readonly property real leastRow: !root.large ? 0 : root.wide ? 80 : 60
    readonly property real gap: !root.large ? Look.space24 : root.wide ? 40 : 28

    //: Title of the page of settings
    title: qsTr("Settings")

    ScrollArea {
        anchors.fill: parent
        balance: root.large ? 0.45 : 0
        maximumWidth: (root.wide ? 1180 : root.large ? 640 : 560) * Look.textUnit

        GridLayout {
            columnSpacing: root.wide ? Look.space48 : Look.space24
            columns: root.wide ? 2 : 1
            rowSpacing: root.gap
            uniformCellWidths: root.wide

            LookSettings {
                Layout.alignment: Qt.AlignTop
                Layout.fillWidth: true
                Layout.horizontalStretchFactor: 1
                leastChoice: root.large ? 54 : Look.touch
                leastRow: root.leastRow
                spacing: root.gap
            }
            TableSettings {
                Layout.alignment: Qt.AlignTop
                Layout.fillWidth: true
                Layout.horizontalStretchFactor: 1
                leastChoice: root.large ? 54 : Look.touch
                leastRow: root.leastRow
                spacing: root.gap
            }
        }
    }
}

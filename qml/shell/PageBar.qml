// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The bar of a page: the way back, the title, and what can be done with the whole page.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import MedievalAcademy.Artwork
import MedievalAcademy.Controls

ToolBar {
    id: root

    required property string title
    property list<T.Action> tools

    signal back

    contentItem: RowLayout {
        spacing: Look.space4

        IconButton {
            Layout.alignment: Qt.AlignVCenter
            icon.name: "go-previous-symbolic"
            objectName: "back"
            //: Button that leads to the page before this one
            text: qsTr("Back")

            onClicked: root.back()
        }
        Title {
            id: title

            readonly property real usual: Look.pageTitleSize + 2

            Layout.fillWidth: true
            elide: Text.ElideNone
            // In one line if that need not be much smaller.
            font.pixelSize: Math.floor(Math.max(20, 0.62 * title.usual, Math.min(title.usual, title.usual * title.width / Math.max(1, Math.ceil(spelled.advanceWidth) + 2))))
            text: root.title

            TextMetrics {
                id: spelled

                font.family: title.font.family
                font.pixelSize: title.usual
                text: title.text
            }
        }
        Repeater {
            model: root.tools

            IconButton {
                required property T.Action modelData

                action: modelData
                objectName: modelData.objectName
            }
        }
    }
}

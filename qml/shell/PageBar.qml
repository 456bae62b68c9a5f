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

        ToolButton {
            Layout.alignment: Qt.AlignVCenter
            display: T.AbstractButton.IconOnly
            icon.name: "go-previous-symbolic"
            objectName: "back"
            //: Button that leads to the page before this one
            text: qsTr("Back")

            onClicked: root.back()
        }
        Title {
            Layout.fillWidth: true
            elide: Text.ElideNone
            font.pixelSize: Look.pageTitleSize + 2
            text: root.title
        }
        Repeater {
            model: root.tools

            ToolButton {
                required property T.Action modelData

                action: modelData
                display: T.AbstractButton.IconOnly

                T.ToolTip.delay: 700
                T.ToolTip.text: text
                T.ToolTip.visible: hovered && !down
            }
        }
    }
}

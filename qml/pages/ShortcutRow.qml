// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A line of the list of keys: the heading where one begins, the keys, and what they do, below them where there is little room.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

ColumnLayout {
    id: root

    required property shortcutLine line

    spacing: Look.space8

    Title {
        Layout.fillWidth: true
        Layout.topMargin: Look.space8
        font.pixelSize: Look.nameSize
        text: root.line.heading
        visible: text !== ""
    }
    GridLayout {
        Layout.fillWidth: true
        columnSpacing: Look.space12
        columns: root.width < 24 * Look.bodySize ? 1 : 2
        rowSpacing: 0

        Accessible.name: root.line.keys.join(", ") + ": " + root.line.meaning
        Accessible.role: Accessible.ListItem

        Flow {
            Layout.alignment: Qt.AlignTop
            Layout.fillWidth: parent.columns === 1
            Layout.preferredWidth: 10 * Look.bodySize
            spacing: Look.space4

            Repeater {
                model: root.line.keys

                Rectangle {
                    required property string modelData

                    border.color: Look.line
                    border.width: Look.border
                    color: Look.leaf
                    implicitHeight: key.implicitHeight + Look.space4
                    implicitWidth: key.implicitWidth + Look.space16
                    radius: Look.radius

                    Label {
                        id: key

                        anchors.centerIn: parent
                        text: parent.modelData

                        Accessible.ignored: true
                    }
                }
            }
        }
        Label {
            Layout.fillWidth: true
            text: root.line.meaning
            wrapMode: Text.Wrap

            Accessible.ignored: true
        }
    }
}

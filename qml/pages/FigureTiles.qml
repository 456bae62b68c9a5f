// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A few large numbers side by side, a word below each; in little width two by two.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Plate {
    id: root

    required property list<figureTile> tiles
    // What a screen reader says of all of them.
    required property string spoken
    // Below them; none where it is empty.
    property string remark
    readonly property bool abreast: root.width >= 480 * Look.textUnit

    corner: 12
    implicitHeight: content.implicitHeight + 2 * Look.space16

    Accessible.name: root.spoken
    Accessible.role: Accessible.StaticText

    Column {
        id: content

        anchors.left: parent.left
        anchors.leftMargin: Look.space16
        anchors.right: parent.right
        anchors.rightMargin: Look.space16
        anchors.verticalCenter: parent.verticalCenter
        spacing: Look.space8

        GridLayout {
            columnSpacing: Look.space8
            columns: root.abreast ? root.tiles.length : 2
            rowSpacing: Look.space12
            uniformCellWidths: true
            width: parent.width

            Repeater {
                model: root.tiles

                Column {
                    id: tile

                    required property figureTile modelData

                    Layout.fillWidth: true

                    Title {
                        font.pixelSize: Look.boardTitleSize
                        horizontalAlignment: Text.AlignHCenter
                        text: tile.modelData.value
                        width: parent.width

                        Accessible.ignored: true
                    }
                    Note {
                        font.pixelSize: Look.bodySize
                        horizontalAlignment: Text.AlignHCenter
                        lineHeight: 0.95
                        text: tile.modelData.label
                        width: parent.width

                        Accessible.ignored: true
                    }
                }
            }
        }
        Note {
            font.pixelSize: Look.labelSize
            horizontalAlignment: Text.AlignHCenter
            text: root.remark
            visible: root.remark !== ""
            width: parent.width
        }
    }
}

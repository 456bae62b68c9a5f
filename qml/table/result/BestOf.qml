// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// What each of the other squires did best: one below the other, or side by side.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Grid {
    id: root

    required property ResultModel result
    property bool abreast: false
    readonly property int others: root.result.count - root.result.winnerTinctures.length
    readonly property real each: root.abreast ? (root.width - (root.others - 1) * root.columnSpacing) / root.others : root.width

    columns: root.abreast ? Math.max(1, root.others) : 1
    columnSpacing: Look.space12
    rowSpacing: 2
    verticalItemAlignment: Grid.AlignVCenter

    Repeater {
        model: root.result

        Item {
            id: row

            required property int index
            required property int tincture
            required property string name
            required property bool winner
            required property int mood
            required property string bestText

            visible: !row.winner
            width: root.each
            height: row.visible ? Math.max(46, words.implicitHeight) : 0

            Bust {
                id: bust

                anchors.verticalCenter: parent.verticalCenter
                width: 42
                mood: row.mood
                signed: false
                tincture: row.tincture
            }
            Column {
                id: words

                anchors {
                    left: bust.right
                    leftMargin: Look.space8
                    right: parent.right
                    verticalCenter: parent.verticalCenter
                }

                Label {
                    width: parent.width
                    text: row.name
                    elide: Text.ElideRight
                    lineHeight: 0.9
                }
                Note {
                    width: parent.width
                    visible: text !== ""
                    text: row.bestText
                    font.pixelSize: Look.labelSize
                    lineHeight: 0.9
                }
            }
        }
    }
}

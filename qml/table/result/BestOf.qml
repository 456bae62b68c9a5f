// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// What each of the other squires did best, at the foot of the knighting.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Column {
    id: root

    required property ResultModel result

    spacing: 2

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
            width: root.width
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

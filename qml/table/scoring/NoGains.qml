// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Who gets nothing from the board being scored: their discs, a sentence, and a round with a 0 where others have their coats. In a
// narrow list without the discs; where nobody gets anything, all their faces.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

GridLayout {
    id: root

    required property list<scoreLine> others
    required property string text
    property bool narrow: false
    // How far from the right edge the middle of the coats in the rows above is (ScoreRow).
    property real coatMiddle: 0
    // Nobody gets anything.
    property bool alone: false

    visible: root.text !== ""
    columns: root.alone ? 1 : 3
    columnSpacing: Look.space12
    rowSpacing: Look.space12

    Row {
        Layout.alignment: Qt.AlignHCenter
        visible: root.alone
        spacing: Look.space8

        Repeater {
            model: root.alone ? root.others : []

            Bust {
                required property scoreLine modelData

                width: Math.min(84, (root.width - (root.others.length - 1) * Look.space8) / Math.max(1, root.others.length))
                tincture: modelData.tincture
            }
        }
    }
    Row {
        Layout.leftMargin: Look.space16
        Layout.topMargin: 5 // their faces, which lie higher than their edges, are level with the words
        visible: !root.narrow && !root.alone
        spacing: Look.space4

        Repeater {
            model: root.others

            Disc {
                required property scoreLine modelData

                tincture: modelData.tincture
                face: 26
            }
        }
    }
    Note {
        Layout.fillWidth: true
        Layout.leftMargin: root.narrow && !root.alone ? Look.space12 : 0
        text: root.text
        font.pixelSize: root.narrow ? Look.bodySize : Look.emphasisSize
        horizontalAlignment: root.alone ? Text.AlignHCenter : Text.AlignLeft
    }
    Drawing {
        readonly property int side: Math.round((root.narrow ? 24 : 34) * Look.signScale)

        Layout.preferredHeight: side
        Layout.preferredWidth: side
        Layout.rightMargin: root.coatMiddle - side / 2
        visible: !root.alone
        name: "bonus-0"

        Hint {
            words: () => root.text
        }
    }
}

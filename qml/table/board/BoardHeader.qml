// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Above a board: its name, and the turns in which it scores.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Item {
    id: root

    required property string name
    required property list<turnMark> turnMarks
    // What the marks say, in words.
    property string explanation: ""

    // Where the board begins: boards lie on whole pixels.
    readonly property real end: Math.ceil(root.implicitHeight) + 2

    implicitHeight: title.implicitHeight

    Label {
        id: title

        anchors {
            left: parent.left
            leftMargin: 4
            right: marks.left
            rightMargin: Look.space8
        }
        text: root.name
        font.pixelSize: Look.emphasisSize
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 12
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }
    TurnMarks {
        id: marks

        anchors {
            right: parent.right
            rightMargin: 4
            verticalCenter: title.verticalCenter
        }
        marks: root.turnMarks
        size: Math.min(15, root.width / (root.width < 200 ? 17 : 15.5)) // a small board has less room beside its name
    }
    Item {
        anchors.fill: marks

        Hint {
            words: () => root.explanation
            held: false
        }
    }
}

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

    // The largest letters in which the name has room beside the marks, and those it has: of boards side by side the same.
    readonly property int fitting: Math.max(12, Math.min(Look.emphasisSize, Math.floor(100 * (title.width - 1) / Math.max(1, spelling.advanceWidth))))
    property int nameSize: root.fitting

    // Where the board begins: boards lie on whole pixels.
    readonly property real end: Math.ceil(root.implicitHeight) + 2

    implicitHeight: Math.ceil(letters.height)

    FontMetrics {
        id: letters

        font.family: Look.textFamily
        font.pixelSize: Look.emphasisSize
    }
    TextMetrics {
        id: spelling

        font.family: Look.textFamily
        font.pixelSize: 100
        text: root.name
    }

    Label {
        id: title

        anchors {
            left: parent.left
            leftMargin: 4
            right: marks.left
            rightMargin: Look.space8
        }
        height: root.implicitHeight
        text: root.name
        font.pixelSize: root.nameSize
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

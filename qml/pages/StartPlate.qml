// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The plate of the first page: the one thing most people come for, with its golden button.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls

Item {
    id: root

    required property string title
    required property string note
    required property string buttonText
    // The golden button then, above the other one; empty: there is none.
    property string learnText: ""
    // Without the note, so that the button is in sight.
    property bool brief: false
    // Lower, where other things want the height.
    property bool low: root.width < 400
    // The shields between the words and the button, spread over the width.
    default property alias shields: row.data

    signal accepted
    signal learnAsked

    // Takes the size that what it holds needs, at once and not with the next frame.
    function settle(): void {
        for (const shields of row.children) {
            shields.settle();
        }
        row.ensurePolished();
        words.ensurePolished();
        column.ensurePolished();
    }

    implicitHeight: column.implicitHeight + 2 * (root.low ? Look.space16 : Look.space24)

    Shadow {
        anchors.fill: parent
    }
    Plate {
        anchors.fill: parent
        corner: 14
        lineWidth: 1.9
    }
    Column {
        id: column

        anchors.verticalCenter: parent.verticalCenter
        spacing: root.low && root.width >= 400 ? Look.space8 : Look.space12
        width: parent.width - 2 * x
        x: root.width < 400 ? Look.space16 + 4 : Look.space24 + 4

        Column {
            id: words

            width: parent.width

            Title {
                // Smaller than the name of the game above it.
                font.pixelSize: Look.veryLargeText ? Look.pageTitleSize : Look.dialogTitleSize + 4
                text: root.title
                // Two buttons leave no room for it there.
                visible: !root.brief || root.learnText === ""
                width: parent.width
            }
            Note {
                font.pixelSize: Look.bodySize + 2
                text: root.note
                visible: text !== "" && !root.brief
                width: parent.width
            }
        }
        Row {
            id: row

            width: parent.width
        }
        Button {
            id: learn

            font.pixelSize: line.size
            highlighted: true
            objectName: "learnButton"
            text: root.learnText
            visible: text !== ""
            width: parent.width

            FittedLine {
                id: line

                font.bold: true
                font.family: learn.font.family
                least: Look.bodySize
                room: learn.width - learn.leftPadding - learn.rightPadding - 2
                text: learn.text
                usual: Look.nameSize
            }

            onClicked: root.learnAsked()
        }
        Button {
            highlighted: root.learnText === ""
            objectName: "startButton"
            text: root.buttonText
            width: parent.width

            onClicked: root.accepted()
        }
    }
}

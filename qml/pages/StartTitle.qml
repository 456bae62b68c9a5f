// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The name of the game, its first letter a painted initial.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls

Item {
    id: root

    // Side of the initial; the letters follow it.
    required property real side
    // A sentence below, and how wide it may be.
    property bool sentence: false
    property real most: 0
    property bool laidOut: true
    // Beside a small initial the letters are as large as two lines of them may be.
    readonly property real letters: Math.round(root.side * (root.side < 100 ? 0.45 : 0.37))
    readonly property real mottoHeight: motto.height + Look.space4
    // The name of the game, a proper name in every language: "Medieval", whose M is drawn, and "Academy".
    readonly property list<string> name: Application.displayName.split(" ")

    implicitHeight: root.side + (root.sentence ? root.mottoHeight : 0)
    implicitWidth: Math.max(words.x + words.width, root.sentence ? motto.width : 0)

    Accessible.ignored: false
    Accessible.name: Application.displayName
    Accessible.role: Accessible.Heading

    Item {
        height: root.side
        width: words.x + words.width
        x: (root.width - width) / 2

        Drawing {
            id: initial

            drawnWidth: root.laidOut ? width : 0
            height: width
            name: "initial-m"
            width: root.side
        }
        Column {
            id: words

            anchors.verticalCenter: initial.verticalCenter
            x: Math.round(root.side * 1.08)

            Title {
                font.pixelSize: root.letters
                lineHeight: 0.94
                text: root.name[0].slice(1)
                wrapMode: Text.NoWrap

                Accessible.ignored: true
            }
            Title {
                font.pixelSize: root.letters
                lineHeight: 0.94
                text: root.name[1] ?? ""
                wrapMode: Text.NoWrap

                Accessible.ignored: true
            }
        }
    }
    Note {
        id: motto

        anchors.bottom: parent.bottom
        anchors.horizontalCenter: parent.horizontalCenter
        font.pixelSize: line.size
        //: Under the name of the game on the first page
        text: qsTr("Two to five players, seven disciplines, six turns")
        visible: root.sentence
        wrapMode: Text.NoWrap

        FittedLine {
            id: line

            font.family: Look.textFamily
            font.italic: true
            least: 12
            room: root.most - 2
            text: motto.text
            usual: Look.pageTitleSize + 1
        }
    }
}

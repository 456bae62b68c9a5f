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
    property bool sentence: true
    property bool laidOut: true
    readonly property real letters: Math.round(root.side * 0.37)
    // The name of the game, a proper name in every language: "Medieval", whose M is drawn, and "Academy".
    readonly property list<string> name: Application.displayName.split(" ")

    implicitHeight: root.side
    implicitWidth: root.side + Math.max(first.implicitWidth, second.implicitWidth, motto.visible ? motto.implicitWidth : 0) + root.side * 0.08

    Accessible.ignored: false
    Accessible.name: Application.displayName
    Accessible.role: Accessible.Heading

    Drawing {
        id: initial

        drawnWidth: root.laidOut ? width : 0
        height: width
        name: "initial-m"
        width: root.side
    }
    Column {
        id: words

        anchors.left: initial.right
        anchors.leftMargin: root.side * 0.08
        anchors.verticalCenter: initial.verticalCenter

        Title {
            id: first

            font.pixelSize: root.letters
            lineHeight: 0.94
            text: root.name[0].slice(1)
            wrapMode: Text.NoWrap

            Accessible.ignored: true
        }
        Title {
            id: second

            font.pixelSize: root.letters
            lineHeight: 0.94
            text: root.name[1] ?? ""
            wrapMode: Text.NoWrap

            Accessible.ignored: true
        }
        Note {
            id: motto

            font.pixelSize: Look.pageTitleSize + 1
            //: Under the name of the game on the first page
            text: qsTr("Two to five players, seven disciplines, six turns")
            // Very large letters would make it wider than the page.
            visible: root.sentence && !Look.veryLargeText
            wrapMode: Text.NoWrap
        }
    }
}

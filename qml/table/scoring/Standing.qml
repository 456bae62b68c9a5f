// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A squire and what it holds, as the scoring shows it below the rows.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Item {
    id: root

    required property standing standing
    required property bool compact
    // Coats are counted, of all alike; who knows the points sees them below.
    required property bool coatsCounted
    // Whether the points are known: then they are large, and the coats small; coats that lie face down are all that is known of
    // others.
    readonly property bool summed: !root.coatsCounted || !root.standing.hidden
    readonly property int held: root.summed ? root.standing.points : root.standing.coats
    readonly property string told: root.coatsCounted ? Legend.coats(root.standing.coats, root.standing.hidden, root.standing.points) : Legend.points(root.standing.points)
    // What is shown of it: it is counted up.
    property real counted: root.held

    Behavior on counted {
        enabled: Look.moves && root.visible
        NumberAnimation {
            duration: Look.coatDuration
        }
    }

    Accessible.role: Accessible.StaticText
    Accessible.name: root.standing.name + ", " + root.told

    Plate {
        anchors.fill: parent
        corner: 7
        color: root.standing.own ? Look.yours : Look.leaf
        edge: Look.line
        innerLine: "transparent"
        lineWidth: Look.border
    }
    Bust {
        id: bust

        x: Math.max(2, (root.width - width - total.implicitWidth - total.gap) / 2)
        y: (root.height - height) / 2
        width: Math.min(root.height - 8, root.width * (root.width < 60 ? 0.38 : root.compact ? 0.42 : 0.46))
        tincture: root.standing.tincture
        mood: root.standing.mood
        signed: false
    }
    Column {
        id: total

        readonly property real gap: root.compact ? 3 : 8

        x: bust.x + bust.width + gap
        anchors.verticalCenter: parent.verticalCenter
        spacing: root.compact ? -5 : -6

        HeldNumber {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: root.summed
            number: Math.round(root.counted)
            font.bold: true
            font.pixelSize: root.compact ? 18 : Look.nameSize + 2
        }
        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: root.coatsCounted
            spacing: root.width < 60 ? 1 : root.compact ? 2 : 3

            Drawing {
                anchors.verticalCenter: parent.verticalCenter
                width: root.summed ? (root.compact ? 11 : 13) : root.compact ? 12 : 17
                name: parent.visible ? "coat-back" : ""
            }
            HeldNumber {
                number: root.summed ? root.standing.coats : Math.round(root.counted)
                color: root.summed ? Look.ink2 : Look.ink
                font.pixelSize: root.summed ? (root.compact ? 12 : 14) : root.width < 60 ? 14 : root.compact ? 15 : Math.min(20, Look.nameSize)
            }
        }
    }

    Hint {
        words: () => root.told
    }

    component HeldNumber: Label {
        required property int number

        text: Numbers.sum(number)
        color: number < 0 ? Look.danger : Look.ink
        font.features: ({
                "lnum": 1,
                "tnum": 1
            })
        Accessible.ignored: true
    }
}

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
    readonly property int held: root.coatsCounted ? root.standing.coats : root.standing.points
    // What is shown of it: it is counted up.
    property real counted: root.held

    Behavior on counted {
        enabled: Look.moves
        NumberAnimation {
            duration: Look.coatDuration
        }
    }

    Accessible.role: Accessible.StaticText
    Accessible.name: root.standing.name + ", " + (root.coatsCounted ? Legend.coats(root.standing.coats, root.standing.hidden, root.standing.points) : Legend.points(root.standing.points))

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
        width: Math.min(root.height - 8, root.width * 0.46)
        tincture: root.standing.tincture
        mood: root.standing.mood
        signed: false
    }
    Column {
        id: total

        readonly property real gap: root.compact ? 2 : 6

        x: bust.x + bust.width + gap
        anchors.verticalCenter: parent.verticalCenter

        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: root.compact ? 1 : 2

            Drawing {
                anchors.verticalCenter: parent.verticalCenter
                width: root.compact ? 11 : 18
                visible: root.coatsCounted
                name: visible ? "coat-back" : ""
            }
            HeldNumber {
                number: Math.round(root.counted)
                font.bold: !root.coatsCounted
                font.pixelSize: root.compact ? 15 : Look.nameSize
            }
        }
        HeldNumber {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: root.coatsCounted && !root.standing.hidden
            number: root.standing.points
            font.bold: true
            font.pixelSize: root.compact ? 13 : Look.bodySize
        }
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

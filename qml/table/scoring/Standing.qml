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
    // In little width the number stands below the face.
    readonly property bool narrow: root.width < 104
    readonly property int held: root.standing.hidden ? root.standing.coats : root.standing.points
    // What is shown of it: it is counted up.
    property real counted: root.held

    Behavior on counted {
        enabled: Look.moves
        NumberAnimation {
            duration: Look.coatDuration
        }
    }

    Accessible.role: Accessible.StaticText
    Accessible.name: root.standing.name + ", " + (root.standing.hidden ? Legend.coats(root.standing.coats, true, 0) : Legend.points(root.standing.points))

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

        x: (root.width - width - (root.narrow ? 0 : total.implicitWidth + 6)) / 2
        y: root.narrow ? 1 : (root.height - height) / 2
        width: root.narrow ? 37 : root.height - 8
        tincture: root.standing.tincture
        mood: root.standing.mood
        signed: false
    }
    Row {
        id: total

        x: root.narrow ? (root.width - width) / 2 : bust.x + bust.width + 6
        y: root.narrow ? bust.height - 2 : (root.height - height) / 2
        spacing: 2

        Drawing {
            anchors.verticalCenter: parent.verticalCenter
            width: root.narrow ? 13 : 18
            visible: root.standing.hidden
            name: visible ? "coat-back" : ""
        }
        Label {
            readonly property int whole: Math.round(root.counted)

            anchors.verticalCenter: parent.verticalCenter
            text: whole < 0 ? "−" + -whole : whole
            color: whole < 0 ? Look.danger : Look.ink
            font.bold: !root.standing.hidden
            font.features: ({
                    "lnum": 1,
                    "tnum": 1
                })
            font.pixelSize: root.narrow ? 15 : Look.nameSize
            Accessible.ignored: true
        }
    }
}

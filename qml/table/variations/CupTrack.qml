// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The Cup between the White and the Black Knight (R10.1.1). It slides when it is drawn to a side.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Item {
    id: root

    // Where the Cup stands, −8 (White Knight) to 8; a sentence about it for screen readers.
    required property int cup
    required property string spoken
    property real shown: root.cup
    readonly property rect from: Plans.cup(Math.floor(root.shown))
    readonly property rect to: Plans.cup(Math.ceil(root.shown))
    readonly property real part: root.shown - Math.floor(root.shown)

    implicitWidth: 560
    implicitHeight: root.width / Plans.cupTrackRatio
    Accessible.role: Accessible.StaticText
    Accessible.name: root.spoken
    Accessible.description: Legend.cup(root.spoken)

    Behavior on shown {
        enabled: Look.moves
        NumberAnimation {
            duration: Look.passDuration
            easing.type: Look.passEasing
        }
    }

    Drawing {
        anchors.fill: parent
        name: "cup-track"
    }
    Repeater {
        model: 17

        Label {
            required property int index
            readonly property int place: index - 8
            readonly property rect where: Plans.cupNumber(place)

            x: where.x * root.width
            y: where.y * root.height
            width: where.width * root.width
            height: where.height * root.height
            // In little room only every second number.
            visible: place % 2 === 0 || width > 17
            text: Math.abs(place)
            color: Look.ink2
            font.pixelSize: Math.max(12, Math.min(Look.squareNumberSize, height))
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            Accessible.ignored: true
        }
    }
    Drawing {
        x: (root.from.x + (root.to.x - root.from.x) * root.part) * root.width
        y: root.from.y * root.height
        width: root.from.width * root.width
        name: "cup"
    }
    Hint {
        words: () => Legend.cup(root.spoken)
    }
}

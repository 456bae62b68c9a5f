// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The way to where a disc would land: its square in gold, the squares between dotted.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Item {
    id: root

    required property string board
    required property landing landing
    required property int squares
    property bool held: false
    readonly property rect square: Plans.square(root.board, root.landing.square)

    visible: root.landing.valid

    Rectangle {
        x: root.square.x * root.width + 1
        y: root.square.y * root.height + 1
        width: root.square.width * root.width - 2
        height: root.square.height * root.height - 2
        radius: Look.squareRadius
        color: Look.landing
        border {
            width: 2
            color: Look.gold
        }

        Hint {
            words: () => Legend.landing(root.landing.square)
            held: root.held
        }
    }
    Repeater {
        model: root.landing.valid ? Math.max(0, root.landing.to - root.landing.from - 1) : 0

        Rectangle {
            required property int index
            readonly property int progress: root.landing.from + index + 1
            readonly property point place: Plans.disc(root.board, (progress - 1) % root.squares + 1)

            width: Math.round(root.width * 0.032)
            height: width
            x: place.x * root.width - width / 2
            y: place.y * root.height - height / 2
            radius: width / 2
            color: Look.gold
            border {
                width: 1.2
                color: Look.artInk
            }
        }
    }
}

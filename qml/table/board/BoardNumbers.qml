// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The numbers of a board's squares, on the frame beside each square, where no disc hides them.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls

Item {
    id: root

    required property string board
    required property int squares
    required property bool lit

    Repeater {
        model: root.squares + 1

        Label {
            required property int index
            readonly property rect place: Plans.number(root.board, index)
            readonly property bool framed: place.x < Plans.frame / 2 || place.y < Plans.frame / 2 || place.x + place.width > 1 - Plans.frame / 2 || place.y + place.height > 1 - Plans.frame / 2

            x: place.x * root.width
            y: place.y * root.height
            width: place.width * root.width
            height: place.height * root.height
            text: index
            color: index === 0 ? Look.ink2 : root.lit && framed ? Look.artInk : Look.onfield
            font.pixelSize: Math.max(12, Math.min(Math.max(Look.squareNumberSize, root.width * 0.034), (root.squares === 20 ? Plans.frame : Plans.number(root.board, 1).height * 1.3) * root.width))
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            Accessible.ignored: true
        }
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The numbers of a board's squares, on the frame beside each square, where no disc hides them.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork

SquareNumbers {
    id: root

    required property string board
    required property bool ring

    places: Plans.numbers(root.board)
    frame: Plans.frame / 2
    color: Look.onfield
    thresholdColor: Look.ink2
    frameColor: Look.onfield
    family: Look.textFamily
    pixelSize: Math.max(12, Math.min(Math.max(Look.squareNumberSize, root.width * 0.034), (root.ring ? Plans.frame : Plans.number(root.board, 1).height * 1.3) * root.width))
    Accessible.ignored: true
}

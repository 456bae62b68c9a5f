// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// What a lane's discs stand on: the threshold, the line with its squares, each so many of them marked, and the Scrolls that lie on it.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Item {
    id: root

    required property LaneScale scaleOfSquares
    required property int squares
    // Each so many squares one is marked (R2.4).
    required property int markedEvery
    required property color pigment
    // Of the discs.
    required property real face
    // The middle of the line, and how far down the lane this lies.
    required property real line
    required property real offset
    // How many discs stand on each square: a mark below them is not drawn.
    required property list<int> counts
    // The squares where Scrolls lie (R10.4). Whoever reaches one takes it: no disc stands there.
    required property list<int> scrolls

    // The nearest place on a whole pixel of the lane: between two of them not all renderers draw an edge alike.
    function onPixel(y: real): real {
        return Math.round(root.offset + y) - root.offset;
    }

    Rectangle {
        y: root.onPixel(root.line - root.face * 0.28)
        width: Math.round(root.scaleOfSquares.threshold)
        height: Math.round(root.face * 0.56)
        radius: Look.squareRadius
        color: "transparent"
        border {
            width: 1
            color: Look.line
        }
    }
    Rectangle {
        x: root.scaleOfSquares.first - root.face / 2
        y: root.onPixel(root.line - 3)
        width: root.width - x
        height: 6
        radius: 3
        color: root.pigment
    }
    // Where a lane goes, from Qt 6.11 on, it goes before what it repeats.
    Repeater {
        model: root.squares

        Rectangle {
            required property int index
            readonly property int square: index + 1
            readonly property bool shaded: square % root.markedEvery === 0

            x: (root?.scaleOfSquares?.middle(square, 0) ?? 0) - width / 2
            y: root?.onPixel(root.line - height / 2) ?? 0
            visible: (root?.counts[square] ?? 0) === 0
            width: shaded ? 11 : 1
            height: shaded ? 11 : 5
            radius: shaded ? 5.5 : 0
            color: shaded ? Look.leaf : Look.page
            border {
                width: shaded ? 2 : 0
                color: root.pigment
            }
        }
    }
    Repeater {
        model: root.scrolls

        Drawing {
            id: scroll

            required property int modelData

            x: Math.round(root.scaleOfSquares.middle(modelData, 0) - width / 2)
            y: root.onPixel(root.line - height / 2)
            width: Math.round(Math.min(1.1 * root.face, 1.9 * (root.scaleOfSquares.middle(2, 0) - root.scaleOfSquares.middle(1, 0))))
            name: "scroll"

            Hint {
                words: () => Legend.scroll(scroll.modelData)
                held: false
            }
        }
    }
}

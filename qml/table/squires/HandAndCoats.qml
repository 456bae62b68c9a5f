// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// How many cards a squire has in hand, and how many coats of arms it holds.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Model

Grid {
    id: root

    required property int handSize
    required property int coatCount
    required property int score
    required property bool scoreHidden
    property real size: Math.round(22 * Look.textUnit)
    // Whether what they are is told to a finger that rests there.
    property bool held: false
    // Each with a number of two figures.
    readonly property real widest: coats.widest

    columns: 2

    Counted {
        drawing: "icon-cards"
        token: "ink2"
        text: root.handSize
        words: () => Legend.hand(root.handSize)
        held: root.held
        size: root.size
    }
    Counted {
        id: coats

        drawing: "coat-back"
        text: root.coatCount
        words: () => Legend.coats(root.coatCount, root.scoreHidden, root.score)
        held: root.held
        size: root.size + 1
    }
}

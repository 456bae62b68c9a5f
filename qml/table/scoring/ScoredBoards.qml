// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The boards that are scored, one on top of the other; the one being scored is seen.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Model

Repeater {
    id: root

    required property Table table
    required property rect place
    // Whether they are looked at now.
    required property bool shown
    // How many of them there are already.
    required property int made
    readonly property ScoringWalk walk: root.table.scoring

    delegate: Loader {
        id: holder

        required property int index
        required property int board
        required property int squares
        required property bool ring
        required property list<coatFace> pays
        required property landing landing
        required property DiscModel discs

        x: root.place.x
        y: root.place.y
        width: root.place.width
        height: root.place.height
        active: index < root.made
        visible: root.shown && board === root.walk.board

        sourceComponent: ScoredBoard {
            board: holder.board
            squares: holder.squares
            ring: holder.ring
            pays: holder.pays
            landing: holder.landing
            discs: holder.discs
            table: root.table
            flags: holder.visible ? [...root.walk.rows, ...root.walk.others] : []
        }
    }
}

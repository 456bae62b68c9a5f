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
    // How many steps of making them are done: each board is one, and its discs are another.
    required property int made
    readonly property int makings: 2 * root.count
    readonly property ScoringWalk walk: root.table.scoring

    delegate: Loader {
        id: holder

        required property int index
        required property int board
        required property string emblem
        required property int squares
        required property bool ring
        required property list<coatFace> pays
        required property DiscModel discs

        readonly property bool current: root.shown && holder.board === root.walk.board

        x: root.place.x
        y: root.place.y
        width: root.place.width
        height: root.place.height
        active: 2 * index < root.made
        visible: holder.current

        sourceComponent: ScoredBoard {
            board: holder.board
            emblem: holder.emblem
            squares: holder.squares
            ring: holder.ring
            pays: holder.pays
            discs: 2 * holder.index + 1 < root.made ? holder.discs : null
            table: root.table
            flags: holder.visible ? [...root.walk.rows, ...root.walk.others] : []
        }
    }
}

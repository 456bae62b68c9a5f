// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The result lies over the table when the game is over, unless an earlier moment of it is shown; it is made then, not before.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Controls
import MedievalAcademy.Model

Layer {
    id: root

    required property Table table

    signal leaveAsked
    signal chronicleAsked

    open: root.table.over && root.table.moment < 0
    visible: root.open

    Loader {
        anchors.fill: parent
        active: root.open
        focus: true

        sourceComponent: ResultView {
            focus: true
            table: root.table
            onAgainAsked: root.table.playAgain()
            onChronicleAsked: root.chronicleAsked()
            onLeaveAsked: root.leaveAsked()
        }
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The result lies over the table when the game is over, unless an earlier moment of it is shown. It is made then, not before, and
// kept: the knighting is told once, when the game ends here, and not to whoever opens a game that is over.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Controls
import MedievalAcademy.Model

Layer {
    id: root

    required property Table table

    // Not over, and no earlier moment is shown, at which no game is over.
    readonly property bool playing: root.table.moment < 0 && !root.table.over
    // The game has been seen before its end.
    property bool lived
    // The result has been seen.
    property bool seen

    signal leaveAsked
    signal chronicleAsked

    open: root.table.over && root.table.moment < 0
    visible: root.open
    onPlayingChanged: {
        if (root.playing)
            root.seen = false;
    }

    Binding on lived {
        when: root.playing
        value: true
        restoreMode: Binding.RestoreNone
    }
    Binding on seen {
        when: root.open
        value: true
        restoreMode: Binding.RestoreNone
    }
    Loader {
        anchors.fill: parent
        active: root.open || root.seen
        focus: true

        sourceComponent: ResultView {
            focus: true
            table: root.table
            told: !root.lived
            onAgainAsked: root.table.playAgain()
            onChronicleAsked: root.chronicleAsked()
            onLeaveAsked: root.leaveAsked()
        }
    }
}

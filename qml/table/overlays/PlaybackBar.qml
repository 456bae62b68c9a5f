// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The controls of a look back: the turn before, all by itself, the next scoring, the next turn.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

RowLayout {
    id: root

    required property Playback playback

    spacing: Look.space4

    Step {
        enabled: !root.playback.atBeginning
        icon.source: Look.icon("skip-back", "ink")
        objectName: "earlierTurn"
        //: Button of a look back: to the beginning of this turn, or of the one before it
        text: qsTr("One turn back")

        onClicked: root.playback.jumpToTurn(-1)
    }
    Step {
        icon.source: Look.icon(root.playback.playing ? "pause" : "play", "ink")
        objectName: "playMoments"
        text: root.playback.playing ?
        //: Button of a look back that plays by itself: stops it
        qsTr("Pause") :
        //: Button of a look back: from here on all is shown by itself, one step after the other
        qsTr("Play")

        onClicked: root.playback.playing = !root.playback.playing
    }
    Step {
        icon.source: Look.icon("turn-marks", "ink")
        objectName: "laterScoring"
        //: Button of a look back
        text: qsTr("To the next scoring")

        onClicked: root.playback.jumpToScoring(1)
    }
    Step {
        icon.source: Look.icon("skip", "ink")
        objectName: "laterTurn"
        //: Button of a look back
        text: qsTr("To the next turn")

        onClicked: root.playback.jumpToTurn(1)
    }

    // Narrower than it would be where the window is, and still as wide as a finger.
    component Step: IconButton {
        Layout.fillWidth: true
        Layout.maximumWidth: implicitWidth
        Layout.minimumWidth: Math.min(Look.touch, implicitWidth)
    }
}

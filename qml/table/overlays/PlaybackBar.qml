// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The controls of a look back in one row, as on a player of music: a turn back, a step back, all by itself, a step on, the next
// scoring, the next turn. A word stands below each sign where there is room for all of them.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.impl
import QtQuick.Layouts
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Leaf {
    id: root

    required property Playback playback
    // There is height for the words; letters of that size, in pixels.
    required property bool high
    required property real letters
    property real leastHeight: Look.confirmHeight
    // The width there is.
    required property real room
    // All are as wide as the one whose word is longest, or in little width as their words.
    readonly property list<real> wanted: [earlierTurn.wanted, earlier.wanted, play.wanted, later.wanted, scoring.wanted, laterTurn.wanted]
    readonly property real wordedWidth: 6 * Math.max(...root.wanted)
    readonly property real leastWidth: root.wanted.reduce((sum, one) => sum + one, 0)
    readonly property bool worded: root.high && root.leastWidth <= root.room

    implicitHeight: Math.max(root.leastHeight, row.implicitHeight)
    implicitWidth: root.worded ? Math.min(root.room, root.wordedWidth) : 6 * Look.touch

    RowLayout {
        id: row

        anchors.fill: parent
        spacing: 0
        uniformCellSizes: !root.worded || root.wordedWidth <= root.room

        Step {
            id: earlierTurn

            enabled: !root.playback.atBeginning
            icon.source: Look.icon("skip-back", "ink")
            objectName: "earlierTurn"
            //: Button of a look back: to the beginning of this turn, or of the one before it
            text: qsTr("One turn back")
            //: Below the signs of a look back that lead to the turn before and the next one; very short
            word: qsTr("Turn", "look back")

            onClicked: root.playback.jumpToTurn(-1)
        }
        Step {
            id: earlier

            enabled: !root.playback.atBeginning
            icon.source: Look.icon("left", "ink")
            objectName: "earlierMoment"
            //: Button: what happened just before
            text: qsTr("One step back")
            //: Below the sign of a look back that leads to the step before; very short
            word: qsTr("Back")

            onClicked: root.playback.step(-1)
        }
        Step {
            id: play

            //: Button of a look back that plays by itself: stops it
            readonly property string pause: qsTr("Pause")
            //: Button of a look back: from here on all is shown by itself, one step after the other
            readonly property string start: qsTr("Play")

            icon.source: Look.icon(root.playback.playing ? "pause" : "play", "ink")
            objectName: "playMoments"
            text: root.playback.playing ? play.pause : play.start
            word: play.text
            otherWord: root.playback.playing ? play.start : play.pause

            onClicked: root.playback.playing = !root.playback.playing
        }
        Step {
            id: later

            enabled: !root.playback.atEnd
            icon.source: Look.icon("right", "ink")
            objectName: "laterMoment"
            //: Button: what happened just after
            text: qsTr("One step forward")
            //: Below the sign of a look back that leads to the next step; very short
            word: qsTr("Next")

            onClicked: root.playback.step(1)
        }
        Step {
            id: scoring

            enabled: !root.playback.atEnd
            icon.source: Look.icon("next-scoring", "ink")
            objectName: "laterScoring"
            //: Button of a look back
            text: qsTr("To the next scoring")
            //: Below the sign of a look back that leads to the next scoring; very short
            word: qsTr("Scoring")

            onClicked: root.playback.jumpToScoring(1)
        }
        Step {
            id: laterTurn

            enabled: !root.playback.atEnd
            icon.source: Look.icon("skip", "ink")
            objectName: "laterTurn"
            //: Button of a look back
            text: qsTr("To the next turn")
            //: Below the signs of a look back that lead to the turn before and the next one; very short
            word: qsTr("Turn", "look back")

            onClicked: root.playback.jumpToTurn(1)
        }
    }

    component Step: IconButton {
        id: step

        required property string word
        // What stands there at other times: the controls keep their widths.
        property string otherWord: ""
        readonly property real wanted: Math.max(Look.touch, Math.ceil(Math.max(metrics.advanceWidth, others.advanceWidth)) + Look.space8)

        Layout.fillHeight: true
        Layout.fillWidth: true
        Layout.preferredWidth: root.worded ? step.wanted : Look.touch
        bottomPadding: Look.space4
        leftPadding: 0
        rightPadding: 0
        topPadding: Look.space4

        contentItem: Item {
            implicitHeight: signs.implicitHeight
            implicitWidth: Look.touch
            opacity: step.enabled ? 1 : 0.4

            Column {
                id: signs

                anchors.verticalCenter: parent.verticalCenter
                width: parent.width

                IconImage {
                    anchors.horizontalCenter: parent.horizontalCenter
                    color: Look.ink
                    height: width
                    source: step.icon.source
                    sourceSize: Qt.size(width, height)
                    width: step.iconSize
                }
                Label {
                    font.pixelSize: root.letters
                    horizontalAlignment: Text.AlignHCenter
                    text: step.word
                    visible: root.worded
                    width: parent.width

                    Accessible.ignored: true
                }
            }
        }

        TextMetrics {
            id: metrics

            font.family: Look.textFamily
            font.pixelSize: root.letters
            text: step.word
        }
        TextMetrics {
            id: others

            font: metrics.font
            text: step.otherWord
        }
    }
}

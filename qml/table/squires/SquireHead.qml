// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The upper part of what is told of a squire: its face and name, what it does, how many cards and coats it has, and whether it
// holds Excalibur or has bet.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls

RowLayout {
    id: root

    required property bool broad
    required property real faceSize
    // What a button in the corner takes of the name's line.
    required property real corner
    required property string name
    required property int tincture
    required property int mood
    required property string level
    required property string character
    required property string status
    required property int handSize
    required property int coatCount
    required property int score
    required property bool scoreHidden
    required property bool holdsExcalibur
    required property string bet

    spacing: root.broad ? Look.space24 : Look.space16

    Bust {
        Layout.preferredWidth: root.faceSize
        Layout.preferredHeight: root.faceSize
        tincture: root.tincture
        mood: root.mood
        level: root.level
    }
    ColumnLayout {
        Layout.fillWidth: true
        Layout.rightMargin: root.corner
        spacing: root.broad ? Look.space4 : 0

        Title {
            id: title

            Layout.fillWidth: true
            text: root.name
            // No word is broken.
            font.pixelSize: Math.max(20, Math.min(root.broad ? Look.boardTitleSize : Look.dialogTitleSize, Math.floor(100 * (title.width - 2) / Math.max(1, longest.advanceWidth))))

            LongestWord {
                id: longest

                font.family: title.font.family
                font.pixelSize: 100
                words: root.name
            }
        }
        Note {
            Layout.fillWidth: true
            objectName: "character"
            visible: text !== ""
            text: root.character
        }
        // Upright, as it is no part of what stands above it.
        Label {
            Layout.fillWidth: true
            color: Look.ink2
            visible: text !== ""
            text: root.status
            wrapMode: Text.Wrap
        }
        RowLayout {
            spacing: Look.space12

            HandAndCoats {
                columnSpacing: Look.space12
                handSize: root.handSize
                coatCount: root.coatCount
                score: root.score
                scoreHidden: root.scoreHidden
                held: true
            }
            ExcaliburRoundel {
                squire: root.name
                held: true
                visible: root.holdsExcalibur
            }
            BetMark {
                squire: root.name
                held: true
                visible: root.bet !== ""
                tincture: root.tincture
                emblem: root.bet
            }
        }
    }
}

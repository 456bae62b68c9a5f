// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// What is asked, and below it what to do or why the last tap was refused; while nobody here decides, what is going on.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Column {
    id: root

    required property Table table
    readonly property Prompt prompt: root.table.prompt
    property bool centered: false
    property int size: Look.nameSize
    property bool hinted: true
    // In little height: the latest of what has happened is told in the hint's place, and either has one line or is left out.
    property bool terse: false
    // Question and hint stand close together.
    property bool dense: false
    // No more than this is for the question: a long one has smaller letters.
    readonly property real most: 2 * root.size * 1.4
    // With a hint of one line below it.
    readonly property real hintedHeight: question.height + root.spacing + Math.ceil(hintLetters.height)
    // With the room of a hint while something is asked: the question stays where it is when something is chosen, and there is no
    // hint any more.
    readonly property real steadyHeight: root.hinted && root.prompt.decision !== Enums.Decision.None ? Math.max(root.implicitHeight, root.hintedHeight) : root.implicitHeight
    readonly property bool lengthy: question.lineCount > 1
    readonly property bool tells: root.terse && root.prompt.since.length > 0 && root.prompt.decision !== Enums.Decision.WinTie
    property squireLine nothing
    readonly property squireLine latest: root.tells ? root.prompt.since[root.prompt.since.length - 1] : root.nothing

    spacing: root.dense ? -3 : root.terse ? -2 : 1

    FontMetrics {
        id: hintLetters

        font: note.font
    }
    Label {
        id: question

        objectName: "asked"
        width: parent.width
        height: Math.min(implicitHeight, root.most)
        fontSizeMode: implicitHeight > root.most ? Text.Fit : Text.FixedSize
        minimumPixelSize: 14
        text: root.prompt.question || (root.table.presenter.telling ? root.table.presenter.sentence : "") || root.prompt.title
        font.pixelSize: line.fits ? line.size : root.size
        // Very large letters ask for less between their lines.
        lineHeight: root.size > 30 ? 0.85 : 1
        horizontalAlignment: root.centered ? Text.AlignHCenter : Text.AlignLeft
        wrapMode: Text.Wrap
        Accessible.role: Accessible.StaticText

        // Rather a little smaller than with one word in a second line.
        FittedLine {
            id: line

            font.family: Look.textFamily
            least: Math.ceil(root.size * 0.84)
            room: root.width
            text: question.text
            usual: root.size
        }
    }
    Note {
        id: note

        width: parent.width
        visible: root.hinted && text !== "" && root.prompt.refusal === "" && (!root.terse || remark.fits)
        text: root.tells ? root.latest.text : root.prompt.hint
        font.pixelSize: root.terse ? Look.labelSize : Look.bodySize
        horizontalAlignment: root.centered ? Text.AlignHCenter : Text.AlignLeft

        Disc {
            id: teller

            x: (root.centered ? (note.width - note.contentWidth) / 2 : 0) - width - Look.space4
            y: (note.height - height) / 2
            visible: root.tells && root.latest.seat >= 0
            face: 14
            tincture: root.latest.tincture
        }
    }
    FittedLine {
        id: remark

        font.family: Look.textFamily
        font.italic: true
        least: Look.labelSize
        room: root.width - (root.tells ? 2 * (teller.width + Look.space4) : 0)
        text: note.text
        usual: Look.labelSize
    }
    Refusal {
        width: parent.width
        rule: root.prompt.refusalRule
        text: root.prompt.refusal
    }
}

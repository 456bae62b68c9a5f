// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// What is asked, and below it what to do or why the last tap was refused; while nobody here decides, what is going on.
pragma ComponentBehavior: Bound

import QtQuick
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

    spacing: 1

    Label {
        id: question

        width: parent.width
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
        width: parent.width
        visible: root.hinted && text !== "" && root.prompt.refusal === ""
        text: root.prompt.hint
        horizontalAlignment: root.centered ? Text.AlignHCenter : Text.AlignLeft
    }
    Refusal {
        width: parent.width
        rule: root.prompt.refusalRule
        text: root.prompt.refusal
    }
}

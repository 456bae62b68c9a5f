// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Below the cards of a sheet: what the choice would mean; before there is one, what has happened, or how to choose.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Item {
    id: root

    required property Table table
    required property bool answering
    readonly property Prompt prompt: root.table.prompt
    // There is something to tell.
    readonly property bool asked: root.answering || since.lines.length > 0 || root.prompt.hint !== "" || root.prompt.refusal !== ""

    implicitHeight: Math.max(64, 2.4 * Look.bodyLine, answers.visible ? answers.implicitHeight : since.visible ? since.implicitHeight : hint.implicitHeight)

    AnswerLines {
        id: answers

        anchors {
            left: parent.left
            right: parent.right
            verticalCenter: parent.verticalCenter
        }
        visible: root.answering
        answers: root.prompt.answers
    }
    ReplayGround {
        id: replay

        anchors.fill: parent
        anchors.margins: -Look.space4
        rightPadding: Look.space4
        visible: since.visible && enabled
        table: root.table
    }
    SinceList {
        id: since

        anchors {
            left: parent.left
            right: parent.right
            rightMargin: replay.visible ? replay.sign + Look.space8 : 0
            verticalCenter: parent.verticalCenter
        }
        visible: !root.answering && lines.length > 0
        lines: root.prompt.since
        most: 2
    }
    Note {
        id: hint

        anchors {
            left: parent.left
            right: parent.right
            verticalCenter: parent.verticalCenter
        }
        visible: !root.answering && !since.visible
        text: root.prompt.hint
        horizontalAlignment: Text.AlignHCenter
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// What a search in the rulebook has found: each sentence below the heading it stands under, with the words found marked.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Rulebook

ListView {
    id: root

    required property Rulebook book

    signal hitAsked(hit: int)

    boundsBehavior: Flickable.StopAtBounds
    clip: true
    model: root.book.hits
    topMargin: Look.space8
    bottomMargin: Look.space12

    T.ScrollBar.vertical: ScrollBar {}

    header: Note {
        bottomPadding: Look.space8
        leftPadding: Look.space16
        rightPadding: Look.space12
        text: root.book.found
        width: root.width

        Accessible.role: Accessible.AlertMessage
    }
    delegate: T.ItemDelegate {
        id: row

        required property rulebookHit modelData
        required property int index

        focusPolicy: Qt.StrongFocus
        implicitHeight: Math.max(Look.touch, words.implicitHeight + topPadding + bottomPadding)
        leftPadding: Look.space16
        rightPadding: Look.space16
        objectName: "hit" + row.index
        topPadding: Look.space8
        bottomPadding: Look.space8
        width: root.width

        Keys.onEnterPressed: row.click()
        Keys.onReturnPressed: row.click()
        onClicked: root.hitAsked(row.index)

        Accessible.name: row.modelData.title + ". " + row.modelData.sentence

        background: RowGround {
            control: row
        }
        contentItem: Column {
            id: words

            Label {
                color: Look.golddeep
                font.pixelSize: Look.labelSize
                text: row.modelData.title
                width: parent.width
                wrapMode: Text.Wrap

                Accessible.ignored: true
            }
            // As a selection, for the words found are shown in a plain text.
            TextEdit {
                color: Look.ink
                enabled: false
                font.family: Look.textFamily
                font.features: ({
                        "lnum": 1
                    })
                font.pixelSize: Look.bodySize
                objectName: "sentence"
                persistentSelection: true
                readOnly: true
                selectByMouse: false
                selectedTextColor: Look.ink
                selectionColor: Qt.alpha(Look.gold, 0.4)
                text: row.modelData.sentence
                textFormat: TextEdit.PlainText
                width: parent.width
                wrapMode: TextEdit.Wrap

                Component.onCompleted: select(row.modelData.start, row.modelData.start + row.modelData.length)

                Accessible.ignored: true
            }
        }
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// One finished game: when it ended, by which rules it was played, and how everybody fared.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

BookPage {
    id: root

    required property Statistics statistics
    // Its identity.
    required property string game

    // It is counted no more.
    signal gone

    title: figures.title

    tools: [
        T.Action {
            icon.name: "edit-delete"
            objectName: "forgetGame"
            //: Button of the page about one finished game: it is not counted any more
            text: qsTr("Delete this game from the results")

            onTriggered: root.statistics.forgetGame(root.game)
        }
    ]

    GameFigures {
        id: figures

        game: root.game
        statistics: root.statistics

        onKnownChanged: {
            if (!figures.known) {
                root.gone();
            }
        }
    }
    PagePicture {
        from: area.contentHeight
        most: Math.min(area.maximumWidth, area.width - 2 * area.margin)
        to: area.height
        vignette: "riding"
        wanted: figures.known
    }
    ScrollArea {
        id: area

        anchors.fill: parent
        maximumWidth: 720 * Look.textUnit

        Column {
            spacing: 0

            Label {
                font.pixelSize: Look.bodySize
                horizontalAlignment: Text.AlignHCenter
                text: figures.when
                width: parent.width
                wrapMode: Text.Wrap
            }
            Repeater {
                model: figures.rules

                Note {
                    required property string modelData

                    font.pixelSize: Look.bodySize
                    horizontalAlignment: Text.AlignHCenter
                    text: modelData
                    width: parent.width
                }
            }
        }
        Repeater {
            model: figures.places

            FinishedPlace {
                required property placeLine modelData

                line: modelData
            }
        }
    }
}

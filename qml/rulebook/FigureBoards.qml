// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The boards of a figure, side by side where there is room, with the Cup between the knights' tracks.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model
import MedievalAcademy.Rulebook

Column {
    id: root

    required property Figure figure
    readonly property int count: root.figure.shown.length
    readonly property bool beside: root.count > 1 && root.width >= 460
    readonly property real side: root.beside ? Math.min(300, (root.width - Look.space16) / 2) : Math.min(300, root.width)

    spacing: Look.space8

    Grid {
        anchors.horizontalCenter: parent.horizontalCenter
        columns: root.beside ? 2 : 1
        columnSpacing: Look.space16
        rowSpacing: Look.space8

        Repeater {
            model: root.figure.boards

            Loader {
                id: place

                required property int board
                required property string emblem
                required property string name
                required property int squares
                required property bool ring
                required property bool scores
                required property list<coatFace> pays
                required property DiscModel discs

                active: root.figure.shown.includes(place.board)
                visible: active

                sourceComponent: Column {
                    width: root.side

                    Label {
                        color: Look.ink2
                        font.pixelSize: Look.labelSize
                        horizontalAlignment: Text.AlignHCenter
                        text: place.name
                        visible: root.count > 1
                        width: parent.width

                        Accessible.ignored: true
                    }
                    BoardFace {
                        answers: false
                        board: place.board
                        codex: root.figure.codex
                        discs: place.discs
                        gilded: false
                        scores: place.scores
                        height: width
                        emblem: place.emblem
                        objectName: "figureBoard" + place.board
                        pays: place.pays
                        ring: place.ring
                        scrolls: root.figure.scrolls
                        squares: place.squares
                        width: root.side
                    }
                }
            }
        }
    }
    CupTrack {
        anchors.horizontalCenter: parent.horizontalCenter
        cup: root.figure.cup
        height: width / Plans.cupTrackRatio
        spoken: root.figure.cupText
        visible: root.figure.hasCup
        width: Math.min(root.width, 480)
    }
}

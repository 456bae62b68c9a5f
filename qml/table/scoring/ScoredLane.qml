// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The board being scored, in one line: where large letters or a small window leave no room for the board itself.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Item {
    id: root

    required property int board
    required property string emblem
    required property int squares
    required property int markedEvery
    required property landing landing
    required property DiscModel discs
    required property Table table
    // The board's emblem stands before the line.
    property bool signed: false
    // In little height it takes no more than it needs.
    property bool low: false

    objectName: "scored" + root.board
    height: Math.max(track.height, sign.visible ? sign.height : 0) + 2 * (root.low ? Look.space4 : Look.space8)

    Plate {
        anchors.fill: parent
        corner: 9
        edge: Look.gold
        lineWidth: Look.decidedLine
        innerLine: "transparent"
    }
    Drawing {
        id: sign

        anchors.verticalCenter: parent.verticalCenter
        x: Look.space12
        visible: root.signed
        width: 44
        name: "ringed-" + root.emblem + "-lit"

        Hint {
            words: () => root.table.scoring.title
        }
    }
    LaneTrack {
        id: track

        anchors {
            left: root.signed ? sign.right : parent.left
            leftMargin: root.signed ? Look.space8 : Look.space16
            right: parent.right
            rightMargin: Look.space16
            verticalCenter: parent.verticalCenter
        }
        height: implicitHeight
        squares: root.squares
        markedEvery: root.markedEvery
        pigment: Look.lanePigment(root.emblem)
        discs: root.discs
        landing: root.landing
        face: 26
        headroom: root.low ? 5 : 8
        presenter: root.table.presenter
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A squire's rank on one board, and what it would get if the board were scored now.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Item {
    id: root

    required property string emblem
    required property string name
    required property list<rankLine> ranking
    required property int index
    // Whose.
    required property int seat
    property rankLine none
    readonly property rankLine line: root.ranking.find(line => line.seat === root.seat) ?? root.none
    readonly property real sign: Math.round(24 * Look.textUnit)

    implicitHeight: Math.max(root.sign, Look.bodyLine) + 6
    Accessible.role: Accessible.StaticText
    Accessible.name: [root.name, root.line.rankText, root.line.placeText, root.line.paysText].join(", ")

    EdgeLine {
        above: true
        visible: root.index > 0
    }
    Hint {
        words: () => Legend.standing(root.line.name, root.line.rankText, root.line.placeText, root.line.paysText)
    }
    Drawing {
        id: sign

        anchors.verticalCenter: parent.verticalCenter
        width: root.sign
        name: "emblem-" + root.emblem
    }
    Label {
        anchors {
            left: sign.right
            leftMargin: Look.space8
            right: rank.left
            rightMargin: Look.space8
            verticalCenter: parent.verticalCenter
        }
        text: root.name
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 12
        elide: Text.ElideRight
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }
    Label {
        id: rank

        anchors {
            right: parent.right
            // Numbers take the same room on every board. With a variation it is words: "chooses last".
            rightMargin: Math.max(Math.round(44 * Look.textUnit), pay.implicitWidth + Look.space12)
            verticalCenter: parent.verticalCenter
        }
        text: root.line.rankText
        color: Look.ink2
        Accessible.ignored: true
    }
    RankPay {
        id: pay

        anchors {
            right: parent.right
            verticalCenter: parent.verticalCenter
        }
        line: root.line
        size: root.line.worded ? words.size : Look.bodySize

        // Words leave the board's name its room.
        FittedLine {
            id: words

            font.family: Look.textFamily
            least: Math.ceil(0.7 * Look.labelSize)
            room: 0.4 * root.width
            text: root.line.paysText
            usual: Look.labelSize
        }
    }
}

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
    // On Gallantry squares to move, not points.
    required property bool bonus
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
            right: pay.left
            verticalCenter: parent.verticalCenter
        }
        text: root.line.rankText
        color: Look.ink2
        Accessible.ignored: true
    }
    Item {
        id: pay

        anchors {
            right: parent.right
            top: parent.top
            bottom: parent.bottom
        }
        // With a variation it is words: "chooses last".
        width: Math.max(Math.round(44 * Look.textUnit), figure.implicitWidth + Look.space12)

        Drawing {
            anchors {
                right: figure.left
                rightMargin: 2
                verticalCenter: parent.verticalCenter
                verticalCenterOffset: 1
            }
            visible: root.bonus && root.line.pays > 0
            width: Math.round(12 * Look.textUnit)
            name: "icon-up"
            token: "ink"
        }
        Label {
            id: figure

            anchors {
                right: parent.right
                verticalCenter: parent.verticalCenter
            }
            text: root.bonus && root.line.pays > 0 ? String(root.line.pays) : root.line.paysText
            font.pixelSize: root.line.words ? Look.labelSize : Look.bodySize
            color: root.line.pays < 0 ? Look.danger : root.line.pays > 0 ? Look.ink : Look.ink2
            Accessible.ignored: true
        }
    }
}

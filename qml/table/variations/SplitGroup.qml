// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The ground of one group of three cards, with what it is: a stack, or one of the player's two squires.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Rectangle {
    id: root

    // 0 or 1.
    required property int number
    required property SquireModel squires
    // Whose squires the groups are; -1 while stacks are made.
    required property int player

    // Cards one gives are marked, as others that are chosen; of two stacks that are offered none is.
    readonly property bool chosen: root.player >= 0 && root.number === 0

    objectName: "group" + root.number
    radius: Look.radius
    color: root.chosen ? Look.yours : Look.leaf
    border {
        width: Look.border
        color: root.chosen ? Look.mark : Look.line
    }

    // A numeral stands for the heading of a stack.
    property bool terse: false
    // What the heading of a stack takes when it is spelled out.
    readonly property real spelledWidth: heading.implicitWidth + 2 * Look.space8

    Label {
        x: Look.space8
        y: 2
        visible: root.terse && root.player < 0
        text: root.number === 0 ?
        //: Lancelot, very little room: numeral of the first of the two stacks a player makes of six cards
        qsTr("I") :
        //: Lancelot, very little room: numeral of the second of the two stacks a player makes of six cards
        qsTr("II")
        color: Look.ink2
        font.pixelSize: Look.labelSize
        Accessible.name: heading.text
    }
    Label {
        id: heading

        x: Look.space8
        y: 2
        visible: !root.terse && root.player < 0
        text: root.number === 0 ?
        //: Lancelot: heading of the first of the two stacks a player makes of six cards
        qsTr("First stack") :
        //: Lancelot: heading of the second of the two stacks a player makes of six cards
        qsTr("Second stack")
        color: Look.ink2
        font.pixelSize: Look.labelSize
    }
    Repeater {
        model: root.player < 0 ? null : root.squires

        Row {
            id: squire

            required property int seat
            required property int player
            required property int tincture
            required property string name

            x: Look.space8
            y: 1
            // A player's squires sit opposite one another (R9.1).
            visible: squire.player === root.player && Math.floor(squire.seat / 2) === root.number
            spacing: Look.space4

            Shield {
                width: Look.labelLine
                tincture: squire.tincture
            }
            // Where the name has no room the shield says whose it is.
            Label {
                visible: x + implicitWidth <= root.width - 2 * Look.space8
                text: squire.name
                color: Look.ink2
                font.pixelSize: Look.labelSize
            }
        }
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// What everybody had in hand at the moment that a look back shows, side by side or one below the other. It scrolls where there is
// no room for all.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Flickable {
    id: root

    // None while nothing is looked back at.
    required property SquireModel squires
    required property bool abreast
    // From one hand to the next.
    required property real columnGap
    // The scroll bar lies beside the hands.
    readonly property real inner: root.width - Look.space8

    boundsBehavior: Flickable.StopAtBounds
    clip: interactive
    contentHeight: hands.implicitHeight
    implicitHeight: hands.implicitHeight
    interactive: contentHeight > height + 1
    ScrollBar.vertical: ScrollBar {}

    ScrollSigns {
        list: root
    }

    GridLayout {
        id: hands

        // The most cards that anybody has: all cards are as large as those.
        readonly property int most: {
            let most = 1;
            for (let i = 0; i < each.count; ++i)
                most = Math.max(most, (each.itemAt(i) as MomentHand)?.hand.length ?? 0);
            return most;
        }

        // Side by side they are close together and in the middle.
        anchors.horizontalCenter: root.abreast ? parent.horizontalCenter : undefined
        width: root.abreast ? Math.min(root.inner, implicitWidth) : root.inner
        columnSpacing: root.columnGap
        columns: root.abreast ? Math.max(1, each.count) : 1
        rowSpacing: Look.space4

        Repeater {
            id: each

            model: root.squires

            MomentHand {
                Layout.fillWidth: true
                most: hands.most
                room: root.abreast ? (root.inner - (each.count - 1) * hands.columnSpacing) / each.count : Infinity
                upright: root.abreast
                visible: hand.length > 0
            }
        }
    }
}

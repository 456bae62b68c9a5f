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
    // The width of a card where there is room.
    required property real largest
    // The scroll bar lies beside the hands.
    readonly property real inner: root.width - Look.space8

    // The most cards that anybody has, and all of them: all cards are equally large.
    readonly property int most: cards().reduce((most, count) => Math.max(most, count), 0)
    readonly property int total: cards().reduce((sum, count) => sum + count, 0)
    readonly property real between: 3
    // Side by side all have the same width where that suffices: nobody's place changes while cards are played.
    readonly property bool even: root.most * (root.largest + root.between) - root.between <= (root.inner - (each.count - 1) * root.columnGap) / each.count
    readonly property real cardWidth: {
        if (root.most === 0 || root.abreast && root.even)
            return root.largest;
        if (root.abreast)
            return Math.max(24, Math.min(root.largest, Math.floor((root.inner - (each.count - 1) * root.columnGap + each.count * root.between) / root.total - root.between)));
        // Beside a name.
        return Math.max(32, Math.min(root.largest, Math.floor((root.inner - 44 - 5.5 * Look.bodySize) / root.most - root.between)));
    }

    function cards(): list<int> {
        const counts = [];
        for (let i = 0; i < each.count; ++i)
            counts.push((each.itemAt(i) as MomentHand)?.hand.length ?? 0);
        return counts;
    }

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

        width: root.inner
        columnSpacing: root.columnGap
        columns: root.abreast ? Math.max(1, each.count) : 1
        rowSpacing: root.largest < 40 ? 2 : Look.space4
        uniformCellWidths: root.abreast && root.even

        Repeater {
            id: each

            model: root.squires

            MomentHand {
                Layout.fillWidth: true
                cardWidth: root.cardWidth
                most: root.most
                // Who has no card keeps the place beside others.
                opacity: hand.length > 0 ? 1 : 0
                upright: root.abreast
                visible: root.abreast ? root.most > 0 : hand.length > 0
            }
        }
    }
}

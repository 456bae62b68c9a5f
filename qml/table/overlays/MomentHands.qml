// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// What everybody had in hand at the moment that a look back shows: side by side; or one below the other, the names beside the
// cards; or two by two, the names above them, where that takes less of little height. It scrolls where there is no room for all.
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
    // The height there is.
    required property real room
    // The scroll bar lies beside the hands.
    readonly property real inner: root.width - Look.space8

    // How often hands have come or gone.
    property int changes: 0

    // The most cards that anybody has, and all of them: all cards are equally large.
    readonly property int most: cards(root.changes).reduce((most, count) => Math.max(most, count), 0)
    readonly property int total: cards(root.changes).reduce((sum, count) => sum + count, 0)
    readonly property real between: 3
    // Side by side all have the same width where that suffices: nobody's place changes while cards are played.
    readonly property bool even: root.most * (root.largest + root.between) - root.between <= (root.inner - (each.count - 1) * root.columnGap) / each.count
    readonly property real rowGap: root.largest < 40 ? 2 : Look.space4
    // One below the other: how high a hand may be, and how wide the cards that leave room for the names.
    readonly property real share: (root.room + root.rowGap) / Math.max(1, each.count) - root.rowGap
    readonly property real beside: fit(root.inner - root.discWidth - root.nameWidth - 2 * Look.space8)
    readonly property real lineCard: Math.max(32, Math.min(root.largest, root.beside, Math.floor(root.share / Look.cardRatio)))
    readonly property real lineHeight: Math.max(root.lineCard * Look.cardRatio, metrics.lineSpacing)
    // Two by two.
    readonly property real pairCard: Math.min(30, fit((root.inner - root.pairGap) / 2))
    readonly property real pairHeight: metrics.lineSpacing + Look.space4 + root.pairCard * Look.cardRatio
    readonly property real pairGap: Look.space16
    readonly property bool paired: !root.abreast && each.count > 1 && root.pairCard >= 24 && each.count * (root.lineHeight + root.rowGap) > root.room + 1 && Math.ceil(each.count / 2) * (root.pairHeight + Look.space4) < each.count * (root.lineHeight + root.rowGap)
    // Names that are long leave the cards the least they need, and are written in smaller letters for that, all alike.
    readonly property real longest: longestOf(Look.bodySize, root.changes)
    readonly property real discFace: 22 * Math.max(1, Math.min(1.4, Look.textScale))
    readonly property real discWidth: root.discFace / Plans.discFaceShare
    readonly property real forNames: root.inner - root.discWidth - 2 * Look.space8 - Math.max(1, root.most) * (32 + root.between) + root.between
    readonly property real nameWidth: Math.min(root.longest, root.forNames)
    readonly property real letters: Math.max(Math.min(14, Look.bodySize), Math.min(Look.bodySize, Math.floor(Look.bodySize * root.forNames / Math.max(1, root.longest))))
    readonly property real cardWidth: {
        if (root.most === 0 || root.abreast && root.even)
            return root.largest;
        if (root.abreast)
            return Math.max(24, Math.min(root.largest, Math.floor((root.inner - (each.count - 1) * root.columnGap + each.count * root.between) / root.total - root.between)));
        return root.paired ? root.pairCard : root.lineCard;
    }

    // The width of a card of the longest hand.
    function fit(width: real): real {
        return Math.floor((width + root.between) / Math.max(1, root.most) - root.between);
    }
    // The width of the longest name in letters so large. What it is asked with beside says when it is to be asked again.
    function longestOf(_letters: int, _changes: int): real {
        let most = 0;
        for (let i = 0; i < each.count; ++i)
            most = Math.max(most, metrics.advanceWidth((each.itemAt(i) as MomentHand)?.name ?? ""));
        return Math.ceil(most) + 1;
    }
    function cards(_changes: int): list<int> {
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
    FontMetrics {
        id: metrics

        font.family: Look.textFamily
        font.pixelSize: Look.bodySize
    }

    GridLayout {
        id: hands

        width: root.inner
        columnSpacing: root.paired ? root.pairGap : root.columnGap
        columns: root.abreast ? Math.max(1, each.count) : root.paired ? 2 : 1
        rowSpacing: root.paired ? Look.space4 : root.rowGap
        uniformCellWidths: root.paired || root.abreast && root.even

        Repeater {
            id: each

            model: root.squires

            onItemAdded: ++root.changes
            onItemRemoved: ++root.changes

            MomentHand {
                Layout.fillWidth: true
                discFace: root.discFace
                cardWidth: root.cardWidth
                letters: root.abreast || root.paired ? Look.bodySize : root.letters
                most: root.most
                nameWidth: root.nameWidth
                // Who has no card keeps the place beside others.
                opacity: hand.length > 0 ? 1 : 0
                upright: root.abreast || root.paired
                visible: root.abreast ? root.most > 0 : hand.length > 0
            }
        }
    }
}

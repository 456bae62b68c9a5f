// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

// The bar above the walk of the scoring: where the game stands, and the parchment where there is room. There is nothing to be
// tapped where the table has its tools: whoever taps twice would open one.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Item {
    id: root

    required property Table table
    required property bool wide
    // In little height the board's name stands within it, so high; where the game stands is smaller, above that, or before it in a
    // small window held sideways.
    property real titleHeight: 0
    readonly property bool low: root.titleHeight > 0
    readonly property bool sideways: root.low && root.width >= 440
    // Where the board's name may begin.
    readonly property real titleStart: root.sideways ? heading.x + heading.width : 0

    height: root.sideways ? Math.max(heading.implicitHeight, root.titleHeight) + Look.space4 : root.low ? heading.implicitHeight + root.titleHeight + Look.space4 : Math.max(root.wide ? 56 : 52, heading.implicitHeight + 12)

    EdgeLine {}
    TextMetrics {
        id: words

        font {
            family: root.wide ? Look.titleFamilyFor(text) : Look.textFamily
            pixelSize: root.wide ? Look.pageTitleSize : root.low ? Look.labelSize : Look.emphasisSize
        }
        text: root.visible ? root.table.heading : "" // unseen, it need not be measured with every card
    }
    Label {
        id: heading

        // In the middle where it fits there.
        readonly property bool centred: !root.wide && !root.sideways && words.advanceWidth <= parent.width - 2 * Look.space12

        readonly property real margin: root.wide ? Look.space24 : Look.space12

        x: centred ? (parent.width - width) / 2 : margin
        y: root.low && !root.sideways ? 3 : (parent.height - height) / 2
        width: Math.min(Math.ceil(words.advanceWidth) + 1, (root.wide ? parchment.x - Look.space8 : parent.width - margin) - margin)
        text: words.text
        font: words.font
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 14
        Accessible.role: Accessible.Heading
    }
    Parchment {
        id: parchment

        anchors.centerIn: parent
        visible: root.wide
        width: Math.min(380, root.width * 0.3, 44 * Plans.parchmentRatio)
        turn: root.table.turn
        draftDirection: root.table.draftDirection
    }
}

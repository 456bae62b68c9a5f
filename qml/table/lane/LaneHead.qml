// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The first line of a lane: the board's name, and at the right, centred in the lane's column, one's own rank there or what a
// choice would get. Both are smaller together where they need to be.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls

Item {
    id: root

    required property string name
    // Empty: something else stands in the column.
    required property string rank
    // What a choice would get, and not what is.
    required property bool answer
    required property real columnWidth
    // Height of the name's letters where both have room.
    required property real nameSize

    // What the rank takes, or what stands there instead; where it is narrower than its column it is centred there.
    readonly property real rankWidth: root.rank === "" ? root.columnWidth : spelledRank.advanceWidth * Look.labelSize / 100
    readonly property real room: root.width - Look.space8 - Math.max(Look.space4, (root.columnWidth - root.rankWidth) / 2)
    // How far the name goes, and where the words at the right begin; how far below the upper end capitals begin and the longest
    // letters end.
    readonly property real nameEnd: title.paintedWidth
    readonly property real rankBegin: root.rank === "" ? root.width : standing.x
    readonly property real capital: title.baselineOffset - 0.66 * (root.name === "" ? standing : title).font.pixelSize
    readonly property real descent: title.baselineOffset + 0.25 * title.font.pixelSize
    // Beside the track, where no name stands, the rank keeps to its column.
    readonly property real scaled: Math.min(1, (root.name === "" ? root.columnWidth : root.room) / Math.max(1, spelledName.advanceWidth * root.nameSize / 100 + root.rankWidth))

    implicitHeight: title.baselineOffset - standing.baselineOffset + standing.height

    TextMetrics {
        id: spelledName

        font.family: Look.textFamily
        font.pixelSize: 100
        text: root.name
    }
    TextMetrics {
        id: spelledRank

        font.family: Look.textFamily
        font.bold: root.answer
        font.pixelSize: 100
        text: root.rank
    }
    Label {
        id: title

        width: (root.rank === "" ? root.width - root.columnWidth : standing.x) - Look.space4
        text: root.name
        font.pixelSize: Math.max(12, Math.floor(root.nameSize * root.scaled))
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 12
        Accessible.ignored: true
    }
    Label {
        id: standing

        anchors {
            right: parent.right
            rightMargin: width > root.columnWidth ? Look.space4 : (root.columnWidth - width) / 2
            baseline: title.baseline
        }
        text: root.rank
        font {
            pixelSize: Math.max(12, Math.floor(Look.labelSize * root.scaled))
            bold: root.answer
        }
        horizontalAlignment: Text.AlignRight
        Accessible.ignored: true
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The points of the winner, as far as they have been counted up: the number large, its words beside it, or below it where they have no
// room there.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Grid {
    id: root

    required property ResultModel result
    // Their share that has been counted.
    required property real counted
    required property real figureSize
    // The width there is.
    required property real widest
    readonly property int shown: Math.round(root.counted * root.result.winnerPoints)
    readonly property bool beside: figure.implicitWidth + Look.space12 + unit.implicitWidth <= root.widest

    columns: root.beside ? 2 : 1
    horizontalItemAlignment: Grid.AlignHCenter
    verticalItemAlignment: Grid.AlignBottom
    spacing: root.beside ? Look.space12 : 0
    Accessible.role: Accessible.StaticText
    Accessible.name: root.result.pointsText

    TextMetrics {
        id: spelled

        font.family: Look.textFamily
        font.pixelSize: 100
        text: unit.text
    }
    Label {
        id: figure

        objectName: "pointsFigure"
        text: Numbers.sum(root.shown)
        font.bold: true
        font.pixelSize: root.figureSize
        lineHeight: 0.8
        Accessible.ignored: true
    }
    Label {
        id: unit

        // On the baseline of the number.
        bottomPadding: root.beside ? Math.round((figure.font.pixelSize * 0.92 - font.pixelSize) * 0.3) : 0
        width: Math.min(implicitWidth, root.widest)
        text: Legend.pointsBeside(root.shown)
        // Rather a little smaller than below the number; very large letters are larger than others all the same.
        font.pixelSize: Math.max(Look.veryLargeText ? 0.8 * Look.bodySize : Look.bodySize, Math.min(Look.pageTitleSize - 2, Math.floor(100 * (root.widest - figure.implicitWidth - Look.space12 - 2) / Math.max(1, spelled.advanceWidth))))
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        Accessible.ignored: true
    }
}

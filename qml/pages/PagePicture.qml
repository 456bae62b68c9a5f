// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A picture below the little that a page lists. Where that leaves not much room, there is nothing.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork

Drawing {
    id: root

    // What it shows.
    required property string vignette
    // How far down the page's content reaches, and where the page ends.
    required property real from
    required property real to
    // How wide it may be, and where its middle is.
    required property real most
    property real middle: (root.parent?.width ?? 0) / 2
    // There is something to be listed, and it has been read.
    property bool wanted: true
    readonly property real room: root.to - root.from
    readonly property real air: Math.max(Look.space24, Math.min(Look.space48, root.room * 0.08))

    objectName: "pagePicture"
    name: root.visible ? "vignette-" + root.vignette : ""
    visible: root.wanted && root.room >= 190 && root.most >= 240
    x: Math.round(root.middle - root.width / 2)
    // It stands at the page's end.
    y: Math.round(root.to - root.air - root.height)
    width: Math.round(Math.min(root.most, 560, (root.room - 2 * root.air) * Plans.vignetteRatio))
    height: Math.round(root.width / Plans.vignetteRatio)
}

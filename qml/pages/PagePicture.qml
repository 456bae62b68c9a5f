// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A picture below the little that a page lists, and with it what else could be done. Where that leaves not much room, there is
// nothing.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls

Item {
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
    // The golden button; none where it is empty.
    property string actionText
    readonly property real room: root.to - root.from
    readonly property real air: Math.max(Look.space24, Math.min(Look.space48, root.room * 0.08))
    // Below the picture; or beside it, where there is little height and more width; or there is no button.
    readonly property bool below: root.actionText !== "" && root.inside - Look.space16 - button.implicitHeight >= 160
    readonly property bool beside: root.actionText !== "" && !root.below && root.most >= 240 + Look.space32 + button.width
    readonly property real gap: root.below ? Look.space16 : Look.space32
    readonly property real inside: root.room - 2 * root.air
    // What is free above and below; not all of it parts the picture from what it belongs to.
    readonly property real free: root.room - root.height

    signal actionAsked

    height: drawing.height + (root.below ? root.gap + button.height : 0)
    visible: root.wanted && root.room >= 190 && root.most >= 240
    width: drawing.width + (root.beside ? root.gap + button.width : 0)
    x: Math.round(root.middle - root.width / 2)
    y: Math.round(root.from + Math.min(root.free / 2, Math.max(root.air, Math.min(Look.space48 * 2, root.free * 0.38))))

    Drawing {
        id: drawing

        objectName: "pagePicture"
        name: root.visible ? "vignette-" + root.vignette : ""
        width: Math.round(Math.min(root.most - (root.beside ? root.gap + button.width : 0), 640, (root.inside - (root.below ? root.gap + button.height : 0)) * Plans.vignetteRatio))
        height: Math.round(width / Plans.vignetteRatio)
    }
    Button {
        id: button

        highlighted: true
        objectName: "pageAction"
        text: root.actionText
        visible: root.below || root.beside
        width: Math.min(root.most, Math.max(implicitWidth, 240))
        x: root.below ? (root.width - width) / 2 : root.width - width
        y: root.below ? root.height - height : (root.height - height) / 2

        onClicked: root.actionAsked()
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A picture below the little that a page lists, and below it what else could be done. Where that leaves too little room for a
// picture, the button stands alone; where there is less, there is nothing.
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
    readonly property bool acts: root.actionText !== ""
    // What the button takes below the picture.
    readonly property real foot: root.acts ? button.height + Look.space16 : 0
    readonly property bool pictured: root.inside - root.foot >= 100 && root.most >= 240
    readonly property real inside: root.room - 2 * root.air
    // What is free above and below; not all of it parts the picture from what it belongs to.
    readonly property real free: root.room - root.height

    signal actionAsked

    height: root.pictured ? drawing.height + root.foot : button.height
    visible: root.wanted && (root.pictured || root.acts && root.inside >= button.height)
    width: Math.max(root.pictured ? drawing.width : 0, root.acts ? button.width : 0)
    x: Math.round(root.middle - root.width / 2)
    y: Math.round(root.from + Math.min(root.free / 2, Math.max(root.air, root.free * 0.4)))

    Drawing {
        id: drawing

        objectName: "pagePicture"
        name: root.visible && root.pictured ? "vignette-" + root.vignette : ""
        visible: root.pictured
        width: Math.round(Math.min(root.most, 640, (root.inside - root.foot) * Plans.vignetteRatio))
        x: (root.width - width) / 2
        height: Math.round(width / Plans.vignetteRatio)
    }
    Button {
        id: button

        highlighted: true
        objectName: "pageAction"
        text: root.actionText
        visible: root.acts
        width: Math.min(root.most, Math.max(implicitWidth, 240))
        x: (root.width - width) / 2
        y: root.height - height

        onClicked: root.actionAsked()
    }
}

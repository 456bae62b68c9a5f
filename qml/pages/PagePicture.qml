// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The miniature of the first page, whole, in the middle of what a page with little to list leaves empty below. Where that is not
// much, there is nothing.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls

Item {
    id: root

    // How far down the page's content reaches, and where the picture has to end.
    required property real from
    required property real to
    // How wide it may be.
    required property real most
    // There is something to be listed, and it has been read.
    property bool wanted: true
    readonly property real room: root.to - root.from
    readonly property real air: Math.max(Look.space24, Math.min(Look.space48, root.room * 0.08))

    objectName: "pagePicture"
    visible: root.wanted && root.room >= 240 && root.most >= 280
    x: ((root.parent?.width ?? 0) - root.width) / 2
    y: root.from + (root.room - root.height) * 0.45
    // No larger than what the page is about.
    width: Math.round(Math.min(root.most, 600, (root.room - 2 * root.air) * 16 / 9))
    height: Math.round(root.width * 9 / 16)

    Loader {
        anchors.fill: parent
        active: root.visible
        sourceComponent: TitleScene {}
    }
}

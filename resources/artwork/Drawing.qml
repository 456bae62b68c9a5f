// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A drawing of the game by its name, such as "emblem-quests", in the palette in use and at the size it is shown at. Set its
// width; its height follows. While its width is animated set drawnWidth to a fixed one, or it is drawn again for each frame.
pragma ComponentBehavior: Bound

import QtQuick

Image {
    id: root

    // The drawing's name without "-tiny", "-small" and "-large": the right one is chosen by the width.
    property string name
    // For icons: the token of the palette in whose colour it is drawn.
    property string token
    property real drawnWidth: root.width

    asynchronous: true
    fillMode: Image.PreserveAspectFit
    retainWhileLoading: true
    source: root.name === "" || root.drawnWidth < 1 ? "" : Look.art(Look.drawingFor(root.name, root.drawnWidth) + (root.token === "" ? "" : "@" + root.token))
    sourceSize.width: Math.ceil(root.drawnWidth)

    Accessible.ignored: true
}

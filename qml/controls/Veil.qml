// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// What lies between a popup and the page under it.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork

Rectangle {
    id: root

    property bool opaque: false

    color: root.opaque ? Qt.tint(Look.page, Qt.alpha(Look.shade, 0.45)) : Qt.alpha(Look.shade, 0.45)

    Behavior on opacity {
        NumberAnimation {
            duration: Look.fadeDuration
        }
    }
}

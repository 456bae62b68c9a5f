// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// How popups come and go.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork

Transition {
    id: root

    property bool outward: false

    NumberAnimation {
        duration: Look.fadeDuration
        from: root.outward ? 1 : 0
        property: "opacity"
        to: root.outward ? 0 : 1
    }
}

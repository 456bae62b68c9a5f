// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The ring round what the keyboard would act on. Lies outside of its control; shown while the keyboard is used, however the
// focus came there.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MedievalAcademy.Artwork

Rectangle {
    id: root

    required property T.Control control
    property real gap: Look.focusGap

    anchors.fill: parent
    anchors.margins: -root.gap
    border.color: Look.link
    border.width: Look.focusLine
    color: "transparent"
    radius: Look.radius + 4
    visible: root.control.visualFocus || (root.control.activeFocus && Keyboard.used)
    z: 1
}

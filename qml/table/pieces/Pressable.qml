// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The base of everything on the table that can be tapped: it takes the keyboard's focus and shows it, and Enter presses it
// as a tap does. Holding it, or the right button, asks to see it closer.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MedievalAcademy.Controls

T.AbstractButton {
    id: root

    // What a screen reader says.
    property string spoken: ""
    property real focusGap: 3

    signal closerRequested

    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    focusPolicy: Qt.StrongFocus
    hoverEnabled: Application.styleHints.useHoverEffects
    onPressAndHold: root.closerRequested()
    Keys.onReturnPressed: root.click()
    Keys.onEnterPressed: root.click()
    Accessible.role: Accessible.Button
    Accessible.name: root.spoken
    Accessible.onPressAction: root.click()

    FocusRing {
        control: root
        gap: root.focusGap
        z: 100
    }

    // A finger has no buttons, and would ask with every tap.
    TapHandler {
        acceptedButtons: Qt.RightButton
        acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad | PointerDevice.Stylus
        onTapped: root.closerRequested()
    }
}

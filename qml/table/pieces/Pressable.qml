// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The base of everything on the table that can be tapped: it takes the keyboard's focus and shows it, and Enter and Space
// press it as a tap does; what is chosen already they confirm. Holding it, or the right button, asks to see it closer. Where
// it is explained, the words appear when the keyboard stays on it.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MedievalAcademy.Controls

T.AbstractButton {
    id: root

    // What a screen reader says.
    property string spoken: ""
    // What its drawing means, for whoever does not know it.
    property string explanation: ""
    // Whether the words appear, and whether the pointer brings them as well.
    property bool explained: root.explanation !== ""
    property bool explainedToPointer: false
    readonly property string tip: [root.spoken, root.explanation].filter(words => words !== "").join("\n")
    property real focusGap: 3
    // It is chosen, and so is all that is needed: a key confirms it.
    property bool confirmable: false

    signal closerRequested
    signal confirmed

    function act(): void {
        if (root.confirmable)
            root.confirmed();
        else
            root.click();
    }

    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    focusPolicy: Qt.StrongFocus
    hoverEnabled: Application.styleHints.useHoverEffects
    onPressAndHold: root.closerRequested()
    // Two taps in quick succession are two. Qt says no click for the second one where it takes doubleClicked for connected, which
    // things with many signals cannot help: of their numbers it keeps the remainder of 64.
    onDoubleClicked: root.click()
    Keys.onReturnPressed: root.act()
    Keys.onEnterPressed: root.act()
    Keys.onSpacePressed: root.act()
    Keys.onReleased: event => event.accepted = event.key === Qt.Key_Space
    Accessible.role: Accessible.Button
    Accessible.name: root.spoken
    Accessible.description: root.explanation
    Accessible.onPressAction: root.act()

    T.ToolTip.delay: root.visualFocus ? 1500 : 800
    T.ToolTip.text: root.tip
    T.ToolTip.visible: root.explained && !root.down && (root.visualFocus || (root.explainedToPointer && root.hovered))

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

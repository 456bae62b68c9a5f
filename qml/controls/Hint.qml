// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Tells in words what is drawn without them, where the pointer rests, or to a finger that is held there. It fills its
// parent and takes nothing from it: taps, drags and the wheel go through. Screen readers are told by what it lies in.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T

Item {
    id: root

    // Gives the words; asked when they are to be shown, so that they need not be kept up to date. Nothing is shown for "".
    required property var words
    // A finger held on it asks; not within what answers to being held itself.
    property bool held: true
    // Qt takes a finger's place for the pointer's, and tells of the pointer also where a menu lies over it.
    readonly property bool asked: pointer.hovered && !finger.active && (!OpenPopups.any || root.isInPopup())
    readonly property int readingTime: 6000

    function isInPopup(): bool {
        let around = root.parent;
        while (around && around !== root.T.Overlay.overlay)
            around = around.parent;
        return around !== null;
    }
    function tell(): void {
        const told = root.words.call(root);
        if (told)
            T.ToolTip.show(told, root.readingTime);
    }

    anchors.fill: parent
    Accessible.ignored: true

    T.ToolTip.delay: 600
    T.ToolTip.text: root.asked ? root.words.call(root) : ""
    T.ToolTip.visible: root.asked && T.ToolTip.text !== ""

    HoverHandler {
        id: pointer

        acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad | PointerDevice.Stylus
    }
    PointHandler {
        id: finger

        acceptedDevices: PointerDevice.TouchScreen
    }
    TapHandler {
        acceptedDevices: PointerDevice.TouchScreen
        enabled: root.held
        gesturePolicy: TapHandler.DragThreshold
        onLongPressed: root.tell()
    }
}

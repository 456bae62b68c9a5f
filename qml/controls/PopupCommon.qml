// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// What all that lies over a page has in common: it stands turned towards the person to whom it speaks, covers what is below it
// from screen readers, and goes with the Back key. One that is not modal leaves that key to what lies below.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T

QtObject {
    id: root

    required property T.Popup popup
    // Degrees by which it is turned. Of what Qt lays a popup on only this is open to us.
    property real turn: 0
    readonly property Binding turning: Binding {
        property: "rotation"
        target: root.popup.contentItem?.parent ?? null
        value: root.turn
    }
    readonly property PopupCover cover: PopupCover {
        covering: root.popup.visible && root.popup.modal
    }
    // Qt itself takes this key for popups on Android only.
    readonly property Shortcut backKey: Shortcut {
        autoRepeat: false
        enabled: root.popup.visible && root.popup.modal
        sequence: "Back"

        onActivated: root.back()
    }

    signal back
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The keys of the window; which they are says Shortcuts. There is one way back, for the key of a phone as for a keyboard's,
// when it is pressed; a popup takes it before.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Model

Item {
    id: root

    // There is a page to go back from.
    required property bool backwards
    // The keys have made the window as large as the screen, and so it was before.
    property bool enlarged: false
    property int before: Window.Windowed

    signal backAsked
    signal helpAsked
    signal newGameAsked

    function goBack(): void {
        if (root.backwards)
            root.backAsked();
        else
            root.resize();
    }
    function resize(): void {
        const window = root.Window.window;
        if (root.enlarged && window.visibility === Window.FullScreen) {
            window.visibility = root.before;
        } else {
            root.before = window.visibility;
            window.visibility = Window.FullScreen;
        }
        root.enlarged = window.visibility === Window.FullScreen;
    }

    Shortcut {
        autoRepeat: false
        enabled: root.backwards || root.enlarged
        sequences: Shortcuts.sequences(Shortcuts.Action.Back)

        onActivated: root.goBack()
        onActivatedAmbiguously: root.goBack()
    }
    Shortcut {
        autoRepeat: false
        sequences: Shortcuts.sequences(Shortcuts.Action.Help)

        onActivated: root.helpAsked()
    }
    Shortcut {
        autoRepeat: false
        sequences: Shortcuts.sequences(Shortcuts.Action.List)

        onActivated: Shortcuts.ask()
    }
    Shortcut {
        autoRepeat: false
        sequences: Shortcuts.sequences(Shortcuts.Action.NewGame)

        onActivated: root.newGameAsked()
    }
    // These two also from under a dialog.
    Shortcut {
        autoRepeat: false
        context: Qt.ApplicationShortcut
        sequences: Shortcuts.sequences(Shortcuts.Action.FullScreen)

        onActivated: root.resize()
    }
    Shortcut {
        autoRepeat: false
        context: Qt.ApplicationShortcut
        sequences: Shortcuts.sequences(Shortcuts.Action.Quit)

        onActivated: Qt.quit()
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The keys of the window. There is one way back, for the key of a phone as for a keyboard's, when it is pressed; a popup takes
// it before. Ctrl+N prepares a new game, F1 opens the rulebook.
pragma ComponentBehavior: Bound

import QtQuick

Item {
    id: root

    // There is a page to go back from.
    required property bool backwards

    signal backAsked
    signal helpAsked
    signal newGameAsked

    Shortcut {
        autoRepeat: false
        enabled: root.backwards
        sequences: ["Esc", "Back", StandardKey.Back]

        onActivated: root.backAsked()
        onActivatedAmbiguously: root.backAsked()
    }
    Shortcut {
        autoRepeat: false
        sequences: [StandardKey.HelpContents]

        onActivated: root.helpAsked()
    }
    Shortcut {
        autoRepeat: false
        sequences: [StandardKey.New]

        onActivated: root.newGameAsked()
    }
}

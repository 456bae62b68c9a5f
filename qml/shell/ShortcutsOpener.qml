// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Brings the list of keys over whatever page is there, where a key, a menu or the settings ask for it.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Model

Item {
    id: root

    // The quarter turns of the page below.
    property int quarters: 0
    // While it is open.
    property ShortcutsDialog dialog: null

    Connections {
        target: Shortcuts

        function onAsked(): void {
            if (root.dialog === null) {
                root.dialog = dialogs.createObject(root) as ShortcutsDialog;
                root.dialog.open();
            }
        }
    }
    Component {
        id: dialogs

        ShortcutsDialog {
            id: dialog

            turn: 90 * root.quarters

            onClosed: {
                root.dialog = null;
                dialog.destroy();
            }
        }
    }
}

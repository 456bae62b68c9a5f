// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// What comes from outside of the window, such as the file that somebody has opened: it is put here, taken at once, and the same may
// come again.
pragma ComponentBehavior: Bound

import QtQml

QtObject {
    id: root

    property string value

    signal come(value: string)

    onValueChanged: {
        const value = root.value;
        if (value !== "") {
            root.value = "";
            root.come(value);
        }
    }
}

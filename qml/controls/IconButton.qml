// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A button of a bar that shows an icon, and its word to those who point at it.
pragma ComponentBehavior: Bound

import QtQuick.Templates as T

ToolButton {
    id: root

    display: T.AbstractButton.IconOnly

    T.ToolTip.delay: 700
    T.ToolTip.text: root.text
    T.ToolTip.visible: root.hovered && !root.down
}

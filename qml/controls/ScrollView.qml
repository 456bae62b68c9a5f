// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A window on something larger.
pragma ComponentBehavior: Bound

import QtQuick.Templates as T

T.ScrollView {
    id: root

    implicitHeight: contentHeight + topPadding + bottomPadding
    implicitWidth: contentWidth + leftPadding + rightPadding

    T.ScrollBar.horizontal: ScrollBar {
        active: root.T.ScrollBar.vertical.active
        height: implicitHeight
        parent: root
        width: root.availableWidth
        x: root.leftPadding
        y: root.height - height
    }
    T.ScrollBar.vertical: ScrollBar {
        active: root.T.ScrollBar.horizontal.active
        height: root.availableHeight
        parent: root
        width: implicitWidth
        x: root.mirrored ? 0 : root.width - width
        y: root.topPadding
    }
}

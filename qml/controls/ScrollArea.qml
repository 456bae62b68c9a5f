// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A column that scrolls when it is higher than its place, and is as wide as a page of a book at most.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MedievalAcademy.Artwork

Flickable {
    id: root

    default property alias contents: column.data
    property real maximumWidth: 720 * Look.textUnit
    readonly property Form form: Form {
        width: root.width
        height: root.height
    }
    property real margin: root.form.margin
    property real spacing: Look.space12
    // The colour of what it lies on.
    property color ground: Look.page
    // Where the column stands when it is lower than its place: 0 at the top, 0.5 in the middle.
    property real balance: 0

    readonly property Item focused: root.Window.activeFocusItem

    boundsBehavior: contentHeight > height ? Flickable.DragAndOvershootBounds : Flickable.StopAtBounds
    clip: true
    contentHeight: column.height + 2 * root.margin
    contentWidth: width

    onFocusedChanged: {
        let ancestor = root.focused;
        while (ancestor !== null && ancestor !== column) {
            ancestor = ancestor.parent;
        }
        if (ancestor === column) {
            signs.reveal(root.focused);
        }
    }

    T.ScrollBar.vertical: ScrollBar {}

    ScrollSigns {
        id: signs

        ground: root.ground
        list: root
        margin: root.margin
    }
    Column {
        id: column

        spacing: root.spacing
        width: Math.min(root.width - 2 * root.margin, root.maximumWidth)
        x: (root.width - width) / 2
        y: root.margin + Math.max(0, root.balance * (root.height - height - 2 * root.margin))

        onChildrenChanged: {
            for (const child of column.children) {
                child.width = Qt.binding(() => column.width);
            }
        }
    }
}

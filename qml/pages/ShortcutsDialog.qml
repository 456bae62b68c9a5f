// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The list of keys, as Shortcuts has them. The keyboard scrolls it.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

LongDialog {
    id: root

    readonly property Flickable list: root.contentItem as Flickable

    // False where there is nothing more that way.
    function scroll(by: real): bool {
        const to = Math.max(0, Math.min(root.list.contentHeight - root.list.height, root.list.contentY + by));
        const moves = to !== root.list.contentY;
        root.list.contentY = to;
        return moves;
    }

    // Two columns, where the window has the width; the second one begins with a heading.
    readonly property bool wide: (parent?.width ?? 0) >= 1160 * Look.textScale
    readonly property list<shortcutLine> all: Shortcuts.lines(Settings.singleKeys)
    readonly property int first: {
        let least = root.all.length;
        for (let i = 1; root.wide && i < root.all.length; ++i) {
            if (root.all[i].heading !== "" && Math.max(i, root.all.length - i) < Math.max(least, root.all.length - least))
                least = i;
        }
        return least;
    }

    maximumWidth: root.wide ? 1120 * Look.textScale : 640 * Look.textUnit
    objectName: "shortcuts"
    //: Title of the list of keys
    title: qsTr("Keyboard")

    onOpened: lines.forceActiveFocus(Qt.PopupFocusReason) // whose arrows scroll the list

    T.Control {
        id: lines

        focusPolicy: Qt.StrongFocus
        implicitHeight: implicitContentHeight
        objectName: "shortcutLines"

        Keys.onDownPressed: event => event.accepted = root.scroll(3 * Look.bodyLine)
        Keys.onUpPressed: event => event.accepted = root.scroll(-3 * Look.bodyLine)

        background: FocusRing {
            control: lines
        }
        contentItem: Column {
            spacing: Look.space12

            Row {
                id: columns

                spacing: Look.space32
                width: parent.width

                Repeater {
                    model: root.wide ? 2 : 1

                    Column {
                        id: column

                        required property int index

                        spacing: Look.space12
                        width: root.wide ? (columns.width - columns.spacing) / 2 : columns.width

                        Repeater {
                            model: column.index === 0 ? root.all.slice(0, root.first) : root.all.slice(root.first)

                            ShortcutRow {
                                required property shortcutLine modelData

                                line: modelData
                                width: column.width
                            }
                        }
                    }
                }
            }
            Note {
                //: Below the list of keys
                text: qsTr("A game controller works too, if the device turns its buttons into arrow keys, Enter and Escape.")
                topPadding: Look.space12
                width: parent.width
            }
        }

        Accessible.name: root.title
        Accessible.role: Accessible.List
    }
}

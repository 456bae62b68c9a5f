// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A dialog whose parts are taken over at once and that scrolls when it is higher than the window: choices, names, rules.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MedievalAcademy.Artwork

Dialog {
    id: root

    default property alias contents: column.data
    property real maximumWidth: 520 * Look.textUnit

    bottomPadding: 0
    leftPadding: parent?.width < 480 ? Look.space16 : Look.space24
    modal: true
    parent: T.Overlay.overlay
    rightPadding: leftPadding
    width: Math.min(root.maximumWidth, (parent?.width ?? root.maximumWidth) - leftMargin - rightMargin)
    x: Math.round(((parent?.width ?? 0) - width) / 2)
    y: Math.round(((parent?.height ?? 0) - height) / 2)

    contentItem: Flickable {
        id: flickable

        boundsBehavior: Flickable.StopAtBounds
        clip: interactive
        contentHeight: column.height + 2 * Look.space8
        contentWidth: width
        implicitHeight: contentHeight
        interactive: contentHeight > height

        // Beside the column, in the dialog's own margin.
        T.ScrollBar.vertical: ScrollBar {
            anchors.bottom: flickable.bottom
            anchors.left: flickable.right
            anchors.leftMargin: 2
            anchors.top: flickable.top
            parent: flickable.parent
        }

        ScrollSigns {
            list: flickable
            margin: Look.space8
        }
        Column {
            id: column

            spacing: Look.space12
            width: parent.width
            y: Look.space8

            onChildrenChanged: {
                for (const child of column.children) {
                    child.width = Qt.binding(() => column.width);
                }
            }
        }
    }
    footer: DialogButtonBox {
        bottomPadding: root.low ? Look.space12 : Look.space24
        golden: done
        leftPadding: root.leftPadding
        rightPadding: root.rightPadding
        topPadding: root.low ? Look.space8 : Look.space12

        Button {
            id: done

            highlighted: true
            objectName: "done"
            //: Button that closes a dialog in which everything is taken over at once
            text: qsTr("Done")

            T.DialogButtonBox.buttonRole: T.DialogButtonBox.AcceptRole
        }
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A question with two answers; the golden one, with which the keyboard begins, is the one that was probably meant: where
// something would be lost for good, the one that keeps it.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MedievalAcademy.Artwork

Dialog {
    id: root

    required property string text
    required property string acceptText
    required property string rejectText
    // Who accepts loses something for good.
    property bool careful: false

    focus: true
    modal: true
    parent: T.Overlay.overlay
    width: Math.min(420, root.turn % 180 === 0 ? (parent?.width ?? 420) - leftMargin - rightMargin : (parent?.height ?? 420) - topMargin - bottomMargin)
    x: Math.round(((parent?.width ?? 0) - width) / 2)
    y: Math.round(((parent?.height ?? 0) - height) / 2)

    onOpened: (root.careful ? reject : accept).forceActiveFocus(Qt.PopupFocusReason)

    // In little height it is scrolled, and the answers stay.
    contentItem: Flickable {
        id: scroller

        boundsBehavior: Flickable.StopAtBounds
        clip: interactive
        contentHeight: words.height
        implicitHeight: words.height
        interactive: contentHeight > height + 1

        T.ScrollBar.vertical: ScrollBar {}

        // A column takes its height when all is laid out, and not while the dialog is about to take its own.
        Column {
            id: words

            topPadding: root.low ? 0 : Look.space12
            width: scroller.width

            Label {
                // Smaller than the title.
                font.pixelSize: root.low ? Look.bodySize : Look.emphasisSize
                horizontalAlignment: Text.AlignHCenter
                text: root.text
                width: parent.width
                wrapMode: Text.Wrap
            }
        }
        ScrollSigns {
            list: scroller
        }
    }
    footer: DialogButtonBox {
        bottomPadding: root.low ? Look.space12 : Look.space24
        golden: root.careful ? reject : accept
        topPadding: Look.space12

        Button {
            id: reject

            highlighted: root.careful
            leastHeight: Look.confirmHeight
            objectName: "reject"
            text: root.rejectText

            T.DialogButtonBox.buttonRole: T.DialogButtonBox.RejectRole
        }
        Button {
            id: accept

            highlighted: !root.careful
            leastHeight: Look.confirmHeight
            objectName: "accept"
            text: root.acceptText

            T.DialogButtonBox.buttonRole: T.DialogButtonBox.AcceptRole
        }
    }
}

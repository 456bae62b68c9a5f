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
    width: Math.min(420, ((root.turn % 180 === 0 ? parent?.width : parent?.height) ?? 420) - 2 * margins)
    x: Math.round(((parent?.width ?? 0) - width) / 2)
    y: Math.round(((parent?.height ?? 0) - height) / 2)

    onOpened: (root.careful ? reject : accept).forceActiveFocus(Qt.PopupFocusReason)

    contentItem: Label {
        font.pixelSize: Look.emphasisSize
        horizontalAlignment: Text.AlignHCenter
        text: root.text
        wrapMode: Text.Wrap
    }
    footer: DialogButtonBox {
        topPadding: Look.space24

        Button {
            id: reject

            highlighted: root.careful
            objectName: "reject"
            text: root.rejectText

            T.DialogButtonBox.buttonRole: T.DialogButtonBox.RejectRole
        }
        Button {
            id: accept

            highlighted: !root.careful
            objectName: "accept"
            text: root.acceptText

            T.DialogButtonBox.buttonRole: T.DialogButtonBox.AcceptRole
        }
    }
}

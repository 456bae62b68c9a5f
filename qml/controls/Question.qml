// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A question with two answers; the golden one is the one that was probably meant.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MedievalAcademy.Artwork

Dialog {
    id: root

    required property string text
    required property string acceptText
    required property string rejectText

    modal: true
    parent: T.Overlay.overlay
    width: Math.min(420, (parent?.width ?? 420) - 2 * margins)
    x: Math.round(((parent?.width ?? 0) - width) / 2)
    y: Math.round(((parent?.height ?? 0) - height) / 2)

    contentItem: Label {
        font.pixelSize: Look.emphasisSize
        horizontalAlignment: Text.AlignHCenter
        text: root.text
        wrapMode: Text.Wrap
    }
    footer: DialogButtonBox {
        topPadding: Look.space24

        Button {
            objectName: "reject"
            text: root.rejectText

            T.DialogButtonBox.buttonRole: T.DialogButtonBox.RejectRole
        }
        Button {
            highlighted: true
            objectName: "accept"
            text: root.acceptText

            T.DialogButtonBox.buttonRole: T.DialogButtonBox.AcceptRole
        }
    }
}

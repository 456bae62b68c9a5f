// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// An entry of the first page: a drawing, what it opens, and a remark.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MedievalAcademy.Artwork
import MedievalAcademy.Controls

T.Button {
    id: root

    required property string drawing
    property string note
    property real drawingSize: 54

    implicitHeight: Math.max(64, implicitContentHeight + topPadding + bottomPadding)
    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    leftPadding: Look.space16
    rightPadding: Look.space12
    topPadding: Look.space8
    bottomPadding: Look.space8

    background: Item {
        Shadow {
            anchors.fill: leaf
        }
        Leaf {
            id: leaf

            anchors.fill: parent
            color: root.down || root.hovered ? Look.hovered : Look.leaf
        }
        FocusRing {
            control: root
        }
    }
    contentItem: RowText {
        note: root.note
        noteItalic: false
        noteSize: Look.bodySize
        spacing: Look.space16
        title: root.text
        titleSize: Look.pageTitleSize

        leading: Drawing {
            name: root.drawing
            width: root.drawingSize
        }
        trailing: Drawing {
            name: "icon-forward"
            token: "ink2"
            width: 22
        }
    }

    Accessible.description: root.note
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// One word of a SegmentedChoice.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MedievalAcademy.Artwork

T.AbstractButton {
    id: root

    property string spoken: root.text
    // Nobody has chosen it, but it is what holds.
    property bool inForce: false

    font.bold: root.checked
    font.pixelSize: Look.bodySize + 1
    implicitHeight: Math.max(Look.touch, 1.5 * font.pixelSize + Look.space16, implicitContentHeight + topPadding + bottomPadding)
    implicitWidth: Math.max(42, metrics.advanceWidth + leftPadding + rightPadding)
    leftPadding: Look.space8
    rightPadding: Look.space8
    topInset: 3
    bottomInset: 3

    background: Rectangle {
        border.color: root.checked ? Look.ink : Look.line
        border.width: root.checked ? 1.7 : root.inForce ? 1 : 0
        color: root.checked ? Look.leaf : root.down || root.hovered ? Qt.alpha(Look.ink, 0.08) : "transparent"
        radius: 4

        FocusRing {
            control: root
        }
    }
    contentItem: Label {
        font.bold: root.font.bold
        font.pixelSize: root.font.pixelSize
        horizontalAlignment: Text.AlignHCenter
        opacity: root.enabled ? 1 : 0.5
        text: root.text
        verticalAlignment: Text.AlignVCenter

        Accessible.ignored: true
    }

    Accessible.checkable: true
    Accessible.checked: root.checked
    Accessible.name: root.spoken
    Accessible.role: Accessible.RadioButton

    // The width it has when it is chosen, so that choosing moves nothing.
    TextMetrics {
        id: metrics

        font.bold: true
        font.family: Look.textFamily
        font.pixelSize: root.font.pixelSize
        text: root.text
    }
}

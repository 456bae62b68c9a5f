// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// What stands on a button: its icon if it has one, and its words, which wrap rather than being cut.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import QtQuick.Controls.impl
import MedievalAcademy.Artwork

Item {
    id: root

    required property T.AbstractButton control
    property color color: Look.ink
    property int horizontalAlignment: Text.AlignHCenter

    readonly property bool hasIcon: root.control.display !== T.AbstractButton.TextOnly && (root.control.icon.name !== "" || root.control.icon.source.toString() !== "")
    readonly property bool hasText: root.control.display !== T.AbstractButton.IconOnly && root.control.text !== ""
    readonly property real iconRoom: root.hasIcon ? image.width + (root.hasText ? root.control.spacing : 0) : 0

    implicitHeight: Math.max(root.hasIcon ? image.height : 0, root.hasText ? label.implicitHeight : 0)
    implicitWidth: root.iconRoom + (root.hasText ? label.implicitWidth : 0)

    IconImage {
        id: image

        anchors.verticalCenter: parent.verticalCenter
        color: root.color
        height: root.control.icon.height
        name: root.control.icon.name
        source: root.control.icon.source
        sourceSize: Qt.size(width, height)
        visible: root.hasIcon
        width: root.control.icon.width
        x: !root.hasText || root.horizontalAlignment === Text.AlignHCenter ? (root.width - root.iconRoom - (root.hasText ? label.contentWidth : 0)) / 2 : 0
    }
    Label {
        id: label

        anchors {
            fill: parent
            leftMargin: root.iconRoom
        }
        color: root.color
        font.bold: root.control.font.bold
        font.pixelSize: root.control.font.pixelSize
        horizontalAlignment: root.horizontalAlignment
        text: root.hasText ? root.control.text : ""
        verticalAlignment: Text.AlignVCenter
        visible: root.hasText
        wrapMode: Text.Wrap

        Accessible.ignored: true
    }
}

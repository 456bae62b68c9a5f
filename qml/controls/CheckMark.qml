// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The square mark of something that may hold or not.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MedievalAcademy.Artwork

Rectangle {
    id: root

    required property T.AbstractButton control
    property int checkState: root.control.checked ? Qt.Checked : Qt.Unchecked

    border.color: Look.ink
    border.width: 1.7
    color: Look.leaf
    implicitHeight: Math.round(22 * Look.textUnit)
    implicitWidth: implicitHeight
    opacity: root.control.enabled ? 1 : 0.5
    radius: 3

    Drawing {
        anchors.centerIn: parent
        asynchronous: false
        name: root.checkState === Qt.PartiallyChecked ? "icon-minus" : "icon-check"
        token: "ink"
        visible: root.checkState !== Qt.Unchecked
        width: root.width - 4
    }
    FocusRing {
        control: root.control
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A line to write on; `faulty` when what is written will not do.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MedievalAcademy.Artwork

T.TextField {
    id: root

    property bool faulty: false

    color: root.enabled ? Look.ink : Look.ink2
    font.family: Look.textFamily
    font.features: ({
            "lnum": 1
        })
    font.pixelSize: Look.emphasisSize
    implicitHeight: Math.max(Look.touch, contentHeight + topPadding + bottomPadding)
    implicitWidth: Math.max(160, contentWidth + leftPadding + rightPadding)
    leftPadding: Look.space12
    placeholderTextColor: Look.ink2
    rightPadding: Look.space12
    selectByMouse: true
    selectedTextColor: Look.page
    selectionColor: Look.ink2
    topPadding: Look.space8
    bottomPadding: Look.space8
    verticalAlignment: TextInput.AlignVCenter

    background: Leaf {
        border.color: root.faulty ? Look.danger : root.activeFocus ? Look.link : Look.line
        border.width: root.faulty || root.activeFocus ? Look.focusLine : Look.border
        color: root.enabled ? Look.leaf : Look.sunk
    }
    cursorDelegate: Rectangle {
        id: cursor

        color: Look.ink
        visible: root.cursorVisible
        width: 1.6

        Timer {
            interval: 530
            repeat: true
            running: root.cursorVisible && Look.moves
            onRunningChanged: cursor.opacity = 1
            onTriggered: cursor.opacity = 1 - cursor.opacity
        }
    }

    Label {
        anchors {
            fill: parent
            leftMargin: root.leftPadding
            rightMargin: root.rightPadding
        }
        color: root.placeholderTextColor
        elide: Text.ElideRight
        font.italic: true
        font.pixelSize: root.font.pixelSize
        text: root.placeholderText
        verticalAlignment: Text.AlignVCenter
        visible: root.length === 0 && root.preeditText === ""

        Accessible.ignored: true
    }
}

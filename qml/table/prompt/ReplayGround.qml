// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Below what has happened since one's last turn: a tap there shows it once more on the boards, step by step. Its sign is at the
// right; whatever lies over it lets taps through.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

T.AbstractButton {
    id: root

    required property Table table
    readonly property int sign: Math.round(22 * Look.textUnit)
    // How far below the upper edge the middle of the sign is.
    property real signMiddle: root.height / 2

    enabled: root.table.canReplay
    implicitHeight: Look.touch
    implicitWidth: Look.touch
    objectName: "replayRound"
    //: Button on the list of what the others have done: it is shown again on the boards, step by step
    text: qsTr("See again what the others did")

    Keys.onEnterPressed: root.click()
    Keys.onReturnPressed: root.click()
    onClicked: root.table.replayRound()

    background: Rectangle {
        color: root.down || root.hovered ? Look.hovered : "transparent"
        radius: Look.radius

        FocusRing {
            control: root
            gap: -2
        }
    }
    contentItem: Item {
        Drawing {
            asynchronous: false
            height: width
            name: "icon-history"
            token: "golddeep"
            width: root.sign
            x: parent.width - width
            y: root.signMiddle - height / 2
        }
    }

    T.ToolTip.delay: 700
    T.ToolTip.text: root.text
    T.ToolTip.visible: root.hovered && !root.down
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Why the last tap was refused, and the way to the rule that forbids it.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Rulebook

Rectangle {
    id: root

    required property string text
    // The number of the rule; empty: there is none to read.
    property string rule: ""

    visible: root.text !== ""
    implicitHeight: Math.max(words.implicitHeight + 12, root.rule !== "" ? Look.touch : 0)
    radius: Look.radius
    color: Look.dark ? Look.sunk : Look.ink
    border {
        width: Look.dark ? 1.4 : 0
        color: Look.gold
    }
    Accessible.role: Accessible.AlertMessage
    Accessible.name: root.text

    Label {
        id: words

        anchors {
            left: parent.left
            right: root.rule !== "" ? help.left : parent.right
            verticalCenter: parent.verticalCenter
            margins: 12
            rightMargin: root.rule !== "" ? 0 : 12
        }
        text: root.text
        color: Look.dark ? Look.ink : Look.page
        wrapMode: Text.Wrap
        Accessible.ignored: true
    }
    IconButton {
        id: help

        objectName: "refusalRule"
        anchors {
            right: parent.right
            verticalCenter: parent.verticalCenter
        }
        visible: root.rule !== ""
        icon.source: Look.icon("help", Look.dark ? "ink" : "page")
        //: Button beside the reason why something may not be done: opens the rulebook at that rule
        text: qsTr("Read the rule")
        onClicked: Signposts.ask(Signposts.ofRule(root.rule))
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The seal of what is decided: a tick on green.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Rectangle {
    id: root

    // Whose shield it stands on; empty where it means something else.
    property string squire: ""

    implicitWidth: 22
    implicitHeight: root.width
    radius: root.width / 2
    color: Look.dark ? Look.vert : Look.ok
    border {
        width: 1.6
        color: Look.leaf
    }

    Drawing {
        anchors.centerIn: parent
        width: root.width * 0.66
        name: "icon-check"
        token: "onfield"
    }
    Hint {
        words: () => root.squire ? Legend.chosen(root.squire) : ""
        held: false
    }
}

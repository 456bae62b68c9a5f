// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A squire's bet: its pennon, and the emblem of the board it has bet on (R10.2.1). Where it is small the emblem is all.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Item {
    id: root

    required property int tincture
    // The emblem of the board; empty for none yet.
    required property string emblem
    property real size: 30
    required property string squire
    property bool held: true
    readonly property bool small: root.size < 24 && root.emblem !== ""

    objectName: "sign"
    implicitWidth: root.size
    implicitHeight: root.size

    Drawing {
        visible: !root.small
        width: root.size
        name: "bet-" + Look.squireKeys[root.tincture]
    }
    Drawing {
        x: root.small ? 0 : root.size * 0.46
        y: x
        visible: root.emblem !== ""
        width: root.small ? root.size : root.size * 0.6
        name: root.emblem !== "" ? "ringed-" + root.emblem : ""
    }
    Hint {
        words: () => Legend.bet(root.squire, root.emblem)
        held: root.held
    }
}

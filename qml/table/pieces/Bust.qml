// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A squire as a person, in a mood. Its shield, the sign of the player, is laid over the corner; a computer shows how well it
// plays.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Model

Item {
    id: root

    required property int tincture
    property int mood: Enums.Mood.Calm
    // The shield over the corner. Without it the shield stands elsewhere, or the rim tells enough.
    property bool signed: true
    // Of a computer: the id of its level.
    property string level: ""
    property real drawnWidth: root.width
    readonly property string squire: Look.squireKeys[root.tincture]
    readonly property real badge: Math.max(16, root.width * 0.42)

    implicitWidth: 48
    implicitHeight: root.width

    Drawing {
        anchors.fill: parent
        drawnWidth: root.drawnWidth
        name: "squire-" + root.squire + "-" + Look.moodKeys[root.mood]
    }
    Drawing {
        x: parent.width - width + root.width * 0.02
        y: parent.height - height + root.width * 0.03
        width: root.badge
        visible: root.signed
        name: root.signed ? "squire-" + root.squire + "-badge" : ""
    }
    Drawing {
        y: parent.height - height
        x: -root.width * 0.02
        width: Math.max(22, root.width * 0.36)
        visible: root.level !== ""
        name: root.level === "" ? "" : "attribute-" + root.level
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// How fast what the computers do is told: one step more or less.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MedievalAcademy.Model

QtObject {
    id: root

    // The fastest that is offered.
    property int most: Enums.Speed.Instant

    readonly property T.Action slower: T.Action {
        //: Button, and entry of the game's menu: what the computers do is told more slowly; one step more each time. Very little room
        text: qsTr("Slower")
        enabled: Settings.speed > Enums.Speed.Slow
        onTriggered: Settings.speed = Settings.speed - 1
    }
    readonly property T.Action faster: T.Action {
        //: Button, and entry of the game's menu: what the computers do is told more quickly; one step more each time. Very little room
        text: qsTr("Faster")
        enabled: Settings.speed < root.most
        onTriggered: Settings.speed = Settings.speed + 1
    }
}

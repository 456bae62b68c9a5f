// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The parchment: six turns, the hourglass on the one being played, and below each the way in which hands are passed.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls

Item {
    id: root

    required property int turn
    required property int draftDirection

    implicitWidth: 330
    implicitHeight: root.width / Plans.parchmentRatio
    Accessible.role: Accessible.StaticText
    Accessible.name: root.draftDirection > 0 ?
    //: For screen readers: the parchment on the table; %1 is the number of the turn
    qsTr("Turn %1 of 6. Cards pass to the left.").arg(root.turn) :
    //: For screen readers: the parchment on the table; %1 is the number of the turn
    qsTr("Turn %1 of 6. Cards pass to the right.").arg(root.turn)

    Drawing {
        anchors.fill: parent
        name: "parchment-" + Math.max(0, Math.min(6, root.turn))
    }
    Hint {
        words: () => root.Accessible.name
    }
}

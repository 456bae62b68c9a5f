// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Excalibur in a round of card, beside the squire who is first player.
pragma ComponentBehavior: Bound

import MedievalAcademy.Artwork

Drawing {
    id: root

    width: 32
    name: "roundel"

    Drawing {
        anchors.centerIn: parent
        width: root.width * 0.74
        name: "excalibur"
    }
}

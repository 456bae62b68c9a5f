// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Excalibur in a round of card, beside the squire who is first player.
pragma ComponentBehavior: Bound

import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Drawing {
    id: root

    required property string squire
    property bool held: true

    objectName: "sign"
    width: 32
    name: "excalibur-roundel"

    Hint {
        words: () => Legend.excalibur(root.squire)
        held: root.held
    }
}

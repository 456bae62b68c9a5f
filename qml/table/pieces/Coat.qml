// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A coat of arms by its value; 0 is one that lies face down.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork

Drawing {
    id: root

    required property int value

    width: 24
    name: root.value > 0 ? "coat-plus-" + root.value : root.value < 0 ? "coat-minus-" + -root.value : "coat-back"
}

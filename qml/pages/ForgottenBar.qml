// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// What was deleted from the results just now.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Model

UndoBar {
    id: root

    required property Statistics statistics

    text: root.statistics.forgotten

    onUndoAsked: root.statistics.bringBack()
}

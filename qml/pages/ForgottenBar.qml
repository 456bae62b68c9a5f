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

    //: At the foot of the page of results; %1 is what was deleted: a name, "the game of 21 November", "all results"
    text: root.statistics.forgotten === "" ? "" : qsTr("Deleted: %1").arg(root.statistics.forgotten)

    onUndoAsked: root.statistics.bringBack()
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Shows the rest of what is being told at once, but no scoring: that has a button of its own.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Controls
import MedievalAcademy.Model

Button {
    id: root

    required property Table table

    objectName: "skipStory"
    //: Button that shows the rest of what the others do at once. On a phone with very little room
    text: qsTr("Skip")
    onClicked: root.table.skipToScoring()
}

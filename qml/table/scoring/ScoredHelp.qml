// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Beside the name of the board that is scored: the way to its page in the rulebook.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model
import MedievalAcademy.Rulebook

IconButton {
    id: root

    required property Table table

    icon.source: Look.icon("help", "ink")
    objectName: "scoringHelp"
    //: Button beside the name of a board that is scored: opens the rulebook at its page
    text: qsTr("Read about this board")

    onClicked: Signposts.ask(Signposts.ofBoard(root.table.scoring.board, root.table))
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// In the row of a rule that can be switched on: the way to its page in the rulebook.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Rulebook

IconButton {
    id: root

    // The rule's identifier and its name.
    required property string row
    required property string name

    icon.source: Look.icon("help", "ink2")
    objectName: "ruleLink-" + root.row
    //: Button in the row of a rule, %1: opens the rulebook at its page
    text: qsTr("Read the rule: %1").arg(root.name)

    onClicked: Signposts.ask(Signposts.ofSetup(root.row))
}

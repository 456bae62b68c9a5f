// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// By which rules: advanced rules, variations, stakes, hidden scores, who starts.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

RowGroup {
    id: root

    required property GameSetup setup

    function chosen(choices: var, number: int): string {
        return choices.find(choice => choice.number === number)?.name ?? "";
    }

    ListRow {
        noteSize: root.noteSize
        titleSize: root.titleSize
        note: root.setup.advanced.onCount > 0 ? root.setup.advanced.summary : root.setup.advanced.names
        objectName: "advanced"
        //: Setup page
        text: qsTr("Advanced rules")
        value: root.setup.advanced.onCount === 0 ? qsTr("None", "no rule is switched on") : Number(root.setup.advanced.onCount).toLocaleString(Qt.locale(), "f", 0)

        onClicked: advancedDialog.open()
    }
    ListRow {
        noteSize: root.noteSize
        titleSize: root.titleSize
        note: root.setup.variations.onCount > 0 ? root.setup.variations.summary :
        //: Setup page: what variations are, while none is switched on
        qsTr("Six boards can be turned over")
        objectName: "variations"
        //: Setup page
        text: qsTr("Variations")
        value: root.setup.variations.onCount === 0 ? qsTr("None", "no rule is switched on") : Number(root.setup.variations.onCount).toLocaleString(Qt.locale(), "f", 0)

        onClicked: variationDialog.open()
    }
    ListRow {
        noteSize: root.noteSize
        titleSize: root.titleSize
        objectName: "stakes"
        //: Setup page: how many points the boards are worth
        text: qsTr("Stakes")
        value: root.chosen(root.setup.stakesChoices, root.setup.stakes)

        onClicked: stakesDialog.open()
    }
    SwitchRow {
        noteSize: root.noteSize
        titleSize: root.titleSize
        checked: root.setup.hiddenScores
        //: Setup page: what "Hidden scores" means
        note: qsTr("Coats of arms stay face down until the end.")
        objectName: "hiddenScores"
        //: Setup page
        text: qsTr("Hidden scores")

        onClicked: root.setup.hiddenScores = checked
    }
    ListRow {
        noteSize: root.noteSize
        titleSize: root.titleSize
        objectName: "starts"
        //: Setup page: who has Excalibur in the first turn
        text: qsTr("First player")
        value: root.setup.startsText

        onClicked: startsDialog.open()
    }

    RulesDialog {
        id: advancedDialog

        //: One switch for the three advanced rules together
        allText: qsTr("All advanced rules")
        rules: root.setup.advanced
        title: qsTr("Advanced rules")
    }
    RulesDialog {
        id: variationDialog

        //: One switch for the six variations together
        allText: qsTr("All variations")
        rules: root.setup.variations
        title: qsTr("Variations")
    }
    ChoiceDialog {
        id: stakesDialog

        choices: root.setup.stakesChoices
        current: root.setup.stakes
        row: "stakes"
        title: qsTr("Stakes")

        onChosen: number => root.setup.stakes = number
    }
    ChoiceDialog {
        id: startsDialog

        choices: root.setup.starters
        current: root.setup.starts
        row: "starts"
        title: qsTr("First player")

        onChosen: number => root.setup.starts = number
    }
}

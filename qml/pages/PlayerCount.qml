// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// How many play, and for two which of their two games.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Column {
    id: root

    required property GameSetup setup
    property real leastHeight: Look.touch

    readonly property bool two: root.setup.mode !== Enums.Mode.Standard
    readonly property int count: root.two ? 2 : root.setup.squireCount

    spacing: Look.space12

    SegmentedChoice {
        choices: [2, 3, 4, 5].map(number => number !== root.count ? number.toLocaleString(Qt.locale(), "f", 0) : number === 2 ? qsTr("%n player(s)", "how many play", number) : qsTr("%n squire(s)", "how many squires are in the game", number))
        currentIndex: root.count - 2
        leastHeight: root.leastHeight
        objectName: "playerCount"
        spokenChoices: [2, 3, 4, 5].map(number => qsTr("%n player(s)", "how many play", number))
        width: parent.width

        onChosen: index => {
            if (index > 0) {
                root.setup.mode = Enums.Mode.Standard;
                root.setup.squireCount = index + 2;
            } else if (!root.two) {
                root.setup.mode = Enums.Mode.Karadoc;
            }
        }
    }
    RowGroup {
        visible: root.two
        width: parent.width

        Repeater {
            model: root.setup.modes.filter(mode => mode.number !== Enums.Mode.Standard)

            RadioRow {
                required property setupChoice modelData

                checked: root.setup.mode === modelData.number
                note: modelData.sentence
                objectName: "mode" + modelData.number
                text: modelData.name

                onClicked: root.setup.mode = modelData.number
            }
        }
    }
}

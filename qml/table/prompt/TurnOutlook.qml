// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// What the turn will lead to: the boards that score at its end, and those that go back to square 0 then.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Column {
    id: root

    required property BoardModel boards
    property bool knights: false
    // The height there is for it; what does not fit is left out.
    required property real room
    // Heading and emblems in one line where the place is wide.
    readonly property bool wide: root.width >= 320
    readonly property real part: root.wide ? 28 : scoringHeading.implicitHeight + 26

    visible: root.room >= root.part
    spacing: 2

    component Line: GridLayout {
        columns: root.wide ? 2 : 1
        columnSpacing: Look.space12
        rowSpacing: 0
    }
    component Heading: Label {
        Layout.preferredWidth: root.wide ? Math.max(scoringHeading.implicitWidth, resettingHeading.implicitWidth) : implicitWidth
        color: Look.golddeep
        font.pixelSize: Look.labelSize
    }
    component Emblem: Drawing {
        required property int board
        required property bool scores
        required property list<turnMark> turnMarks
        required property bool resets
        readonly property int drawing: root.knights && (board === Academy.Board.Jousts || board === Academy.Board.Tournaments) ? board + 6 : board
        readonly property bool told: resets ? turnMarks.some(mark => mark.now && mark.resets) : scores

        width: 26
        visible: told
        name: "ringed-" + Look.boardKeys[drawing] + (resets ? "" : "-lit")
    }
    component Emblems: Row {
        id: emblems

        property bool resets: false
        // How many there are to see.
        property int many: 0

        function count(): void {
            let many = 0;
            for (let i = 0; i < boards.count; ++i)
                many += (boards.itemAt(i) as Emblem)?.told ? 1 : 0;
            emblems.many = many;
        }

        spacing: 3
        Accessible.ignored: true

        Repeater {
            id: boards

            model: root.boards
            onItemAdded: Qt.callLater(emblems.count)

            Emblem {
                resets: emblems.resets
                onToldChanged: Qt.callLater(emblems.count)
            }
        }
    }

    Line {
        visible: scoring.many > 0

        Heading {
            id: scoringHeading

            //: Heading of the emblems of the boards that are scored at the end of this turn
            text: qsTr("Scores this turn")
        }
        Emblems {
            id: scoring
        }
    }
    Line {
        visible: resetting.many > 0 && root.room >= 2 * root.part + 2

        Heading {
            id: resettingHeading

            //: Heading of the emblems of the boards whose discs go back to square 0 after this turn's scoring
            text: qsTr("Then back to 0")
        }
        Emblems {
            id: resetting

            resets: true
        }
    }
}

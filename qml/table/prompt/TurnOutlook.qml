// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// What the turn will lead to: the boards that score at its end, those that go back to square 0 then, and when the others
// will score.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Column {
    id: root

    enum Kind {
        Scoring,
        Resetting,
        Later
    }

    required property BoardModel boards
    // What a screen reader says of all of it.
    required property string spoken
    // The height there is for it; what does not fit is left out.
    required property real room
    property real emblemSize: 26
    // Heading and emblems in one line where the place is wide.
    readonly property bool wide: root.width >= 320 * Look.textScale
    // In the last turn all stand in one line.
    readonly property real fittingSize: Math.min(root.emblemSize, Math.floor((root.width - (root.wide ? scoringHeading.Layout.preferredWidth + Look.space12 : 0) - (root.boards.count - 1) * 3) / Math.max(1, root.boards.count)))
    // Those of later turns, with their numbers, as well.
    readonly property real laterSize: Math.max(16, Math.min(root.emblemSize, Math.floor((root.width - (root.wide ? scoringHeading.Layout.preferredWidth + Look.space12 : 0)) / Math.max(1, later.many) - 1.15 * Look.labelSize - 7)))
    readonly property real part: (root.wide ? 2 : scoringHeading.implicitHeight) + root.emblemSize

    visible: root.room >= root.part
    spacing: 2
    Accessible.role: Accessible.StaticText
    Accessible.name: root.spoken

    component Line: GridLayout {
        columns: root.wide ? 2 : 1
        columnSpacing: Look.space12
        rowSpacing: 0
    }
    component Heading: Label {
        Layout.preferredWidth: root.wide ? Math.max(scoringHeading.implicitWidth, resettingHeading.implicitWidth, laterHeading.implicitWidth) : implicitWidth
        color: Look.golddeep
        font.pixelSize: Look.labelSize
        Accessible.ignored: true
    }
    component Emblem: Row {
        id: sign

        required property string emblem
        required property string name
        required property bool scores
        required property list<turnMark> turnMarks
        required property int kind
        readonly property string next: turnMarks.find(mark => mark.scores && !mark.past && !mark.now)?.turn ?? ""
        readonly property bool told: kind === TurnOutlook.Scoring ? scores : kind === TurnOutlook.Resetting ? turnMarks.some(mark => mark.now && mark.resets) : !scores && next !== ""

        visible: told
        spacing: 2

        Drawing {
            width: sign.kind === TurnOutlook.Later ? root.laterSize : root.fittingSize
            name: "ringed-" + sign.emblem + (sign.kind === TurnOutlook.Scoring ? "-lit" : "")

            Hint {
                words: () => Legend.outlook(sign.name, sign.kind, sign.next)
            }
        }
        Label {
            anchors.verticalCenter: parent.verticalCenter
            visible: sign.kind === TurnOutlook.Later
            rightPadding: root.laterSize < root.emblemSize ? 1 : 5
            text: sign.next
            Accessible.ignored: true
            color: Look.ink2
            font.pixelSize: Look.labelSize
        }
    }
    component Emblems: Row {
        id: emblems

        property int kind: TurnOutlook.Scoring
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

        Later {
            id: counting

            onDue: emblems.count()
        }
        Repeater {
            id: boards

            model: root.boards
            onItemAdded: counting.ask()

            Emblem {
                kind: emblems.kind
                onToldChanged: counting.ask()
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

            kind: TurnOutlook.Resetting
        }
    }
    Line {
        visible: later.many > 0 && root.room >= (1 + (scoring.many > 0 ? 1 : 0) + (resetting.many > 0 ? 1 : 0)) * (root.part + 2)

        Heading {
            id: laterHeading

            //: Heading of the emblems of the boards that are not scored this turn, each with the turn when it will be: "VI"
            text: qsTr("Later")
        }
        Emblems {
            id: later

            kind: TurnOutlook.Later
        }
    }
}

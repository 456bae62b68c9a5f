// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Who sits at the table, in seat order: the squire, name, human or computer; Excalibur by whoever starts.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

RowGroup {
    id: root

    required property GameSetup setup

    // Higher rows have larger shields and names.
    readonly property real shield: Math.max(root.width >= 500 ? 52 * Math.min(1.5, Look.textUnit) : 52, Math.min(92, root.leastRow - 14))
    readonly property real nameSize: root.leastRow >= 86 ? Look.pageTitleSize : Look.nameSize

    signal seatAsked(seat: int)

    Repeater {
        model: root.setup.seats

        ListRow {
            id: row

            required property int index
            required property string shownName
            required property string kindText
            required property int tincture
            required property int secondTincture
            required property bool human
            required property string level
            readonly property real faces: (row.secondTincture >= 0 ? 1.17 : 1) * root.shield + 4

            // In Lancelot a player has two squires: 0 and 2, or 1 and 3.
            readonly property bool first: root.setup.starts >= 0 && (row.secondTincture >= 0 ? root.setup.starts % 2 : root.setup.starts) === row.index

            mark: row.first ? excalibur : null
            note: row.kindText
            noteItalic: false
            noteSize: Look.bodySize
            objectName: "seat" + row.index
            ruleStart: row.leftPadding + Look.space12 + row.faces
            text: row.shownName
            titleSize: root.nameSize
            leftPadding: Look.space8

            leading: SeatShields {
                tincture: row.tincture
                secondTincture: row.secondTincture
                level: row.human ? "" : row.level
                side: root.shield
            }
            onClicked: root.seatAsked(row.index)
        }
    }
    Component {
        id: excalibur

        Drawing {
            name: "excalibur"
            width: 36
        }
    }
    ListRow {
        chevron: false
        enabled: false
        leftPadding: Look.space8
        //: Setup page: the squire that nobody owns, in the game Karadoc
        note: qsTr("Plays random cards; the first player makes its choices.")
        ruleStart: root.shield + 24
        //: Setup page: the squire that nobody owns, in the game Karadoc
        text: qsTr("The neutral squire")
        titleSize: root.nameSize
        visible: root.setup.neutralTincture >= 0

        leading: SeatShields {
            tincture: Math.max(0, root.setup.neutralTincture)
            side: root.shield
        }
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Who sits at the table, in seat order: shield, name, human or computer; Excalibur by whoever starts.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

RowGroup {
    id: root

    required property GameSetup setup

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

            // In Lancelot a player has two squires: 0 and 2, or 1 and 3.
            readonly property bool first: root.setup.starts >= 0 && (row.secondTincture >= 0 ? root.setup.starts % 2 : root.setup.starts) === row.index

            mark: row.first ? excalibur : null
            note: row.kindText
            noteItalic: false
            noteSize: Look.bodySize
            objectName: "seat" + row.index
            ruleStart: 76
            text: row.shownName
            titleSize: Look.nameSize
            leftPadding: Look.space8

            leading: SeatShields {
                tincture: row.tincture
                secondTincture: row.secondTincture
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
        note: qsTr("Played by the cards; its choices are the first player’s.")
        ruleStart: 76
        //: Setup page: the squire that nobody owns, in the game Karadoc
        text: qsTr("The neutral squire")
        titleSize: Look.nameSize
        visible: root.setup.neutralTincture >= 0

        leading: SeatShields {
            tincture: Math.max(0, root.setup.neutralTincture)
        }
    }
}

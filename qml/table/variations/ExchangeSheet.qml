// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The exchange of Charity (R10.6): with whom, which coat is given, which are taken, each behind the faces of who gives and who
// gets. Everything is chosen by tapping.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

GridLayout {
    id: root

    required property Prompt prompt
    // In little height.
    property bool low: false
    // For the sake of large letters.
    property bool ample: false
    property squireLine nobody
    readonly property squireLine partner: root.prompt.partners.find(line => line.chosen) ?? root.nobody

    // Whoever decides is the only human at this device.
    property bool alone: false

    function heading(giver: string, receiver: string): string {
        //: Exchange of coats: heading of the coats that %1 gives to %2; both are names of squires
        return qsTr("%1 gives to %2").arg(giver).arg(receiver);
    }

    function briefHeading(giver: string): string {
        //: Exchange of coats: above those that %1 gives, the name of a squire; where there is little room
        return qsTr("%1 gives").arg(giver);
    }

    // What is given beside what is taken, where there is room.
    readonly property int most: root.columns > 1 ? 0 : Math.max(root.prompt.gives.length, root.prompt.takes.length)

    columns: give.natural + Look.space32 + take.natural <= root.width ? 2 : 1
    columnSpacing: Look.space32
    rowSpacing: Look.space8

    GridLayout {
        Layout.columnSpan: root.columns
        Layout.fillWidth: true
        columnSpacing: Look.space8
        columns: root.low ? Math.max(1, root.prompt.partners.length) : 1
        rowSpacing: root.rowSpacing
        uniformCellWidths: true
        visible: root.prompt.partners.length > 1

        Repeater {
            model: root.prompt.partners.length > 1 ? root.prompt.partners : []

            ChoiceRow {
                required property int index
                required property squireLine modelData

                objectName: "partner" + index

                Layout.fillWidth: true
                tincture: modelData.tincture
                text: modelData.text
                chosen: modelData.chosen
                narrow: root.low
                onClicked: root.prompt.choosePartner(index)
            }
        }
    }
    CoatsChoice {
        id: give

        // Side by side the two stand in the middle, as a hand does.
        Layout.leftMargin: root.columns === 2 ? Math.max(0, (root.width - give.natural - root.columnSpacing - take.natural) / 2) : 0
        Layout.preferredWidth: root.columns === 2 ? natural : root.width
        visible: root.prompt.gives.length > 0
        prefix: "give"
        low: root.low && root.columns === 1
        ample: root.ample
        giver: root.prompt.tincture
        receiver: root.partner.seat < 0 ? -1 : root.partner.tincture
        title: root.partner.seat < 0 ?
        //: Exchange of coats: heading of one's own negative coats, one of which is given away
        qsTr("Give one") : root.alone ?
        //: Exchange of coats: heading of the coats that the player gives; %1 is a squire
        qsTr("You give to %1").arg(root.partner.text) : root.heading(root.prompt.name, root.partner.text)
        briefTitle: root.partner.seat < 0 ? "" : root.alone ?
        //: Exchange of coats: above those that the player gives, where there is little room
        qsTr("You give") : root.briefHeading(root.prompt.name)
        coats: root.prompt.gives
        most: root.most || coats.length
        onCoatChosen: row => root.prompt.chooseGive(row)
    }
    CoatsChoice {
        id: take

        Layout.fillWidth: true
        Layout.preferredWidth: natural
        visible: root.prompt.takes.length > 0
        prefix: "take"
        low: root.low && root.columns === 1
        ample: root.ample
        giver: root.partner.seat < 0 ? -1 : root.partner.tincture
        receiver: root.prompt.tincture
        title: root.partner.seat < 0 ?
        //: Exchange of coats: heading of the other squire's coats that may be taken
        qsTr("Take") : root.alone ?
        //: Exchange of coats: heading of the coats that the player takes; %1 is a squire
        qsTr("You take from %1").arg(root.partner.text) : root.heading(root.partner.text, root.prompt.name)
        briefTitle: root.partner.seat < 0 ? "" : root.alone ?
        //: Exchange of coats: above those that the player takes, where there is little room
        qsTr("You take") : root.briefHeading(root.partner.text)
        coats: root.prompt.takes
        most: root.most || coats.length
        onCoatChosen: row => root.prompt.chooseTake(row)
    }
}

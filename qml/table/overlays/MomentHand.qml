// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// What a squire had in hand at a moment one looks back at.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

GridLayout {
    id: root

    required property int tincture
    required property string name
    required property list<cardFace> hand

    // The cards under the name instead of beside it.
    property bool upright: false
    required property real cardWidth
    // The most cards that anybody has.
    property int most: root.hand.length
    // Beside the cards: the width of the name, and its letters, which are as large for everybody.
    required property real nameWidth
    property real letters: Look.bodySize
    required property real discFace

    columnSpacing: Look.space8
    columns: root.upright ? 2 : 3
    rowSpacing: Look.space4
    Accessible.ignored: root.hand.length === 0
    Accessible.role: Accessible.StaticText
    //: Spoken: %1 is a squire, %2 the cards it had in hand at that moment
    Accessible.name: qsTr("%1: %2", "hand").arg(root.name).arg(root.hand.map(card => card.name).join(", "))

    Item {
        // The face is level with the name; the edge of the disc hangs below it.
        implicitHeight: disc.face
        implicitWidth: disc.width

        Disc {
            id: disc

            y: parent.height / 2 - disc.centreY
            tincture: root.tincture
            face: root.discFace * (root.upright ? 18 / 22 : 1)
        }
    }
    Label {
        Layout.fillWidth: true
        Layout.minimumWidth: root.upright ? -1 : root.nameWidth
        elide: Text.ElideRight
        font.pixelSize: root.letters
        text: root.name
        Accessible.ignored: true
    }
    PlayedCards {
        Layout.columnSpan: root.upright ? 2 : 1
        // One below the other hands begin at one edge, however many cards they have, and the longest ends at the margin.
        Layout.alignment: root.upright ? Qt.AlignLeft : Qt.AlignRight
        Layout.minimumWidth: root.upright ? -1 : root.most * (root.cardWidth + spacing) - spacing
        played: root.hand
        places: 0
        cardWidth: root.cardWidth
    }
}

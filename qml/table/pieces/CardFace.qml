// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A Learning card face up. Below 90 px of width it is without its name, which could not be read there, and below 44 px without
// its picture; a name too long for its place is left out as well.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Item {
    id: root

    // The kind (Look.cardKeys), and the value, 2 to 5. Swords are called so also where they show the knights.
    required property int kind
    required property int value
    readonly property bool small: root.width < 90
    readonly property list<string> names: [
        //: The name of a kind of Learning card, at the foot of the card
        qsTr("Gallantry"),
        //: The name of a kind of Learning card, playable on Jousts or Tournaments, at the foot of the card
        qsTr("Swords"),
        //: The name of a kind of Learning card, at the foot of the card
        qsTr("Education"),
        //: The name of a kind of Learning card, at the foot of the card
        qsTr("King’s Service"),
        //: The name of a kind of Learning card, at the foot of the card
        qsTr("Quests"),
        //: The name of a kind of Learning card, at the foot of the card
        qsTr("Charity")]

    implicitWidth: 91
    implicitHeight: root.width * Look.cardRatio

    Drawing {
        anchors.fill: parent
        name: "card-" + Look.cardKeys[root.kind] + "-" + root.value
    }
    TextMetrics {
        id: least

        font.family: name.font.family
        font.pixelSize: name.minimumPixelSize
        text: name.text
    }
    Label {
        id: name

        x: Plans.cardName.x * root.width
        y: Plans.cardName.y * root.height
        width: Plans.cardName.width * root.width
        height: Plans.cardName.height * root.height
        visible: !root.small && least.advanceWidth <= width
        text: root.names[root.kind === Enums.CardKind.Knights ? Enums.CardKind.Swords : root.kind]
        color: Look.artInk
        font.pixelSize: Math.max(12, Math.round(Plans.cardNameSize * root.width))
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 12
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A finished game in a list: who has won and with how many points, the others, the day. In little width the day goes before the
// others.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

ListRow {
    id: root

    required property int index
    required property string game
    required property string title
    required property string when
    required property string others
    required property list<int> tinctures
    required property bool won
    required property string spoken
    // It is told from the side of one person.
    property bool personal: false
    // Of its month.
    property bool first: true
    property bool last: true
    readonly property bool narrow: root.width < 440 * Look.textUnit

    implicitHeight: Math.max(72, implicitContentHeight + topPadding + bottomPadding)
    leftPadding: Look.space12
    note: (root.narrow ? [root.when, root.others] : [root.others]).filter(text => text !== "").join("\n")
    noteItalic: false
    noteSize: Look.bodySize
    objectName: "finished" + root.index
    ruleStart: root.leading === null ? root.leftPadding : root.leftPadding + 50 + Look.space12
    ruled: !root.first
    text: root.title
    titleSize: Look.nameSize
    value: root.narrow ? "" : root.when
    // Where letters are large the words need the room.
    leading: root.width < 240 * Look.textScale ? null : winner
    chevron: root.width >= 160 * Look.textScale

    Accessible.name: root.spoken
    Accessible.description: ""

    GroupLeaf {
        anchors.fill: parent
        first: root.first
        last: root.last
        z: -2
    }
    Component {
        id: winner

        Item {
            implicitHeight: 50
            implicitWidth: 50

            Bust {
                mood: root.won ? Enums.Mood.Proud : Enums.Mood.Calm
                signed: root.tinctures.length < 2 && !crown.visible
                tincture: root.tinctures[0] ?? 0
                width: root.tinctures.length < 2 ? 50 : 36
            }
            // Of two squires, or of two who share the victory, the second one.
            Bust {
                mood: root.won ? Enums.Mood.Proud : Enums.Mood.Calm
                signed: false
                tincture: root.tinctures[1] ?? 0
                visible: root.tinctures.length >= 2
                width: 36
                x: 16
                y: 14
            }
            Drawing {
                id: crown

                name: "emblem-kings-service"
                visible: root.personal && root.won
                width: 23
                x: parent.width - width + 3
                y: parent.height - height + 2
            }
        }
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// What has become of one person: games, victories, points. A crown for whoever was knighted most often.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

ListRow {
    id: root

    required property int index
    required property string person
    required property string name
    required property string brief
    required property string points
    required property int tincture
    required property bool leads
    required property string spoken
    required property list<string> figures
    // The numbers stand in columns of that width; 0: in words.
    property real cell: 0
    readonly property bool tabled: root.cell > 0
    readonly property bool narrow: root.width < 560 * Look.textUnit
    readonly property real side: root.narrow ? 48 : 56

    implicitHeight: Math.max(root.side + 16, implicitContentHeight + topPadding + bottomPadding)
    leftPadding: Look.space12
    note: root.tabled ? "" : root.narrow ? root.brief + "\n" + root.points : root.brief
    noteItalic: false
    noteSize: Look.bodySize
    objectName: "person" + root.index
    ruleStart: root.side + 24
    text: root.name
    titleSize: Look.nameSize
    value: root.tabled || root.narrow ? "" : root.points
    mark: root.tabled ? numbers : null
    leading: root.width < 240 * Look.textScale ? null : face
    chevron: root.width >= 160 * Look.textScale

    Accessible.name: root.spoken
    Accessible.description: ""

    Component {
        id: numbers

        Row {
            Repeater {
                model: root.figures

                Label {
                    required property int index
                    required property string modelData

                    // The column by which they are ranked.
                    font.bold: index === 1
                    font.pixelSize: Look.emphasisSize
                    horizontalAlignment: Text.AlignRight
                    text: modelData
                    width: root.cell

                    Accessible.ignored: true
                }
            }
        }
    }
    Component {
        id: face

        Item {
            implicitHeight: root.side
            implicitWidth: root.side

            Bust {
                mood: root.leads ? Enums.Mood.Proud : Enums.Mood.Calm
                signed: !root.leads
                tincture: Math.max(0, root.tincture)
                visible: root.tincture >= 0
                width: root.side
            }
            Drawing {
                anchors.centerIn: parent
                name: "coat-back"
                visible: root.tincture < 0
                width: root.side - 10
            }
            Drawing {
                name: "emblem-kings-service"
                visible: root.leads
                width: root.side * 0.46
                x: parent.width - width + 3
                y: parent.height - height + 2
            }
        }
    }
}

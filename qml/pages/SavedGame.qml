// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A saved game: what it is called or who plays, where it stands, when it was left; and what can be done with it.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls

ListRow {
    id: root

    required property int index
    required property string path
    required property string title
    required property string givenTitle
    required property string detail
    required property string standing
    required property string when
    required property list<int> tinctures
    required property bool over
    required property string problem

    // The shields of those who play stand beside each other, in little width in two rows of smaller ones.
    readonly property bool wide: root.width >= 600 * Look.textScale
    readonly property int shieldColumns: root.wide ? 5 : Math.min(3, root.tinctures.length)

    signal continueAsked(path: string)
    // What can be done with it is to be offered there.
    signal actionsAsked(button: Item)

    chevron: false
    ruled: false
    implicitHeight: Math.max(root.wide ? 88 : 60, implicitContentHeight + topPadding + bottomPadding)
    // Who leads or has won stands in a line of its own.
    note: root.problem !== "" ? root.problem : [root.standing, [root.detail, root.when].join(" · ")].filter(text => text !== "").join("\n")
    noteItalic: false
    noteSize: Look.bodySize
    objectName: "game" + root.index
    rightPadding: Look.touch + Look.space12
    text: root.title
    titleSize: Look.nameSize

    // Where letters are large the words need the room.
    leading: root.width < 240 * Look.textScale ? null : root.problem !== "" ? warning : shields

    onClicked: {
        if (root.problem === "") {
            root.continueAsked(root.path);
        }
    }

    Leaf {
        anchors.fill: parent
        z: -2
    }
    ToolButton {
        id: more

        anchors.right: parent.right
        anchors.rightMargin: Look.space4
        anchors.verticalCenter: parent.verticalCenter
        display: ToolButton.IconOnly
        icon.name: "overflow-menu"
        objectName: "gameActions" + root.index
        //: Button beside a saved game: opens a menu with what can be done with it; %1 is its title
        text: qsTr("More actions for %1").arg(root.title)

        onClicked: root.actionsAsked(more)
    }

    Component {
        id: warning

        Drawing {
            name: "icon-warning"
            token: "danger"
            width: 40
        }
    }
    Component {
        id: shields

        Item {
            implicitHeight: Math.max(48, all.height)
            // Names stand one below the other, however many play.
            implicitWidth: root.wide ? 5 * 46 - 2 : 3 * 25 - 1

            Grid {
                id: all

                anchors.verticalCenter: parent.verticalCenter
                columns: root.shieldColumns
                columnSpacing: root.wide ? 6 : 1
                rowSpacing: 1

                Repeater {
                    model: root.tinctures

                    Drawing {
                        required property int modelData

                        name: "shield-" + Look.squireKeys[modelData]
                        width: root.wide ? 40 : 24
                    }
                }
            }
        }
    }
}

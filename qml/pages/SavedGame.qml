// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A saved game: what it is called or who plays, where it stands, when it was left; and what can be done with it.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
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

    // Of its section.
    property bool first: true
    property bool last: true
    // The faces of those who play stand in a column behind the words, however many they are; in little width above them.
    readonly property bool wide: root.width >= 600 * Look.textScale
    readonly property bool stacked: !root.wide && root.problem === ""
    readonly property real face: root.wide ? 46 : Math.min(46, (root.width - root.leftPadding - Look.touch - Look.space8) / 5 - Look.space4)

    // It can be opened, and says so where there is room.
    readonly property bool leads: root.problem === "" && root.width >= 300 * Look.textScale
    readonly property real signRoom: root.leads ? sign.width + Look.space8 : 0

    signal continueAsked(path: string)
    // What can be done with it is to be offered there.
    signal actionsAsked(button: Item)

    chevron: false
    ruled: !root.first
    implicitHeight: Math.max(root.wide ? 96 : 60, implicitContentHeight + topPadding + bottomPadding)
    // Who leads or has won stands in a line of its own, in little width the time too.
    note: root.problem !== "" ? root.problem : [root.standing, [root.detail, root.when].join(root.wide ? " · " : "\n")].filter(text => text !== "").join("\n")
    noteItalic: false
    noteSize: Look.bodySize
    objectName: "game" + root.index
    bottomPadding: Look.space8
    rightPadding: Look.space12 + root.signRoom + (root.stacked ? 0 : Look.touch)
    topPadding: root.stacked ? root.face + Look.space12 : Look.space8
    text: root.title
    titleSize: Look.nameSize

    leading: root.problem === "" || root.width < 240 * Look.textScale ? null : warning
    mark: root.problem === "" && root.wide ? faces : null

    onClicked: {
        if (root.problem === "") {
            root.continueAsked(root.path);
        }
    }

    GroupLeaf {
        anchors.fill: parent
        first: root.first
        last: root.last
        z: -2
    }
    ToolButton {
        id: more

        anchors.right: parent.right
        anchors.rightMargin: root.stacked ? Look.space4 : Look.space4 + root.signRoom
        display: ToolButton.IconOnly
        icon.name: "overflow-menu"
        objectName: "gameActions" + root.index
        //: Button beside a saved game: opens a menu with what can be done with it; %1 is its title
        text: qsTr("More actions for %1").arg(root.title)
        y: root.stacked ? Look.space8 + (root.face - height) / 2 : (root.height - height) / 2

        onClicked: root.actionsAsked(more)
    }
    Chevron {
        id: sign

        anchors.right: parent.right
        anchors.rightMargin: Look.space12
        mirror: root.mirrored
        visible: root.leads
        y: root.topPadding + (root.height - root.topPadding - root.bottomPadding - height) / 2
    }
    Loader {
        active: root.stacked
        sourceComponent: faces
        x: root.leftPadding
        y: Look.space8
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
        id: faces

        Row {
            spacing: Look.space4
            // Of five, so that those of all games begin at one edge.
            width: root.wide ? 5 * (root.face + spacing) - spacing : implicitWidth

            Repeater {
                model: root.tinctures

                Bust {
                    required property int modelData

                    tincture: modelData
                    width: root.face
                }
            }
        }
    }
}

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

    // The faces of those who play stand behind the words, however many they are; in little width above them.
    readonly property bool wide: root.width >= 600 * Look.textScale
    readonly property bool stacked: !root.wide && root.problem === ""
    readonly property real face: root.wide ? 52 : Math.min(46, (root.width - root.leftPadding - Look.touch - Look.space8) / 5 - Look.space4)

    signal continueAsked(path: string)
    // What can be done with it is to be offered there.
    signal actionsAsked(button: Item)

    chevron: false
    ruled: false
    implicitHeight: Math.max(root.wide ? 88 : 60, implicitContentHeight + topPadding + bottomPadding)
    // Who leads or has won stands in a line of its own, in little width the time too.
    note: root.problem !== "" ? root.problem : [root.standing, [root.detail, root.when].join(root.wide ? " · " : "\n")].filter(text => text !== "").join("\n")
    noteItalic: false
    noteSize: Look.bodySize
    objectName: "game" + root.index
    bottomPadding: root.stacked ? Look.space8 : Look.space4
    rightPadding: root.stacked ? Look.space12 : Look.touch + Look.space12
    topPadding: root.stacked ? root.face + Look.space12 : Look.space4
    text: root.title
    titleSize: Look.nameSize

    leading: root.problem === "" || root.width < 240 * Look.textScale ? null : warning
    mark: root.problem === "" && root.wide ? faces : null

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
        display: ToolButton.IconOnly
        icon.name: "overflow-menu"
        objectName: "gameActions" + root.index
        //: Button beside a saved game: opens a menu with what can be done with it; %1 is its title
        text: qsTr("More actions for %1").arg(root.title)
        y: root.stacked ? Look.space8 + (root.face - height) / 2 : (root.height - height) / 2

        onClicked: root.actionsAsked(more)
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

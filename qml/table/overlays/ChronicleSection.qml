// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A heading in the chronicle: turn and phase. From that of a scoring its walk can be seen again.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Rectangle {
    id: root

    required property string section
    required property ScoringWalk walk
    // It stays in sight at the top of its list, and lines scroll away below it.
    property bool covers: false
    // The board whose name has scrolled away below it: its name and its emblem.
    property string board: ""
    property string emblem: ""
    // The lines stand still, each of them whole.
    property bool still: false
    readonly property int scoring: root.walk.sections.indexOf(root.section)

    signal againAsked(int scoring)

    implicitHeight: parts.implicitHeight
    color: Look.leaf
    z: 2

    // What scrolls away below it fades.
    EdgeFade {
        objectName: "fade"
        anchors.top: parent.bottom
        width: parent.width
        height: 18
        rotation: 180
        visible: root.covers && !root.still
    }
    Rectangle {
        x: 22
        y: parent.height - height
        width: parent.width - 2 * x
        height: Look.hairline
        visible: root.covers
        color: Look.rule
    }
    RowLayout {
        id: parts

        x: 22
        width: root.width - x - 12
        spacing: Look.space4

        Drawing {
            Layout.preferredWidth: Math.round(26 * Look.textUnit)
            Layout.preferredHeight: Layout.preferredWidth
            Layout.leftMargin: -3
            Layout.topMargin: 6
            visible: root.emblem !== ""
            name: root.emblem === "" ? "" : "ringed-" + root.emblem

            Hint {
                words: () => root.board
                held: false
            }
        }
        Label {
            Layout.fillWidth: true
            text: root.section
            color: Look.golddeep
            font.pixelSize: Look.bodySize
            topPadding: 10
            bottomPadding: 4
            wrapMode: Text.Wrap
            Accessible.role: Accessible.Heading
        }
        ToolButton {
            objectName: "seeAgain" + root.scoring
            Layout.alignment: Qt.AlignVCenter
            Layout.topMargin: 6 // as the heading, which has its space above
            visible: root.scoring >= 0
            font.pixelSize: Look.labelSize
            //: Button beside the heading of a scoring in the chronicle: shows the walk through it once more
            text: qsTr("See again")
            onClicked: root.againAsked(root.scoring)
        }
    }
}

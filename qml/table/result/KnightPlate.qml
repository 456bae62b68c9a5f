// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The knighting: the winner's shield under a crown, in a border of ivy.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

FocusScope {
    id: root

    required property ResultModel result
    // With a border of ivy; in little room without.
    required property bool framed
    // The most height there is for it.
    required property real room
    readonly property real inner: root.framed ? 64 : 20
    readonly property list<int> winners: root.result.winnerTinctures
    readonly property bool crowned: root.room > 440
    // What all but crown and shield needs.
    readonly property real words: 2 * root.inner + 1.35 * (Look.nameSize + (root.framed ? Look.knightSize : Look.boardTitleSize) + Look.dialogTitleSize + Look.emphasisSize + (root.result.takeBacksText === "" ? 0 : Look.bodySize)) + Look.confirmHeight + Look.space48
    readonly property real shieldSize: Math.max(88, Math.min(240, (root.width - 2 * root.inner) / Math.max(1, root.winners.length) - 8, (root.room - root.words) / (root.crowned ? 1.4 : 1)))

    signal againAsked

    implicitHeight: content.implicitHeight + 2 * root.inner

    Plate {
        anchors.fill: parent
        corner: 18
        lineWidth: 2
    }
    IvyFrame {
        anchors {
            fill: parent
            margins: 26
        }
        visible: root.framed
        thickness: 44
    }
    ColumnLayout {
        id: content

        anchors {
            left: parent.left
            right: parent.right
            verticalCenter: parent.verticalCenter
            margins: root.inner
        }
        spacing: Look.space4

        Note {
            Layout.fillWidth: true
            objectName: "heading"
            text: root.result.winnerCount > 1 ?
            //: Above the shields of several winners
            qsTr("Knights of the Academy") :
            //: Above the winner's shield
            qsTr("Knight of the Academy")
            font.pixelSize: Look.nameSize
            horizontalAlignment: Text.AlignHCenter
        }
        Drawing {
            id: crown

            Layout.alignment: Qt.AlignHCenter
            Layout.preferredWidth: root.shieldSize * 0.44
            Layout.preferredHeight: Layout.preferredWidth * 0.86
            visible: root.crowned
            name: "emblem-kings-service"

            // The crown comes down from above when the knighting is shown.
            transform: Translate {
                id: fall
            }

            SequentialAnimation {
                running: crown.visible && Look.moves

                PropertyAction {
                    target: fall
                    property: "y"
                    value: -90
                }
                NumberAnimation {
                    target: fall
                    property: "y"
                    to: 0
                    duration: Look.coatDuration * 1.6
                    easing.type: Easing.OutBounce
                }
            }
        }
        RowLayout {
            Layout.alignment: Qt.AlignHCenter
            spacing: Look.space8

            Repeater {
                model: root.winners

                Shield {
                    required property int modelData

                    Layout.preferredWidth: root.shieldSize
                    Layout.preferredHeight: root.shieldSize
                    tincture: modelData
                }
            }
        }
        Title {
            id: winner

            // What is too long for one line of the smallest letters takes two.
            readonly property bool parted: smallest.advanceWidth > winner.width

            Layout.fillWidth: true
            text: root.result.winner
            // Letters made small to fit would leave the height of large ones empty.
            font.pixelSize: winner.parted ? 22 : Math.min(root.framed ? Look.knightSize : Look.boardTitleSize, 0.36 * (root.width - 2 * root.inner))
            fontSizeMode: winner.parted ? Text.FixedSize : Text.HorizontalFit
            minimumPixelSize: 22
            wrapMode: winner.parted ? Text.Wrap : Text.NoWrap
            maximumLineCount: winner.parted ? 2 : 1
            elide: Text.ElideRight
            horizontalAlignment: Text.AlignHCenter

            TextMetrics {
                id: smallest

                font.family: winner.font.family
                font.pixelSize: 22
                text: winner.text
            }
        }
        Label {
            Layout.fillWidth: true
            text: root.result.pointsText
            font.pixelSize: root.width < 420 ? Look.nameSize : Look.dialogTitleSize - 2
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
        }
        Note {
            Layout.fillWidth: true
            text: root.result.sentence
            font.pixelSize: Look.emphasisSize
            horizontalAlignment: Text.AlignHCenter
        }
        Note {
            objectName: "takeBacksText"
            Layout.fillWidth: true
            visible: text !== ""
            text: root.result.takeBacksText
            horizontalAlignment: Text.AlignHCenter
        }
        Button {
            objectName: "playAgain"
            focus: true
            Layout.alignment: Qt.AlignHCenter
            Layout.topMargin: Look.space12
            Layout.fillWidth: true
            Layout.maximumWidth: 280
            highlighted: true
            //: Button: a new game with the same people and rules
            text: qsTr("Play again")
            onClicked: root.againAsked()
        }
    }
}

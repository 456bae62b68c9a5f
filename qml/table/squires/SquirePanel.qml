// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A squire at a wide table: shield, name, what it does now, cards in hand, coats of arms (face down), the cards it has played
// this turn, and beside it Excalibur and its bet. Gold when the decision is its.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Pressable {
    id: root

    required property int seat
    required property string name
    required property int tincture
    required property bool own
    required property bool holdsExcalibur
    required property bool deciding
    required property bool thinking
    required property bool hasChosen
    required property int handSize
    required property int coatCount
    required property int score
    required property bool scoreHidden
    required property list<cardFace> played
    required property int bet
    required property string status
    // Places for the cards of this turn; 0 leaves the row out.
    property int places: 0
    property bool large: false

    implicitWidth: 142
    implicitHeight: content.implicitHeight + topPadding + bottomPadding
    padding: 9
    onClicked: root.closerRequested()

    background: Item {
        Shadow {
            anchors {
                fill: parent
                margins: 4
            }
            level: 1
        }
        Plate {
            anchors.fill: parent
            corner: 7
            color: root.deciding ? Look.yours : root.hovered ? Look.hovered : Look.leaf
            edge: root.deciding ? Look.gold : Look.line
            lineWidth: root.deciding ? Look.decidedLine : Look.border
            innerLine: "transparent"
        }
    }

    contentItem: ColumnLayout {
        id: content

        spacing: Look.space4

        RowLayout {
            Layout.fillWidth: true
            spacing: Look.space8

            Shield {
                id: shield

                Layout.preferredWidth: root.large ? 68 : 54
                Layout.preferredHeight: Layout.preferredWidth
                Layout.alignment: Qt.AlignTop
                tincture: root.tincture

                CheckSeal {
                    x: parent.width - 18
                    y: parent.height - 20
                    visible: root.hasChosen
                    width: 23
                }
            }
            ColumnLayout {
                Layout.fillWidth: true
                Layout.alignment: Qt.AlignTop
                spacing: 0

                Label {
                    Layout.fillWidth: true
                    text: root.name
                    font.pixelSize: Look.nameSize
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 13
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
                Note {
                    Layout.fillWidth: true
                    text: root.status
                    font.pixelSize: Look.labelSize
                    maximumLineCount: 2
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
            }
        }
        Rectangle {
            Layout.fillWidth: true
            implicitHeight: 1
            color: Look.rule
        }
        Item {
            Layout.fillWidth: true
            implicitHeight: 30

            Row {
                anchors.verticalCenter: parent.verticalCenter
                spacing: Look.space12

                Counted {
                    drawing: "icon-cards"
                    token: "ink2"
                    text: root.handSize
                }
                Counted {
                    drawing: "coat-back"
                    text: root.coatCount
                    size: 23
                }
                Label {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: !root.scoreHidden
                    text: root.score > 0 ? "+" + root.score : root.score < 0 ? "−" + -root.score : "0"
                    color: root.score < 0 ? Look.danger : Look.golddeep
                    Accessible.ignored: true
                }
            }
            Row {
                anchors {
                    right: parent.right
                    verticalCenter: parent.verticalCenter
                }
                spacing: 2

                BetMark {
                    visible: root.bet >= 0
                    tincture: root.tincture
                    board: root.bet
                }
                ExcaliburRoundel {
                    visible: root.holdsExcalibur
                    width: 32
                    height: 32
                }
            }
        }
        PlayedCards {
            Layout.topMargin: 2
            visible: root.places > 0
            played: root.played
            places: root.places
            cardWidth: Math.min(34, Math.floor((root.availableWidth - 3 * (root.places - 1)) / Math.max(1, root.places)))
        }
    }
}

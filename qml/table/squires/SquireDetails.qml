// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// All that may be known of a squire: what it does, cards played, its bet, its coats where they are open, and its rank on every
// board. In two columns where there is width.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

FocusScope {
    id: root

    required property int seat
    required property string name
    required property int tincture
    required property int mood
    required property string level
    required property string character
    required property bool holdsExcalibur
    required property int handSize
    required property int coatCount
    required property int score
    required property bool scoreHidden
    required property list<cardFace> played
    required property list<coatFace> coats
    required property string bet
    required property string status
    // The boards on which it has a rank, and how many cards a squire plays in a turn.
    required property BoardModel boards
    required property int places
    // The height there is for it.
    required property real room

    readonly property bool broad: root.width >= 560 * Look.textUnit
    readonly property real margin: root.broad ? Look.space24 : 22
    // In little height cards are smaller, and coats that nobody knows are told by their number alone, which stands beside the face.
    readonly property bool little: !root.broad && root.room < 560 * Look.textUnit
    readonly property bool coatsShown: root.coatCount > 0 && !(root.little && root.coats.length === 0)

    signal closed

    component Heading: Label {
        Layout.fillWidth: true
        color: Look.golddeep
        font.pixelSize: Look.labelSize
        wrapMode: Text.Wrap
    }

    implicitWidth: 360
    // With less, what stands below the name scrolls.
    implicitHeight: content.implicitHeight + 2 * root.margin

    Shadow {
        anchors {
            fill: parent
            margins: 6
        }
        level: 3
    }
    Plate {
        anchors.fill: parent
        corner: 16
        lineWidth: 2
    }
    MouseArea {
        anchors.fill: parent
    }
    ColumnLayout {
        id: content

        anchors {
            fill: parent
            margins: root.margin
        }
        spacing: root.broad ? Look.space16 : Look.space12

        SquireHead {
            Layout.fillWidth: true
            broad: root.broad
            // Large letters leave the face less room, and so do low windows.
            faceSize: root.broad && root.room >= 520 ? 148 : root.width < 320 * Look.textUnit ? 72 : 96
            corner: close.width - root.margin + Look.space8
            name: root.name
            tincture: root.tincture
            mood: root.mood
            level: root.level
            character: root.character
            status: root.status
            handSize: root.handSize
            coatCount: root.coatCount
            score: root.score
            scoreHidden: root.scoreHidden
            holdsExcalibur: root.holdsExcalibur
            bet: root.bet
        }
        Rectangle {
            Layout.fillWidth: true
            implicitHeight: 1
            color: Look.rule
        }
        ScrollArea {
            Layout.fillHeight: true
            Layout.fillWidth: true
            // The bar stands beside what it scrolls, in the plate's margin.
            Layout.leftMargin: -Look.space12
            Layout.rightMargin: -Look.space12
            ground: Look.leaf
            implicitHeight: contentHeight
            margin: 0
            maximumWidth: width - 2 * Look.space12
            spacing: content.spacing

            GridLayout {
                columns: root.broad ? 2 : 1
                columnSpacing: Look.space24
                rowSpacing: content.spacing

                ColumnLayout {
                    Layout.alignment: Qt.AlignTop
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    spacing: Look.space8

                    Heading {
                        visible: cards.visible
                        //: Heading of the cards a squire has played this turn
                        text: qsTr("Played this turn")
                    }
                    PlayedCards {
                        id: cards

                        visible: root.broad || root.played.length > 0
                        played: root.played
                        places: root.broad ? root.places : 0
                        cardWidth: Math.min(Math.round((root.little ? 44 : 66) * Look.textUnit), Math.floor(((root.broad ? (content.width - Look.space24) / 2 : content.width) - 3 * (root.places - 1)) / root.places))
                    }
                    Heading {
                        Layout.topMargin: cards.visible ? content.spacing - Look.space8 : 0
                        visible: root.coatsShown
                        text: root.scoreHidden || root.coats.length === 0 ?
                        //: Heading of the coats of arms a squire holds
                        qsTr("Coats of arms") :
                        //: Heading of the coats of arms a squire holds; %1 is their sum
                        qsTr("Coats of arms: %1").arg(Numbers.sum(root.score))
                    }
                    SquireCoats {
                        Layout.fillWidth: true
                        visible: root.coatsShown
                        coats: root.coats
                        count: root.coatCount
                    }
                }
                ColumnLayout {
                    Layout.alignment: Qt.AlignTop
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    spacing: 0

                    Heading {
                        Layout.bottomMargin: Look.space4
                        //: Heading of a squire’s rank on each of the boards, and of what it would get if they were scored now
                        text: qsTr("On the boards")
                    }
                    Repeater {
                        model: root.boards

                        SquireRank {
                            Layout.fillWidth: true
                            seat: root.seat
                        }
                    }
                }
            }
        }
    }
    IconButton {
        id: close

        objectName: "closeSquire"
        anchors {
            top: parent.top
            right: parent.right
            margins: Look.space8
        }
        focus: true
        icon.name: "window-close"
        //: Button that closes what is told about a squire
        text: qsTr("Close")
        onClicked: root.closed()
    }
}

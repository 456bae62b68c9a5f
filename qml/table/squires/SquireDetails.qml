// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// All that may be known of a squire: what it does, cards played, its bet, and its coats where they are open.
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
    required property bool holdsExcalibur
    required property int handSize
    required property int coatCount
    required property int score
    required property bool scoreHidden
    required property list<cardFace> played
    required property list<coatFace> coats
    required property string bet
    required property string status

    // Large letters leave the face less room.
    readonly property real faceSize: root.width < 320 * Look.textUnit ? 72 : 96

    signal closed

    implicitWidth: 360
    // With less, what stands below the name scrolls.
    implicitHeight: content.implicitHeight + 44

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
            margins: 22
        }
        spacing: Look.space12

        RowLayout {
            Layout.fillWidth: true
            spacing: Look.space16

            Bust {
                Layout.preferredWidth: root.faceSize
                Layout.preferredHeight: root.faceSize
                tincture: root.tincture
                mood: root.mood
                level: root.level
            }
            ColumnLayout {
                Layout.fillWidth: true
                spacing: 0

                Title {
                    id: title

                    Layout.fillWidth: true
                    text: root.name
                    // No word is broken.
                    font.pixelSize: Math.max(20, Math.min(Look.dialogTitleSize, Math.floor(100 * (title.width - 2) / Math.max(1, longest.advanceWidth))))

                    LongestWord {
                        id: longest

                        font.family: title.font.family
                        font.pixelSize: 100
                        words: root.name
                    }
                }
                Note {
                    Layout.fillWidth: true
                    text: root.status
                }
                RowLayout {
                    spacing: Look.space12

                    HandAndCoats {
                        columnSpacing: Look.space12
                        handSize: root.handSize
                        coatCount: root.coatCount
                        score: root.score
                        scoreHidden: root.scoreHidden
                        held: true
                    }
                    ExcaliburRoundel {
                        squire: root.name
                        held: true
                        visible: root.holdsExcalibur
                    }
                    BetMark {
                        squire: root.name
                        held: true
                        visible: root.bet !== ""
                        tincture: root.tincture
                        emblem: root.bet
                    }
                }
            }
            IconButton {
                objectName: "closeSquire"
                focus: true
                Layout.alignment: Qt.AlignTop
                icon.name: "window-close"
                //: Button that closes what is told about a squire
                text: qsTr("Close")
                onClicked: root.closed()
            }
        }
        ScrollArea {
            Layout.fillHeight: true
            Layout.fillWidth: true
            ground: Look.leaf
            implicitHeight: contentHeight
            margin: 0
            maximumWidth: width
            spacing: content.spacing
            visible: contentHeight > 0

            Label {
                visible: root.played.length > 0
                //: Heading of the cards a squire has played this turn
                text: qsTr("Played this turn")
                color: Look.golddeep
                font.pixelSize: Look.labelSize
            }
            PlayedCards {
                visible: root.played.length > 0
                played: root.played
                places: 0
                cardWidth: Math.min(66, (content.width - 3 * 3) / 4)
            }
            Label {
                visible: root.coatCount > 0
                text: root.scoreHidden || root.coats.length === 0 ?
                //: Heading of the coats of arms a squire holds
                qsTr("Coats of arms") :
                //: Heading of the coats of arms a squire holds; %1 is their sum
                qsTr("Coats of arms: %1").arg(Numbers.sum(root.score))
                color: Look.golddeep
                font.pixelSize: Look.labelSize
            }
            Flow {
                visible: root.coats.length === 0 && root.coatCount > 0
                spacing: Look.space4

                // Face down: how many there are is all that is known of them.
                Repeater {
                    model: root.coats.length === 0 ? root.coatCount : 0

                    Drawing {
                        width: Math.round(34 * Look.textUnit)
                        name: "coat-back"
                    }
                }
            }
            Flow {
                visible: root.coats.length > 0
                spacing: Look.space8

                Repeater {
                    model: root.coats

                    Row {
                        id: coat

                        required property coatFace modelData

                        spacing: 2
                        Accessible.role: Accessible.StaticText
                        Accessible.name: modelData.name + " × " + modelData.count

                        Coat {
                            width: Math.round(34 * Look.textUnit)
                            value: coat.modelData.value
                        }
                        Drawing {
                            width: Math.round(20 * Look.textUnit)
                            anchors.bottom: parent.bottom
                            name: coat.modelData.emblem === "" ? "" : "emblem-" + coat.modelData.emblem
                        }
                        Label {
                            anchors.verticalCenter: parent.verticalCenter
                            visible: coat.modelData.count > 1
                            text: "×" + coat.modelData.count
                            Accessible.ignored: true
                        }
                    }
                }
            }
        }
    }
}

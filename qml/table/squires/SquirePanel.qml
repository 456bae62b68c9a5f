// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A squire at a wide table: name, face and shield, what it does now, cards in hand, coats of arms (face down), its points where they are
// open, the cards it has played this turn, Excalibur and its bet. Gold when the decision is its.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Pressable {
    id: root

    required spoken
    required explanation
    required property int seat
    required property string name
    required property int tincture
    required property int mood
    required property string level
    required property bool holdsExcalibur
    required property bool deciding
    required property bool hasChosen
    required property int handSize
    required property int coatCount
    required property int score
    required property bool scoreHidden
    required property list<cardFace> played
    required property string bet
    required property string status
    // Places for the cards of this turn; 0 leaves the row out.
    property int places: 0
    property bool large: false
    // What its name takes in letters of 100, and the longest of those beside it.
    readonly property real spelledName: 100 * nameLength.advanceWidth / nameLength.font.pixelSize
    property real longestName: 0
    // In much height: what it does below its name, a large shield, and hand and coats one below the other beside that.
    property bool tall: false
    readonly property string gained: Numbers.gain(root.score)
    //: On one's own plate: Chivalry Points so far; %1 is a number with its sign
    readonly property string gainedText: qsTr("%1 point(s)", "", Math.abs(root.score)).arg(root.gained)
    // Points are a number alone where the word would leave the name no room.
    readonly property bool worded: root.large && gainedLength.advanceWidth + nameLength.advanceWidth + Look.space8 <= root.availableWidth - root.signsWidth
    readonly property bool roomy: root.large || root.tall
    readonly property bool scored: !root.scoreHidden && root.coatCount > 0
    // In little height a shield as high as all that is told, which stands beside it; points need the line of the name.
    readonly property bool beside: !root.roomy && !root.scored

    // What Excalibur and the bet, which stand over the plate's corner, leave of the name's line.
    readonly property int signs: (root.holdsExcalibur ? 1 : 0) + (root.bet !== "" ? 1 : 0)
    readonly property real signsWidth: root.signs === 0 ? 0 : 32 * root.signs + 4 - 8 - root.rightPadding

    // The face leaves room for the numbers beside it, which may have two figures.
    readonly property real faceWidth: root.tall ? Math.min(84, root.availableWidth - Look.space8 - numbers.widest) : root.large ? 74 : root.beside ? Math.max(46, Math.min(66 * (root.places > 0 ? 1 : Math.min(1.2, Look.textScale)), root.availableWidth - Look.space8 - numbers.implicitWidth)) : 46

    objectName: "squire" + root.seat
    implicitWidth: 142
    padding: 9
    explained: true
    onClicked: root.closerRequested()

    TextMetrics {
        id: gainedLength

        font: points.font
        text: root.gainedText
    }
    TextMetrics {
        id: nameLength

        font.family: Look.textFamily
        font.pixelSize: Look.bodySize
        text: root.name
    }

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
            edge: root.deciding ? Look.mark : Look.line
            lineWidth: root.deciding ? Look.decidedLine : Look.border
            innerLine: "transparent"
        }
    }
    contentItem: ColumnLayout {
        spacing: 3

        RowLayout {
            Layout.fillWidth: true
            spacing: Look.space4
            visible: !root.beside

            PanelName {
                name: root.name
                room: whole - root.signsWidth
                longest: root.longestName
                whole: root.availableWidth - 2 - (root.scored ? points.implicitWidth + Look.space4 : 0)
                Layout.fillWidth: true
                Layout.leftMargin: 2
                Layout.rightMargin: root.scored ? 0 : root.signsWidth
            }
            Label {
                id: points

                Layout.rightMargin: root.signsWidth
                visible: root.scored
                text: root.worded ? root.gainedText : root.gained
                color: root.score < 0 ? Look.danger : Look.golddeep
                font.pixelSize: Look.emphasisSize
                Accessible.ignored: true

                Hint {
                    words: () => Legend.points(root.score)
                    held: false
                }
            }
        }
        Note {
            Layout.fillWidth: true
            Layout.leftMargin: 2
            Layout.bottomMargin: 2
            visible: root.tall
            text: root.status
            Accessible.ignored: true
        }
        Rectangle {
            Layout.fillWidth: true
            implicitHeight: 1
            visible: !root.beside
            color: Look.rule
        }
        RowLayout {
            Layout.fillWidth: true
            Layout.topMargin: 2
            spacing: Look.space8

            Bust {
                Layout.preferredWidth: root.faceWidth
                Layout.preferredHeight: root.faceWidth
                tincture: root.tincture
                mood: root.mood
                level: width >= 72 ? root.level : ""

                // Where it hides neither the face, nor its shield and the charge on it, nor the name.
                CheckSeal {
                    squire: root.name
                    x: -width * 0.2
                    y: -width * 0.1
                    visible: root.hasChosen
                    width: root.tall ? 28 : root.beside ? 24 : 19
                }
            }
            ColumnLayout {
                Layout.fillWidth: true
                spacing: root.beside ? 0 : Look.space4

                PanelName {
                    name: root.name
                    room: whole - root.signsWidth
                    longest: root.longestName
                    whole: root.availableWidth - root.faceWidth - Look.space8
                    Layout.fillWidth: true
                    Layout.rightMargin: root.signsWidth
                    visible: root.beside
                }
                Note {
                    Layout.fillWidth: true
                    visible: !root.tall
                    text: root.status
                    font.pixelSize: Look.labelSize
                    maximumLineCount: 2
                    Accessible.ignored: true
                }
                HandAndCoats {
                    id: numbers

                    columns: root.tall ? 1 : 2
                    columnSpacing: root.large ? Look.space12 : 6
                    rowSpacing: Look.space8
                    handSize: root.handSize
                    coatCount: root.coatCount
                    score: root.score
                    scoreHidden: root.scoreHidden
                    size: root.large ? 22 : root.tall ? 20 : 18
                }
            }
        }
        PlayedCards {
            Layout.topMargin: 2
            visible: root.places > 0
            played: root.played
            places: root.places
            cardWidth: Math.min(30, Math.floor((root.availableWidth - 3 * (root.places - 1)) / Math.max(1, root.places)))
        }
    }

    Row {
        x: root.width - width + 8
        y: -14
        layoutDirection: Qt.RightToLeft
        spacing: -4

        ExcaliburRoundel {
            squire: root.name
            held: false
            visible: root.holdsExcalibur
            width: 36
        }
        BetMark {
            squire: root.name
            held: false
            visible: root.bet !== ""
            tincture: root.tincture
            emblem: root.bet
            size: 36
        }
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A squire in the row above the lanes or boards of a narrow table: shield, name, and what can be told in little room: Excalibur,
// whether it has chosen, cards and coats.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Pressable {
    id: root

    required property int seat
    required property string name
    required property int tincture
    required property bool holdsExcalibur
    required property bool deciding
    required property bool thinking
    required property bool hasChosen
    required property int handSize
    required property int coatCount
    required property int bet
    // With more width the name stands beside the shield with the cards below, as on a tablet.
    readonly property bool roomy: root.width >= 120

    implicitHeight: root.roomy ? 72 : Math.max(50, name.implicitHeight + 28)
    implicitWidth: 68
    focusGap: -1
    onClicked: root.closerRequested()

    background: Item {
        Rectangle {
            anchors.fill: parent
            visible: !root.roomy
            radius: Look.radius
            color: root.deciding ? Look.yours : "transparent"
            border {
                width: root.deciding ? 2 : 0
                color: Look.gold
            }
        }
        Plate {
            anchors.fill: parent
            visible: root.roomy
            corner: 7
            color: root.deciding ? Look.yours : Look.leaf
            edge: root.deciding ? Look.gold : Look.line
            lineWidth: root.deciding ? Look.decidedLine : Look.border
            innerLine: "transparent"
        }
    }

    contentItem: Item {
        Shield {
            id: shield

            x: root.roomy ? 9 : 3
            anchors.verticalCenter: parent.verticalCenter
            width: root.roomy ? 50 : 32
            tincture: root.tincture

            CheckSeal {
                x: parent.width - width * 0.7
                y: parent.height - height * 0.86
                visible: root.hasChosen
                width: root.roomy ? 20 : 16
            }
        }
        Label {
            id: name

            anchors {
                left: shield.right
                leftMargin: root.roomy ? Look.space8 : 3
                right: parent.right
                rightMargin: root.roomy ? Look.space8 : 2
                bottom: parent.verticalCenter
                bottomMargin: root.roomy ? 0 : -2
            }
            text: root.name
            font.pixelSize: root.roomy ? Look.emphasisSize : Look.labelSize
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 12
            elide: Text.ElideRight
            horizontalAlignment: root.roomy ? Text.AlignLeft : Text.AlignHCenter
            Accessible.ignored: true
        }
        Row {
            anchors {
                top: name.bottom
                topMargin: root.roomy ? 4 : 0
                left: root.roomy ? name.left : undefined
                horizontalCenter: root.roomy ? undefined : name.horizontalCenter
            }
            spacing: root.roomy ? Look.space8 : 3
            height: 22

            Counted {
                anchors.verticalCenter: parent.verticalCenter
                visible: root.roomy
                drawing: "icon-cards"
                token: "ink2"
                text: root.handSize
                size: 20
            }
            Counted {
                anchors.verticalCenter: parent.verticalCenter
                visible: root.roomy || !root.thinking
                drawing: "coat-back"
                text: root.coatCount
                size: root.roomy ? 21 : 17
            }
            ThinkingDots {
                anchors.verticalCenter: parent.verticalCenter
                visible: !root.roomy && root.thinking
                thinking: root.thinking
            }
        }
        Drawing {
            x: root.roomy ? root.width - 26 : shield.x + 16
            y: root.roomy ? -14 : shield.y + 18
            visible: root.holdsExcalibur
            width: root.roomy ? 34 : 22
            name: root.roomy ? "roundel" : "excalibur"

            Drawing {
                anchors.centerIn: parent
                visible: root.roomy
                width: 25
                name: "excalibur"
            }
        }
        BetMark {
            anchors {
                right: parent.right
                bottom: parent.bottom
            }
            visible: root.bet >= 0
            tincture: root.tincture
            board: root.bet
            size: root.roomy ? 28 : 20
        }
    }
}

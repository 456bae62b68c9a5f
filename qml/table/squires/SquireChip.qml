// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A squire in the row above the lanes or boards of a narrow table. On a phone the shield stands over the name, Excalibur at
// its left, its coats at its right; on a tablet everything is side by side on a plate.
pragma ComponentBehavior: Bound

import QtQuick
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
    required property bool holdsExcalibur
    required property bool deciding
    required property bool thinking
    required property bool hasChosen
    required property int handSize
    required property int coatCount
    required property string bet
    property bool plate: false
    readonly property real shieldSize: root.plate ? 56 : Math.min(32 * Math.min(1.4, Look.textScale), root.width * 0.5)

    objectName: "squire" + root.seat
    implicitWidth: 68
    focusGap: -1
    explained: true
    onClicked: root.closerRequested()

    background: Item {
        Rectangle {
            anchors.fill: parent
            visible: !root.plate && root.deciding
            radius: Look.radius
            color: Look.yours
            border {
                width: 2
                color: Look.mark
            }
        }
        Plate {
            anchors.fill: parent
            visible: root.plate
            corner: 7
            color: root.deciding ? Look.yours : Look.leaf
            edge: root.deciding ? Look.mark : Look.line
            lineWidth: root.deciding ? Look.decidedLine : Look.border
            innerLine: "transparent"
        }
    }
    contentItem: Item {
        Bust {
            id: shield

            x: root.plate ? 7 : (parent.width - width) / 2
            y: root.plate ? (parent.height - height) / 2 : 1
            width: root.shieldSize
            tincture: root.tincture
            mood: root.mood

            CheckSeal {
                squire: root.name
                x: root.plate ? parent.width - width * 0.7 : -width * 0.3
                y: root.plate ? -height * 0.1 : parent.height - height
                visible: root.hasChosen
                width: root.plate ? 20 : 15
            }
        }
        Label {
            x: root.plate ? shield.x + shield.width + Look.space8 : 2
            y: root.plate ? parent.height / 2 - height : parent.height - height
            width: parent.width - x - (!root.plate ? 2 : root.holdsExcalibur ? Look.space24 : Look.space8)
            text: root.name
            font.pixelSize: root.plate ? Look.emphasisSize : Look.labelSize
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 12
            elide: Text.ElideRight
            verticalAlignment: Text.AlignVCenter
            horizontalAlignment: root.plate ? Text.AlignLeft : Text.AlignHCenter
            Accessible.ignored: true
        }
        Row {
            x: shield.x + shield.width + Look.space8
            y: parent.height / 2 + 4
            visible: root.plate
            spacing: Look.space8

            Counted {
                drawing: "icon-cards"
                token: "ink2"
                text: root.handSize
                words: () => Legend.hand(root.handSize)
                held: false
                size: 20
            }
            Counted {
                drawing: "coat-back"
                text: root.coatCount
                words: () => Legend.coats(root.coatCount, true, 0)
                held: false
                size: 21
            }
        }
        ThinkingDots {
            x: shield.x + shield.width + 4
            y: 14
            visible: !root.plate && root.thinking && !root.hasChosen
            thinking: root.thinking
        }
        ExcaliburRoundel {
            squire: root.name
            held: false
            x: root.plate ? parent.width - width + 8 : 1
            y: root.plate ? -12 : 2
            visible: root.holdsExcalibur
            width: root.plate ? 34 : Math.min(22, (root.width - root.shieldSize) / 2)
        }
        BetMark {
            squire: root.name
            held: false
            x: root.plate ? parent.width - size - 4 : parent.width - size - 1
            y: root.plate ? parent.height - size - 4 : 0
            visible: root.bet !== ""
            tincture: root.tincture
            emblem: root.bet
            size: root.plate ? 28 : Math.min(20, (root.width - root.shieldSize) / 2)
        }
    }
}

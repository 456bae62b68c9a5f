// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The curtain: it covers everything while the tablet goes from one person to another. The same night-blue cloth for all, and
// on it a shield and a name. Who holds the eye, or with the simpler setting taps it, looks behind it.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

FocusScope {
    id: root

    required property Table table
    readonly property Prompt prompt: root.table.prompt
    readonly property bool drawn: root.prompt.curtain
    readonly property real edge: Math.min(root.width, root.height) * 0.045
    readonly property real plateWidth: Math.min(root.width - 4 * root.edge - 16, 340 * Math.min(1.5, Look.textScale))
    readonly property real plateHeight: Math.min(root.height - 3 * root.edge - 16, 600)
    // In little height the border goes, and everything is smaller.
    readonly property bool low: root.plateHeight < 460 * Math.min(1.4, Look.textScale)
    readonly property real eyeSize: root.low ? 84 : 116

    visible: root.drawn
    onDrawnChanged: {
        if (root.drawn)
            eye.forceActiveFocus(Qt.OtherFocusReason);
    }

    Rectangle {
        anchors.fill: parent
        color: Look.curtain

        MouseArea {
            anchors.fill: parent
            hoverEnabled: true
            onWheel: event => event.accepted = true
        }
    }
    Image {
        anchors.fill: parent
        fillMode: Image.Tile
        source: Look.art("cloth")
        sourceSize: Qt.size(60, 60)
        Accessible.ignored: true
    }
    Repeater {
        model: 2

        Rectangle {
            required property int index

            anchors {
                fill: parent
                margins: root.edge + index * 6
            }
            color: "transparent"
            border {
                width: index === 0 ? 3.4 : 1.2
                color: Look.gold
            }
        }
    }
    Repeater {
        model: 4

        Drawing {
            required property int index
            readonly property bool atRight: index % 2 === 1
            readonly property bool below: index > 1

            x: atRight ? root.width - root.edge - 10 - width : root.edge + 10
            y: below ? root.height - root.edge - 10 - height : root.edge + 10
            width: 34
            visible: !root.low
            name: "corner-leaf"
            rotation: below ? (atRight ? 180 : 270) : atRight ? 90 : 0
        }
    }
    Item {
        anchors.centerIn: parent
        width: root.plateWidth
        height: root.plateHeight

        Shadow {
            anchors {
                fill: parent
                margins: 8
            }
            level: 3
        }
        Plate {
            anchors.fill: parent
            corner: 20
            lineWidth: 2.2
            innerLine: root.low ? Look.gold : "transparent"
        }
        IvyFrame {
            anchors {
                fill: parent
                margins: 30
            }
            visible: !root.low
            thickness: 34
        }
        Column {
            anchors.centerIn: parent
            width: parent.width - (root.low ? 40 : 112)
            spacing: root.low ? Look.space8 : Look.space12

            Note {
                width: parent.width
                //: On the curtain, above the shield and the name of the person who has the next decision
                text: qsTr("Pass the device to")
                font.pixelSize: Look.nameSize
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 15
                wrapMode: Text.NoWrap
                horizontalAlignment: Text.AlignHCenter
            }
            Shield {
                anchors.horizontalCenter: parent.horizontalCenter
                width: root.low ? 92 : 168
                height: width
                tincture: root.prompt.tincture
            }
            Title {
                width: parent.width
                text: root.prompt.name
                font.pixelSize: root.low ? Look.boardTitleSize : Look.curtainTitleSize + 2
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 20
                wrapMode: Text.NoWrap
                horizontalAlignment: Text.AlignHCenter
            }
            HoldButton {
                id: eye

                objectName: "eye"

                anchors.horizontalCenter: parent.horizontalCenter
                width: root.eyeSize
                height: width
                focus: true
                holding: root.table.handOver === Academy.HandOver.Hold
                onDone: root.prompt.lookBehindCurtain()
            }
            Label {
                width: parent.width
                text: eye.text
                font.pixelSize: Look.nameSize
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 15
                horizontalAlignment: Text.AlignHCenter
                Accessible.ignored: true
            }
        }
    }
}

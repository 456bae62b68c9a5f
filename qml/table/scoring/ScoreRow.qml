// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// What a squire gets from the board being scored, and why. The coat comes flying from the board in an arc.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Item {
    id: root

    required property scoreLine line
    // Where the coat comes from, in this item's coordinates.
    property point origin: Qt.point(0, 0)
    readonly property bool small: root.width < 420
    // What it gets is no coat yet, but something said in words, as with the deeds and the exchange (R10.5.1, R10.6).
    readonly property bool worded: root.line.value === 0 && !root.line.secret && root.line.valueText !== ""
    // How much higher than it need be: shield, name and coat grow with that.
    property real spare: 0
    readonly property real part: root.arrived
    property real arrived: 1

    implicitHeight: Math.max(root.small ? 66 : 78, words.implicitHeight + 14) + root.spare
    Accessible.role: Accessible.ListItem
    Accessible.name: [root.line.name, root.line.reason, root.line.valueText].filter(text => text !== "").join(", ")

    Shadow {
        anchors {
            fill: parent
            margins: 5
        }
        level: 2
    }
    Plate {
        anchors.fill: parent
        corner: 9
        color: root.line.own ? Look.yours : Look.leaf
        edge: root.line.own ? Look.gold : Look.line
        lineWidth: root.line.own ? Look.decidedLine : Look.border
        innerLine: "transparent"
    }
    Shield {
        id: shield

        anchors {
            left: parent.left
            leftMargin: root.small ? 10 : 16
            verticalCenter: parent.verticalCenter
        }
        width: (root.small ? 48 : 58) + root.spare * 0.5
        tincture: root.line.tincture
    }
    Column {
        id: words

        anchors {
            left: shield.right
            leftMargin: root.small ? 12 : 20
            right: prize.left
            rightMargin: Look.space8
            verticalCenter: parent.verticalCenter
        }
        spacing: -1

        Label {
            width: parent.width
            text: root.line.name
            font.pixelSize: root.small ? Look.nameSize - 1 : Look.nameSize + 1 + Math.round(root.spare * 0.1)
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 14
            Accessible.ignored: true
        }
        Label {
            width: parent.width
            text: root.line.reason
            color: Look.ink2
            wrapMode: Text.Wrap
            font.pixelSize: root.small ? Look.bodySize - 1 : Look.bodySize
            Accessible.ignored: true
        }
    }
    Item {
        id: prize

        anchors {
            right: parent.right
            rightMargin: root.small ? 12 : 18
            verticalCenter: parent.verticalCenter
        }
        width: root.worded ? Math.min(said.implicitWidth, root.width * 0.32) : (root.small ? 48 : 58) + root.spare * 0.5
        height: root.worded ? said.height : width

        Label {
            id: said

            objectName: "words"
            width: parent.width
            visible: root.worded
            text: root.line.valueText
            font.pixelSize: root.small ? Look.bodySize : Look.emphasisSize
            horizontalAlignment: Text.AlignRight
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }

        Item {
            id: coat

            x: (1 - root.part) * root.origin.x
            y: (1 - root.part) * root.origin.y - 60 * 4 * root.part * (1 - root.part) * (root.origin.x === 0 && root.origin.y === 0 ? 0 : 1)
            width: parent.width
            height: parent.height

            Coat {
                objectName: "coat"
                anchors.fill: parent
                visible: !root.line.squares && (root.line.value !== 0 || root.line.secret)
                value: root.line.value
            }
            Drawing {
                objectName: "squares"
                anchors.fill: parent
                visible: root.line.squares && root.line.value > 0
                name: "bonus-" + Math.max(1, Math.min(3, root.line.value))
            }
            Label {
                anchors.centerIn: parent
                visible: root.line.value > 3 && root.line.squares
                text: root.line.valueText
                font.pixelSize: Look.nameSize
                Accessible.ignored: true
            }
        }
    }

    // Lets the coat come from a point of this item; without motion it is there at once.
    function arrive(from: point): void {
        if (!Look.moves)
            return;
        root.origin = Qt.point(from.x - prize.x, from.y - prize.y);
        flight.restart();
    }

    NumberAnimation {
        id: flight

        target: root
        property: "arrived"
        from: 0
        to: 1
        duration: Look.coatDuration
        easing.type: Look.passEasing
    }
}

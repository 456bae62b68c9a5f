// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Seats on other devices: for each its code, who has joined and who is missing; before the cards are dealt, and over the game.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

BookPage {
    id: root

    required property Table table
    readonly property OpenTable devices: root.table.devices
    readonly property Form form: Form {
        width: root.width
        height: root.height
    }
    // As many cards side by side as have room for a picture to scan and a line of the code.
    readonly property int columns: Math.max(1, Math.min(root.devices.places.count, Math.floor((Math.min(root.width, area.maximumWidth) - 2 * area.margin + area.spacing) / (270 * Look.textUnit + area.spacing))))
    readonly property bool beside: root.columns === 1 && root.width >= 330 * Look.textUnit

    // The game that waits for people is given up.
    signal leaveAsked

    //: Title of the page with the codes with which people join from their own phones
    title: qsTr("Seats on other devices")

    onBackAsked: {
        if (root.devices.gathering) {
            root.leaveAsked();
        }
    }
    onBackRequested: event => {
        if (root.devices.gathering) {
            event.accepted = true;
            root.leaveAsked();
        }
    }

    footer: Item {
        implicitHeight: waiting.implicitHeight + 2 * Look.space12
        visible: waiting.text !== ""

        EdgeLine {
            above: true
        }
        Alert {
            id: waiting

            anchors.centerIn: parent
            color: root.devices.problem !== "" ? Look.danger : Look.ink
            font.pixelSize: Look.emphasisSize
            horizontalAlignment: Text.AlignHCenter
            objectName: "waiting"
            text: root.devices.problem !== "" ? root.devices.problem : root.devices.missingText
            textFormat: Text.PlainText
            urgent: root.devices.problem !== ""
            width: Math.min(parent.width - 2 * Look.space16, 720 * Look.textUnit)
            wrapMode: Text.Wrap
        }
    }

    ScrollArea {
        id: area

        anchors.fill: parent
        maximumWidth: 1180 * Look.textUnit
        spacing: Look.space16

        Note {
            font.pixelSize: Look.bodySize
            horizontalAlignment: Text.AlignHCenter
            //: Page with the codes with which people join from their own phones; "Join a table" is an entry of the first page
            text: qsTr("On the other device, choose “Join a table” and type the code, or scan the picture with its camera. Both devices have to be on the same network.")
        }
        GridLayout {
            columnSpacing: area.spacing
            columns: root.columns
            rowSpacing: area.spacing
            uniformCellWidths: true

            Repeater {
                model: root.devices.places

                PlaceCard {
                    id: card

                    Layout.alignment: Qt.AlignTop
                    Layout.fillHeight: true
                    Layout.fillWidth: true
                    beside: root.beside
                    gathering: root.devices.gathering
                    most: Math.max(200, Math.min(340, root.height - 26 * Look.bodyLine))

                    onActionsAsked: button => {
                        menu.player = card.player;
                        menu.elsewhere = card.elsewhere;
                        menu.computer = card.computer;
                        menu.popup(button, button.width - menu.implicitWidth, button.height);
                    }
                }
            }
        }
        RowGroup {
            Layout.alignment: Qt.AlignHCenter
            Layout.fillWidth: true
            Layout.maximumWidth: 720 * Look.textUnit
            visible: root.devices.open

            SwitchRow {
                checked: root.devices.advice
                //: What "Advice on the other devices" means
                note: qsTr("Players on other devices may ask what the computer would do.")
                objectName: "seatAdvice"
                //: Switch on the page with the codes with which people join from their own phones
                text: qsTr("Advice on the other devices")

                onClicked: root.devices.advice = checked
            }
        }
        Note {
            font.pixelSize: Look.labelSize
            horizontalAlignment: Text.AlignHCenter
            //: Page with the codes with which people join from their own phones: whom one trusts
            text: qsTr("This device deals and knows all cards, but cannot choose them: they come from random numbers of all devices, and each one checks that at the end. Keep a code secret: whoever has it has the seat.")
        }
    }

    Menu {
        id: menu

        property int player: -1
        property bool elsewhere: false
        property bool computer: false

        MenuItem {
            objectName: "newCode"
            text: menu.elsewhere ?
            //: Menu of a seat: whoever had the code before is out
            qsTr("New code") :
            //: Menu of a seat: the person plays on a phone or tablet of their own from now on
            qsTr("Play on another device")

            onTriggered: root.devices.give(menu.player)
        }
        MenuItem {
            enabled: menu.elsewhere || menu.computer
            objectName: "takeSeat"
            //: Menu of a seat: the person plays at this device from now on
            text: qsTr("Play at this device")

            onTriggered: root.devices.take(menu.player)
        }
        MenuItem {
            enabled: !menu.computer && root.devices.open
            objectName: "standIn"
            //: Menu of a seat: a computer plays for the person from now on
            text: qsTr("Let a computer stand in")

            onTriggered: root.devices.standIn(menu.player)
        }
    }
}

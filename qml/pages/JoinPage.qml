// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// This device becomes a seat at the table of another one: a code is typed, and the table is looked for. The game opens by itself.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

BookPage {
    id: root

    required property Table table
    // What a camera has read, or a link brings. Such a link may come from anywhere: it is followed when somebody says so.
    property string code: ""
    readonly property JoinedSeat joined: root.table.joined
    readonly property bool looks: root.joined.standing === JoinedSeat.Looking || root.joined.standing === JoinedSeat.Waiting
    property string problem: ""

    function join(): void {
        root.problem = root.joined.join(field.text);
    }
    function offer(): void {
        if (root.code === "" || root.looks)
            return;
        field.text = root.code;
        root.code = ""; // the same may come again
        root.problem = "";
        take.forceActiveFocus(Qt.OtherFocusReason);
    }
    // Who plays at another table already goes back to it.
    function giveUp(): void {
        if (root.looks || (root.joined.standing === JoinedSeat.Ended && !root.joined.leading))
            root.joined.leave();
    }

    //: Title of the page on which one joins a table that is shown on another device
    title: qsTr("Join a table")

    Component.onCompleted: {
        root.offer();
        if (field.text === "")
            field.forceActiveFocus();
    }
    // What came meanwhile.
    onLooksChanged: root.offer()
    onCodeChanged: root.offer()
    onBackRequested: root.giveUp()
    onBackAsked: root.giveUp()

    ScrollArea {
        anchors.fill: parent
        balance: 0.3
        maximumWidth: 520 * Look.textUnit
        spacing: Look.space16

        Item {
            implicitHeight: hand.width
            visible: root.height >= 420 * Look.textScale

            height: implicitHeight

            Drawing {
                id: hand

                anchors.centerIn: parent
                name: "emblem-charity"
                width: Math.min(110, root.height * 0.18)
            }
        }
        Note {
            font.pixelSize: Look.bodySize
            horizontalAlignment: Text.AlignHCenter
            //: Page on which one joins a table that is shown on another device
            text: qsTr("Type the code that the table shows for your seat, or scan the picture beside it with your phone’s camera.")
            visible: !root.looks
        }
        TextField {
            id: field

            enabled: !root.looks
            faulty: root.problem !== ""
            font.capitalization: Font.AllUppercase
            horizontalAlignment: TextInput.AlignHCenter
            inputMethodHints: Qt.ImhUppercaseOnly | Qt.ImhNoPredictiveText | Qt.ImhSensitiveData
            maximumLength: 120
            objectName: "code"
            //: Where the code of a seat is typed: an example of how one begins
            placeholderText: qsTr("G1AAB-…")
            visible: !root.looks

            Accessible.name: qsTr("Code of your seat")

            onAccepted: root.join()
            onTextEdited: root.problem = ""
        }
        Alert {
            color: Look.danger
            horizontalAlignment: Text.AlignHCenter
            objectName: "problem"
            urgent: true
            text: root.problem
            visible: text !== ""
            wrapMode: Text.Wrap
        }
        Button {
            id: take

            highlighted: true
            leastHeight: 60
            objectName: "join"
            //: Golden button: takes the seat whose code was typed
            text: qsTr("Take the seat")
            visible: !root.looks

            onClicked: root.join()
        }
        Button {
            leastHeight: Look.confirmHeight
            objectName: "comeBack"
            //: Button: takes the seat again that was left or lost before
            text: qsTr("Return to my seat")
            visible: root.joined.remembers && !root.looks

            onClicked: {
                root.problem = "";
                root.joined.comeBack();
            }
        }
        Item {
            implicitHeight: 56
            visible: root.looks

            height: implicitHeight

            BusyIndicator {
                anchors.centerIn: parent
                running: root.looks
            }
        }
        Label {
            font.pixelSize: Look.nameSize
            horizontalAlignment: Text.AlignHCenter
            objectName: "standing"
            text: root.joined.standingText
            visible: text !== ""
            wrapMode: Text.Wrap

            Accessible.role: Accessible.StaticText
        }
        Note {
            horizontalAlignment: Text.AlignHCenter
            text: root.joined.advice
            visible: text !== ""
        }
        Button {
            leastHeight: Look.confirmHeight
            objectName: "stop"
            //: Button: the table is not looked for any longer
            text: qsTr("Stop")
            visible: root.looks

            onClicked: root.joined.leave()
        }
        Note {
            font.pixelSize: Look.labelSize
            horizontalAlignment: Text.AlignHCenter
            //: Page on which one joins a table that is shown on another device: whom one trusts
            text: qsTr("The table deals and knows all cards. It cannot choose them, and this device checks that at the end.")
        }
    }
}

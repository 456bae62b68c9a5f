// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Over a game on several devices: that the connection to the table is lost, or who of the seats is away; and what can be done.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Leaf {
    id: root

    required property Table table
    readonly property JoinedSeat joined: root.table.joined
    readonly property bool lost: root.joined.standing === JoinedSeat.Lost
    readonly property bool ended: root.joined.standing === JoinedSeat.Ended
    readonly property bool missing: root.table.running && !root.table.over && root.table.devices.open && root.table.devices.missing > 0

    signal seatsAsked
    signal leaveAsked

    border.color: Look.gold
    border.width: Look.focusLine
    implicitHeight: column.implicitHeight + 2 * Look.space12
    visible: root.lost || root.ended || root.missing

    ColumnLayout {
        id: column

        spacing: Look.space8
        width: root.width - 2 * Look.space16
        x: Look.space16
        y: Look.space12

        Alert {
            Layout.fillWidth: true
            font.pixelSize: Look.emphasisSize
            horizontalAlignment: Text.AlignHCenter
            objectName: "seatStanding"
            text: root.lost || root.ended ? root.joined.standingText : root.table.devices.missingText
            textFormat: Text.PlainText
            wrapMode: Text.Wrap
        }
        Note {
            Layout.fillWidth: true
            font.pixelSize: Look.labelSize
            horizontalAlignment: Text.AlignHCenter
            text: root.lost || root.ended ? root.joined.advice : ""
            visible: text !== ""
        }
        Button {
            Layout.fillWidth: true
            highlighted: true
            leastHeight: Look.confirmHeight
            objectName: "seatBack"
            //: Button: takes the seat again that was left or lost before
            text: qsTr("Return to my seat")
            visible: root.ended && root.joined.remembers

            onClicked: root.joined.comeBack()
        }
        Button {
            Layout.fillWidth: true
            leastHeight: Look.touch
            objectName: "seatLeave"
            //: Button: back to the first page, as the seat at another device's table is lost
            text: qsTr("Leave the table")
            visible: root.ended || root.lost // and to another code, where the table has another address

            onClicked: root.leaveAsked()
        }
        Button {
            Layout.alignment: Qt.AlignHCenter
            leastHeight: Look.touch
            objectName: "seatCodes"
            //: Button: shows the codes of the seats that are on other devices
            text: qsTr("Show the codes")
            visible: root.missing && !root.lost && !root.ended

            onClicked: root.seatsAsked()
        }
    }
}

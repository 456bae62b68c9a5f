// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// What can be said about one seat.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

ColumnLayout {
    id: root

    required property GameSetup setup
    required property int seat
    required property string name
    required property string shownName
    required property int tincture
    required property bool human
    required property bool elsewhere
    required property string level

    signal moved(to: int)

    spacing: Look.space12

    TextField {
        Layout.fillWidth: true
        maximumLength: 20
        objectName: "name"
        placeholderText: root.shownName
        text: root.name

        Accessible.name: qsTr("Name")

        onTextEdited: root.setup.setName(root.seat, text)
    }
    TincturePicker {
        Layout.alignment: Qt.AlignHCenter
        Layout.fillWidth: true
        current: root.tincture
        visible: root.setup.mode !== Enums.Mode.Lancelot

        onChosen: tincture => root.setup.setTincture(root.seat, tincture)
    }
    SegmentedChoice {
        Layout.fillWidth: true
        choices: [qsTr("Human", "a person plays this squire"), qsTr("Computer", "the computer plays this squire")]
        currentIndex: root.human ? 0 : 1
        objectName: "kind"

        onChosen: index => root.setup.setHuman(root.seat, index === 0)
    }
    RowGroup {
        Layout.fillWidth: true
        visible: root.human

        SwitchRow {
            checked: root.elsewhere
            //: Remark at the switch "On another device"
            note: qsTr("Joins with a code and holds the cards on that device. No curtain is needed.")
            objectName: "elsewhere"
            //: Switch in the dialog about a seat: the person plays on a phone or tablet of their own
            text: qsTr("On another device")

            onClicked: root.setup.setElsewhere(root.seat, checked)
        }
    }
    RowGroup {
        Layout.fillWidth: true
        visible: !root.human

        Repeater {
            model: root.setup.levels

            RadioRow {
                required property setupChoice modelData

                checked: root.level === modelData.id
                drawing: "attribute-" + modelData.id
                note: modelData.sentence
                objectName: "level-" + modelData.id
                text: modelData.name

                onClicked: root.setup.setLevel(root.seat, modelData.id)
            }
        }
    }
    RowLayout {
        Layout.fillWidth: true
        spacing: Look.space8

        Label {
            Layout.fillWidth: true
            //: Dialog about a seat: the order in which the squires sit round the table; buttons to move it follow
            text: qsTr("Seat %1 of %2").arg(root.seat + 1).arg(root.setup.seats.count)
            wrapMode: Text.Wrap
        }
        Button {
            display: Button.IconOnly
            enabled: root.seat > 0
            icon.name: "go-up"
            implicitWidth: Look.touch + 8
            objectName: "earlier"
            //: The squire sits one place earlier in the order round the table
            text: qsTr("One seat earlier")

            onClicked: {
                root.setup.moveSeat(root.seat, root.seat - 1);
                root.moved(root.seat - 1);
            }
        }
        Button {
            display: Button.IconOnly
            enabled: root.seat < root.setup.seats.count - 1
            icon.name: "go-down"
            implicitWidth: Look.touch + 8
            objectName: "later"
            //: The squire sits one place later in the order round the table
            text: qsTr("One seat later")

            onClicked: {
                root.setup.moveSeat(root.seat, root.seat + 1);
                root.moved(root.seat + 1);
            }
        }
    }
}

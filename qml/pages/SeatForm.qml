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

GridLayout {
    id: root

    required property GameSetup setup
    required property int seat
    required property string name
    required property string shownName
    required property int tincture
    required property bool human
    required property bool elsewhere
    required property string level
    required property string style
    // Its level has styles.
    required property bool styled
    // With more than one all else stands in two.
    property int levelColumns: 1
    readonly property bool wide: root.levelColumns > 1
    // A player of Lancelot has two squires, which go by the seat.
    readonly property bool coloured: root.setup.mode !== Enums.Mode.Lancelot

    signal moved(to: int)

    columnSpacing: Look.space24
    columns: root.wide ? 2 : 1
    rowSpacing: Look.space12
    uniformCellWidths: true

    TextField {
        Layout.fillWidth: true
        maximumLength: 20
        objectName: "name"
        placeholderText: root.shownName
        text: root.name

        Accessible.name: qsTr("Name")

        onTextEdited: root.setup.setName(root.seat, text)
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
    TincturePicker {
        Layout.alignment: Qt.AlignHCenter
        Layout.fillWidth: true
        current: root.tincture
        face: root.wide ? 68 * Math.min(1.4, Look.textUnit) : 58
        visible: root.coloured

        onChosen: tincture => root.setup.setTincture(root.seat, tincture)
    }
    SegmentedChoice {
        Layout.alignment: Qt.AlignVCenter
        Layout.columnSpan: root.coloured ? 1 : root.columns
        Layout.fillWidth: true
        choices: [qsTr("Human", "a person plays this squire"), qsTr("Computer", "the computer plays this squire")]
        currentIndex: root.human ? 0 : 1
        objectName: "kind"

        onChosen: index => root.setup.setHuman(root.seat, index === 0)
    }
    RowGroup {
        Layout.columnSpan: root.columns
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
    SeatChoices {
        Layout.columnSpan: root.columns
        Layout.fillWidth: true
        choices: root.human ? [] : root.setup.levels
        columns: root.levelColumns
        current: root.level
        leastRow: Math.round(83 * Look.textUnit)
        what: "level"

        onChosen: id => root.setup.setLevel(root.seat, id)
    }
    Label {
        Layout.columnSpan: root.columns
        Layout.fillWidth: true
        Layout.topMargin: Look.space4
        color: Look.golddeep
        //: Heading in the dialog about a seat, over what a computer likes: Random, Bold, Careful, Collector
        text: qsTr("Style")
        visible: root.styled
        wrapMode: Text.Wrap

        Accessible.role: Accessible.Heading
    }
    SeatChoices {
        Layout.columnSpan: root.columns
        Layout.fillWidth: true
        choices: root.styled ? root.setup.styles : []
        columns: root.columns
        current: root.style
        leastRow: Math.round(64 * Look.textUnit)
        what: "style"

        onChosen: id => root.setup.setStyle(root.seat, id)
    }
}

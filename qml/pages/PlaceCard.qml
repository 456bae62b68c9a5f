// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A person who plays: from where, and the code with which another device takes the seat, to scan and to type.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MedievalAcademy.Artwork
import MedievalAcademy.Controls

Leaf {
    id: root

    required property int index
    required property int player
    required property string name
    required property int tincture
    required property int secondTincture
    required property bool elsewhere
    required property bool computer
    required property bool joined
    required property string code
    required property string squares
    required property int side
    required property string statusText
    required property string spoken

    // Picture and code side by side, where a column of both would be too high.
    property bool beside: false
    readonly property bool awaited: root.code !== ""
    // The side of the picture where there is room.
    property real most: 232
    // The cards are not dealt yet: whoever is not here is not missed.
    property bool gathering: false
    readonly property real picture: Math.min(root.beside ? root.width * 0.42 : root.width - 2 * Look.space16, root.most)

    // What can be done with the seat is to be offered there.
    signal actionsAsked(button: Item)

    border.color: root.joined ? Look.mark : Look.line
    border.width: root.joined ? Look.focusLine : Look.border
    implicitHeight: column.implicitHeight + 2 * Look.space12
    objectName: "place" + root.player

    ColumnLayout {
        id: column

        height: root.height - 2 * Look.space12
        spacing: Look.space8
        width: root.width - 2 * Look.space12
        x: Look.space12
        y: Look.space12

        RowLayout {
            Layout.fillWidth: true
            spacing: Look.space8

            SeatShields {
                Layout.alignment: Qt.AlignVCenter
                secondTincture: root.secondTincture
                side: 52
                tincture: root.tincture
            }
            ColumnLayout {
                Layout.fillWidth: true
                spacing: 0

                Label {
                    Layout.fillWidth: true
                    elide: Text.ElideRight
                    font.pixelSize: Look.nameSize
                    text: root.name
                    textFormat: Text.PlainText

                    Accessible.name: root.spoken
                }
                Label {
                    Layout.fillWidth: true
                    color: root.elsewhere && !root.joined && !root.gathering ? Look.danger : Look.ink2
                    font.pixelSize: Look.labelSize
                    objectName: "status" + root.player
                    text: root.statusText
                    wrapMode: Text.Wrap

                    Accessible.ignored: true
                }
            }
            CheckSeal {
                Layout.alignment: Qt.AlignVCenter
                visible: root.joined && !root.gathering
                implicitWidth: 30
            }
            ToolButton {
                id: more

                Layout.alignment: Qt.AlignVCenter
                display: ToolButton.IconOnly
                icon.name: "overflow-menu"
                objectName: "placeActions" + root.player
                //: Button beside a seat: opens a menu with what can be done with it; %1 is the person's name
                text: qsTr("More actions for %1").arg(root.name)

                onClicked: root.actionsAsked(more)
            }
        }
        Item {
            Layout.fillHeight: true
            Layout.fillWidth: true
            Layout.minimumHeight: 84 + Look.space12
            visible: root.joined && root.gathering

            CheckSeal {
                anchors.centerIn: parent
                width: 84
            }
        }
        GridLayout {
            Layout.fillWidth: true
            columnSpacing: Look.space12
            columns: root.beside ? 2 : 1
            rowSpacing: Look.space8
            visible: root.awaited

            CodePicture {
                Layout.alignment: Qt.AlignHCenter
                Layout.preferredHeight: root.picture
                Layout.preferredWidth: root.picture
                objectName: "picture" + root.player
                side: root.side
                squares: root.squares

                Accessible.name: qsTr("Code to scan with the camera of the other device")
                Accessible.role: Accessible.Graphic
            }
            Label {
                // Groups of five letters, four in a line where they fit.
                readonly property list<string> groups: root.code.split("-")
                readonly property int abreast: root.beside ? 2 : 4

                Layout.alignment: Qt.AlignHCenter | Qt.AlignVCenter
                Layout.fillWidth: true
                font.features: ({
                        "tnum": 1,
                        "lnum": 1
                    })
                font.letterSpacing: 1
                font.pixelSize: Look.emphasisSize
                fontSizeMode: Text.HorizontalFit
                horizontalAlignment: Text.AlignHCenter
                lineHeight: 1.1
                minimumPixelSize: 11
                objectName: "code" + root.player
                text: groups.reduce((lines, group, at) => lines + (at === 0 ? "" : at % abreast === 0 ? "\n" : " ") + group, "")
                wrapMode: Text.NoWrap

                //: For screen readers: a code to type; %1 is letters and digits
                Accessible.name: qsTr("Code to type: %1").arg(root.code)
            }
        }
        Item {
            Layout.fillHeight: true
            visible: !(root.joined && root.gathering)
        }
    }
}

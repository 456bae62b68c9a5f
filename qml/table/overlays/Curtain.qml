// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The curtain: it covers everything while the tablet goes from one person to another. The same night-blue cloth for all, and
// on it a squire and a name. It is open while a finger that came down on the eye stays on the glass, so that another finger can
// play, and closes when it is lifted. With the simpler setting a tap opens it, and it stays open.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Layer {
    id: root

    required property Table table
    readonly property Prompt prompt: root.table.prompt
    readonly property bool drawn: root.prompt.curtain

    // Opened by a finger that has not been lifted yet.
    property bool held: false

    function look(): void {
        root.held = eye.holding && eye.touched;
        root.prompt.lookBehindCurtain();
    }
    function letGo(): void {
        if (root.held) {
            root.table.cover();
            root.held = false;
        }
    }

    enabled: root.drawn || root.held
    first: eye
    open: root.drawn
    visible: root.drawn || root.held
    onDrawnChanged: {
        if (root.drawn)
            root.held = false; // for somebody else, who has to hold it anew
    }

    CurtainForm {
        id: form

        width: root.width
        height: root.height
    }
    Item {
        anchors.fill: parent
        // What has been pressed has to stay there until it is let go.
        opacity: root.drawn ? 1 : 0

        CurtainCloth {
            anchors.fill: parent
            edge: form.edge
            cornered: !form.low
        }
        Item {
            anchors.centerIn: parent
            width: form.plateWidth
            height: form.plateHeight

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
                innerLine: form.low ? Look.gold : "transparent"
            }
            IvyFrame {
                anchors {
                    fill: parent
                    margins: 30
                }
                visible: !form.low
                thickness: 34
            }
            // Beside each other the name and the eye, where there is more width than height.
            Grid {
                id: parts

                readonly property real room: parent.width - (form.low ? 40 : 112)
                readonly property real each: form.beside ? (room - columnSpacing) / 2 : room
                readonly property real gap: form.low ? Look.space8 : Look.space12

                anchors.centerIn: parent
                columns: form.beside ? 2 : 1
                columnSpacing: Look.space24
                rowSpacing: parts.gap
                verticalItemAlignment: Grid.AlignVCenter

                Column {
                    width: parts.each
                    spacing: parts.gap

                    Note {
                        width: parent.width
                        //: On the curtain, above the shield and the name of the person who has the next decision
                        text: qsTr("Pass the device to")
                        font.pixelSize: Look.nameSize
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: 15
                        wrapMode: Text.NoWrap
                        horizontalAlignment: Text.AlignHCenter
                        Accessible.ignored: !root.drawn
                    }
                    Drawing {
                        anchors.horizontalCenter: parent.horizontalCenter
                        width: form.figure * (form.low ? 1 : 104 / 171)
                        height: form.figure
                        name: "squire-" + Look.squireKeys[root.prompt.tincture] + "-calm" + (form.low ? "" : "-half")
                    }
                    Title {
                        objectName: "nextName"

                        width: parent.width
                        text: root.prompt.name
                        font.pixelSize: form.low ? Look.boardTitleSize : Look.curtainTitleSize + 2
                        oneLine: true
                        horizontalAlignment: Text.AlignHCenter
                        Accessible.ignored: !root.drawn
                    }
                }
                Column {
                    width: parts.each
                    spacing: parts.gap

                    HoldButton {
                        id: eye

                        objectName: "eye"

                        anchors.horizontalCenter: parent.horizontalCenter
                        // It is in nobody's way while it is held.
                        width: root.drawn ? form.eyeSize : 0
                        height: width
                        focus: true
                        holding: root.table.handOver === Enums.HandOver.Hold
                        Accessible.ignored: !root.drawn
                        onDone: root.look()
                        onTouchedChanged: {
                            if (!touched)
                                root.letGo();
                        }
                    }
                    Column {
                        width: parent.width

                        Label {
                            width: parent.width
                            text: eye.text
                            font.pixelSize: Look.nameSize
                            fontSizeMode: Text.HorizontalFit
                            minimumPixelSize: 15
                            horizontalAlignment: Text.AlignHCenter
                            Accessible.ignored: true
                        }
                        Note {
                            width: parent.width
                            visible: eye.holding && form.noted
                            //: Under "Hold to look" on the curtain: how one plays meanwhile
                            text: qsTr("and play with the other hand")
                            fontSizeMode: Text.HorizontalFit
                            minimumPixelSize: 12
                            wrapMode: Text.NoWrap
                            horizontalAlignment: Text.AlignHCenter
                            Accessible.ignored: true // a screen reader need not hold it
                        }
                    }
                    CheckBox {
                        objectName: "stayOpen"

                        anchors.horizontalCenter: parent.horizontalCenter
                        width: Math.min(implicitWidth, parent.width)
                        visible: form.roomy
                        enabled: root.drawn
                        checked: !eye.holding
                        //: On the curtain: it need not be held, but opens with a tap and stays open
                        text: qsTr("Stay open")
                        Accessible.ignored: !root.drawn
                        onToggled: Settings.handOver = checked ? Enums.HandOver.Tap : Enums.HandOver.Hold
                    }
                }
            }
        }
    }
    // Where the finger rests that holds the curtain open.
    Rectangle {
        readonly property point at: root.mapFromItem(null, eye.place.x, eye.place.y)

        objectName: "resting"
        x: at.x - width / 2
        y: at.y - height / 2
        width: form.eyeSize * 0.8
        height: width
        visible: root.held
        radius: width / 2
        color: "transparent"
        border {
            width: 5
            color: Look.gold
        }
    }
}

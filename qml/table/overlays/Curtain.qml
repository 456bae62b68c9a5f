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
    readonly property real edge: Math.min(root.width, root.height) * 0.045
    readonly property real plateWidth: Math.min(root.width - 4 * root.edge - 16, (root.beside ? 560 : 340) * Look.signScale)
    readonly property real plateHeight: Math.min(root.height - 3 * root.edge - 16, 700 * Look.signScale)
    // In little height the border goes, and everything is smaller.
    readonly property bool low: root.plateHeight < 460 * Look.signScale
    readonly property bool beside: root.low && root.width >= root.height * 1.3
    readonly property real eyeSize: root.low ? 84 : 116
    // Everything above the choice to let it stay open, and whether there is room for that.
    readonly property real ofEye: root.eyeSize + 1.4 * Look.nameSize + (root.noted ? root.ofNote : 0)
    readonly property real ofNote: 1.4 * Look.labelSize
    // How one plays meanwhile is told where the least figure leaves room for it.
    readonly property bool noted: !root.low && root.plateHeight - 128 >= root.eyeSize + 1.4 * Look.nameSize + root.ofNote + root.ofWords + 96 + Math.max(Look.touch, 1.4 * Look.bodySize) + 5 * Look.space12
    readonly property real ofWords: 1.4 * Look.nameSize + 1.4 * (root.low ? Look.boardTitleSize : Look.curtainTitleSize)
    // Half a figure behind its shield, as high as the rest leaves room for; in little height a bust.
    readonly property real figure: root.low ? 92 : Math.max(96, Math.min(220 * Look.signScale, root.plateHeight - 128 - root.ofEye - root.ofWords - Math.max(Look.touch, 1.4 * Look.bodySize) - 5 * Look.space12))
    readonly property real ofName: root.ofWords + root.figure
    readonly property real usual: root.beside ? root.ofEye : root.ofEye + root.ofName
    readonly property bool roomy: root.plateHeight - (root.low ? 24 : 128) + 1 >= root.usual + Math.max(Look.touch, 1.4 * Look.bodySize) + (root.beside ? 2 : 5) * (root.low ? Look.space8 : Look.space12)

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

    Item {
        anchors.fill: parent
        // What has been pressed has to stay there until it is let go.
        opacity: root.drawn ? 1 : 0

        Rectangle {
            anchors.fill: parent
            color: Look.curtain
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
            // Beside each other the name and the eye, where there is more width than height.
            Grid {
                id: parts

                readonly property real room: parent.width - (root.low ? 40 : 112)
                readonly property real each: root.beside ? (room - columnSpacing) / 2 : room
                readonly property real gap: root.low ? Look.space8 : Look.space12

                anchors.centerIn: parent
                columns: root.beside ? 2 : 1
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
                        width: root.figure * (root.low ? 1 : 104 / 171)
                        height: root.figure
                        name: "squire-" + Look.squireKeys[root.prompt.tincture] + "-calm" + (root.low ? "" : "-half")
                    }
                    Title {
                        objectName: "nextName"

                        width: parent.width
                        text: root.prompt.name
                        font.pixelSize: root.low ? Look.boardTitleSize : Look.curtainTitleSize + 2
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
                        width: root.drawn ? root.eyeSize : 0
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
                            visible: eye.holding && root.noted
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
                        visible: root.roomy
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
        width: root.eyeSize * 0.8
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

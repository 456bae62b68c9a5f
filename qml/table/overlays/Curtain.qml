// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The curtain: it covers everything while the tablet goes from one person to another. The same night-blue cloth for all, and
// on it a squire and a name. It is open while a finger that came down on the eye stays on the glass, so that another finger can
// play, and closes when it is lifted. With the simpler setting a tap opens it, and it stays open.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
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
            cornered: form.cornered
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
                innerLine: form.ivy ? "transparent" : Look.gold
            }
            IvyFrame {
                anchors {
                    fill: parent
                    margins: 30
                }
                visible: form.ivy
                thickness: 34
            }
            // Beside each other, where there is more width than height, the figure and the rest, or all three, or the name and the
            // eye.
            GridLayout {
                id: parts

                readonly property real room: parent.width - (form.ivy ? 112 : 40)
                // Of the words, and of the eye.
                readonly property real each: form.facing ? room - form.figureWidth - 2 * columnSpacing : form.abreast ? (room - form.figureWidth) / 2 - columnSpacing : form.beside ? (room - columnSpacing) / 2 : room

                // Of two lines beside the figure, which together are at half its height.
                readonly property real middle: (form.figure - form.gap) / 2

                anchors.centerIn: parent
                columns: form.places.columns
                columnSpacing: form.facing ? Look.space32 : Look.space24
                rowSpacing: form.gap

                Note {
                    id: bid

                    Layout.alignment: Qt.AlignHCenter | Qt.AlignBottom
                    Layout.column: form.places.words
                    Layout.preferredHeight: form.abreast ? parts.middle + (implicitHeight - next.implicitHeight) / 2 : -1
                    Layout.preferredWidth: parts.each
                    Layout.row: 0
                    //: On the curtain, above the shield and the name of the person who has the next decision
                    text: qsTr("Pass the device to")
                    font.pixelSize: form.bidSize
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 15
                    wrapMode: Text.NoWrap
                    horizontalAlignment: Text.AlignHCenter
                    verticalAlignment: Text.AlignBottom
                    Accessible.ignored: !root.drawn
                }
                Drawing {
                    Layout.alignment: Qt.AlignCenter
                    Layout.column: 0
                    Layout.leftMargin: form.facing ? parts.columnSpacing : 0
                    Layout.preferredHeight: form.figure
                    Layout.preferredWidth: form.figureWidth
                    Layout.row: form.places.figureRow
                    Layout.rowSpan: form.places.figureRows
                    drawnWidth: form.figureWidth
                    name: "squire-" + Look.squireKeys[root.prompt.tincture] + "-calm" + (form.half ? "-half" : "")
                }
                Title {
                    id: next

                    objectName: "nextName"

                    Layout.alignment: form.facing ? Qt.AlignCenter : Qt.AlignHCenter | Qt.AlignTop
                    Layout.column: form.places.words
                    Layout.preferredHeight: form.abreast ? parts.middle + (implicitHeight - bid.implicitHeight) / 2 : -1
                    Layout.preferredWidth: parts.each
                    Layout.row: form.places.nameRow
                    text: root.prompt.name
                    font.pixelSize: form.nameSize
                    oneLine: true
                    horizontalAlignment: Text.AlignHCenter
                    Accessible.ignored: !root.drawn
                }
                Column {
                    Layout.alignment: Qt.AlignCenter
                    Layout.column: form.places.eye
                    Layout.preferredWidth: parts.each
                    Layout.row: form.places.eyeRow
                    Layout.rowSpan: form.places.eyeRows
                    spacing: form.gap

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

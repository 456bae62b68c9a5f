// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The golden eye of the curtain. It is held until the ring round it is full; with the simpler setting a tap is enough. The
// keyboard and screen readers always open it at once. It knows for how long the finger stays, wherever that slides; whoever has a
// mouse has but one, and needs it for what is to be seen then.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MedievalAcademy.Artwork
import MedievalAcademy.Controls

T.AbstractButton {
    id: root

    required property bool holding
    property real held: 0
    // The finger that came down on it has not been lifted.
    readonly property bool touched: finger.active
    // Where that is, in the window.
    readonly property point place: finger.point.scenePosition

    // It has been opened, and the finger that did so is still there.
    property bool spent: false

    signal done

    function rearm(): void {
        if (!root.pressed && !root.touched)
            root.spent = false;
    }

    text: root.holding ?
    //: Under the round button of the curtain
    qsTr("Hold to look") :
    //: Under the round button of the curtain
    qsTr("Tap to look")
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Button
    Accessible.name: root.text
    Accessible.onPressAction: root.done()
    Keys.onReturnPressed: root.done()
    Keys.onEnterPressed: root.done()
    Keys.onSpacePressed: root.done()
    onClicked: {
        if (!root.holding)
            root.done();
    }
    onPressedChanged: {
        if (!root.holding)
            return;
        if (root.pressed && !root.spent) {
            filling.restart();
        } else {
            filling.stop();
            root.held = 0;
            root.rearm();
        }
    }

    onTouchedChanged: root.rearm()

    PointHandler {
        id: finger

        acceptedDevices: PointerDevice.TouchScreen
    }
    NumberAnimation {
        id: filling

        target: root
        property: "held"
        from: 0
        to: 1
        duration: 600
        onFinished: {
            root.spent = true;
            root.held = 0;
            root.done();
        }
    }

    background: Item {
        Shadow {
            anchors {
                fill: parent
                margins: parent.width * 0.16
            }
            level: 2
        }
        Rectangle {
            anchors.fill: parent
            radius: width / 2
            border {
                width: 2.2
                color: Look.artInk
            }
            gradient: Gradient {
                GradientStop {
                    position: 0
                    color: root.pressed ? Look.goldMiddle : Look.goldUpper
                }
                GradientStop {
                    position: 1
                    color: Look.gold
                }
            }

            Rectangle {
                anchors {
                    fill: parent
                    margins: parent.width * 0.055
                }
                radius: width / 2
                color: "transparent"
                border {
                    width: 1
                    color: Look.goldLine
                }
            }
        }
        ArcLine {
            anchors {
                fill: parent
                margins: -6
            }
            visible: root.held > 0
            color: Look.gold
            lineWidth: 6
            share: root.held
        }
        FocusRing {
            control: root
            radius: width / 2
            gap: 9
        }
    }
    contentItem: Item {
        Drawing {
            anchors.centerIn: parent
            width: root.width * 0.43
            name: "icon-eye"
            token: "art"
        }
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Something people should know and need not answer: below the bar of whatever page is open, until it is closed or has been
// there long enough to be read twice. Not Kirigami's passive notification, which cannot be turned with the page, nor its
// InlineMessage, which would move the page aside.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import MedievalAcademy.Artwork
import MedievalAcademy.Controls

Popup {
    id: root

    property string text
    // Where the rulebook tells more; empty: nowhere.
    property string place: ""
    // Something is wrong; else it is only told what happened.
    property bool trouble: true
    // What is told is that something was taken back.
    property bool undone: false
    // The quarter turns by which it is turned, with the page below it.
    property int quarters: 0
    // How far down that page its middle is.
    readonly property real down: 60 + height / 2 + [Edges.top, Edges.right, Edges.bottom, Edges.left][root.quarters]
    readonly property size window: Qt.size(parent?.width ?? 0, parent?.height ?? 0)
    readonly property point middle: {
        switch (root.quarters) {
        case 1:
            return Qt.point(root.window.width - root.down, root.window.height / 2);
        case 2:
            return Qt.point(root.window.width / 2, root.window.height - root.down);
        case 3:
            return Qt.point(root.down, root.window.height / 2);
        default:
            return Qt.point(root.window.width / 2, root.down);
        }
    }

    signal bookAsked(place: string)

    function say(text: string): void {
        root.trouble = true;
        root.show(text);
    }
    function tell(text: string): void {
        root.trouble = false;
        root.show(text);
    }
    function takenBack(text: string): void {
        root.tell(text);
        root.undone = true;
    }
    function hint(text: string, place: string): void {
        root.tell(text);
        root.place = place;
    }
    function show(text: string): void {
        root.text = text;
        root.place = "";
        root.undone = false;
        root.open();
        Qt.callLater(words.say); // also what was said before
        rest.restart();
    }

    closePolicy: T.Popup.NoAutoClose
    leftPadding: Look.space16
    margins: -1 // Qt would keep it in the window as if it were not turned
    modal: false
    padding: Look.space4
    parent: T.Overlay.overlay
    turn: 90 * root.quarters
    width: Math.min(480, (root.quarters % 2 ? root.window.height : root.window.width) - 2 * Look.space12)
    x: Math.round(root.middle.x - width / 2)
    y: Math.round(root.middle.y - height / 2)

    contentItem: RowLayout {
        spacing: Look.space12

        Drawing {
            Layout.preferredHeight: 28
            Layout.preferredWidth: 28
            name: root.trouble ? "icon-warning" : root.place !== "" ? "icon-help" : root.undone ? "icon-undo" : "icon-success"
            token: root.trouble ? "danger" : "ink"
        }
        ColumnLayout {
            spacing: 0

            Alert {
                id: words

                Layout.fillWidth: true
                objectName: "noticeText"
                // What others take back the table says itself.
                silent: root.undone
                text: root.text
                urgent: root.trouble
                wrapMode: Text.Wrap
            }
            LinkButton {
                leftPadding: 0
                objectName: "hintMore"
                //: Below a hint: opens the rulebook where it tells more
                text: qsTr("More in the rulebook")
                visible: root.place !== ""

                onClicked: {
                    root.close();
                    root.bookAsked(root.place);
                }
            }
        }
        IconButton {
            icon.name: "window-close"
            objectName: "closeNotice"
            //: Button that closes a notice
            text: qsTr("Close")

            onClicked: root.close()
        }
    }

    Timer {
        id: rest

        interval: root.trouble || root.place !== "" ? 12000 : 6000

        onTriggered: root.close()
    }
}

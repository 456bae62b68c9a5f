// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Offers computers of another level, with the sign they bear, where the results of whoever plays say that it would be a fairer
// match: to be taken, or not now.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Leaf {
    id: root

    required property LevelSuggestion suggestion

    readonly property real room: width - 2 * Look.space16
    readonly property real buttons: takeButton.implicitWidth + declineButton.implicitWidth + Look.space8
    // The buttons stand beside the words where these have room enough, else one beside the other below them, or else one below
    // the other.
    readonly property bool beside: root.room - root.buttons - sign.width - 2 * Look.space16 >= 15 * Look.bodySize
    readonly property bool paired: root.buttons <= root.room

    // The control that was pressed goes away with the offer.
    function passFocus(): void {
        const reason = takeButton.visualFocus || declineButton.visualFocus ? Qt.TabFocusReason : Qt.OtherFocusReason;
        if (takeButton.activeFocus || declineButton.activeFocus)
            takeButton.nextItemInFocusChain().forceActiveFocus(reason);
    }

    implicitHeight: grid.implicitHeight + 2 * Look.space12
    visible: root.suggestion.offered

    GridLayout {
        id: grid

        anchors.centerIn: parent
        columnSpacing: Look.space16
        columns: root.beside ? 2 : 1
        rowSpacing: Look.space8
        width: root.room

        GridLayout {
            Layout.fillWidth: true
            columnSpacing: Look.space16
            // The sign above the words where few of them would stand in a line beside it.
            columns: root.room - sign.width - Look.space16 >= 9 * Look.bodySize ? 2 : 1
            rowSpacing: Look.space8

            Drawing {
                id: sign

                Layout.alignment: Qt.AlignCenter
                Layout.preferredHeight: width
                Layout.preferredWidth: Math.round(52 * Look.signScale)
                name: root.suggestion.drawing
                objectName: "levelSign"
            }
            Alert {
                Layout.fillWidth: true
                objectName: "levelOffer"
                text: root.suggestion.text
                wrapMode: Text.Wrap
            }
        }
        GridLayout {
            Layout.alignment: Qt.AlignRight
            Layout.fillWidth: !root.paired
            columnSpacing: Look.space8
            columns: root.paired ? 2 : 1
            rowSpacing: Look.space8

            Button {
                id: declineButton

                Layout.fillWidth: !root.paired
                objectName: "declineLevel"
                //: Button beside the offer of computers of another level: not before another game has been played
                text: qsTr("Not now")

                onClicked: {
                    root.passFocus();
                    root.suggestion.decline();
                }
            }
            Button {
                id: takeButton

                Layout.fillWidth: !root.paired
                objectName: "takeLevel"
                text: root.suggestion.takeText

                onClicked: {
                    root.passFocus();
                    root.Accessible.announce(root.suggestion.takenText, Accessible.Polite); // qmllint disable Quick.attached-property-type
                    root.suggestion.take();
                }
            }
        }
    }
}

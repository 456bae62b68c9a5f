// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// What there is to know of a board beside its ranking: one's own place, what the board gives, when it scores and when its
// discs go back.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Leaf {
    id: root

    required property string placeText
    // Gallantry gives squares to move, not points.
    required property bool gallantry
    required property string paysText
    required property string scheduleText
    required property string resetText
    required property list<turnMark> turnMarks

    implicitHeight: terms.implicitHeight + 2 * Look.space16

    component Heading: Label {
        required property Label told

        Layout.alignment: Qt.AlignTop
        // Level with the larger letters beside it.
        Layout.topMargin: Look.space4
        color: Look.golddeep
        font.pixelSize: Look.labelSize
        visible: told.text !== ""
    }
    component DisplayedState: Label {
        Layout.fillWidth: true
        font.pixelSize: Look.emphasisSize
        visible: text !== ""
        wrapMode: Text.Wrap
    }

    GridLayout {
        id: terms

        anchors {
            left: parent.left
            right: parent.right
            verticalCenter: parent.verticalCenter
            margins: Look.space16
        }
        columns: 2
        columnSpacing: Look.space24
        rowSpacing: Look.space12

        Heading {
            told: place
            //: Beside a large board, before a sentence such as "You are second of four on square 7."
            text: qsTr("Your place")
        }
        DisplayedState {
            id: place

            text: root.placeText
        }
        Heading {
            told: pays
            text: root.gallantry ?
            //: Beside the large board of Gallantry, before what its ranks give: "The 2nd moves a disc two squares…"
            qsTr("Bonus") :
            //: Beside a large board, before a sentence such as "+3 for the 1st, +2 for the 2nd."
            qsTr("Points")
        }
        DisplayedState {
            id: pays

            text: root.paysText
        }
        Heading {
            told: schedule
            //: Beside a large board, before a sentence such as "Scores every turn"
            text: qsTr("When it scores")
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: Look.space8

            DisplayedState {
                id: schedule

                text: root.scheduleText
            }
            TurnMarks {
                marks: root.turnMarks
                size: 28
                numbered: true
            }
        }
        Heading {
            told: reset
            //: Beside a large board, before a sentence such as "Back to square 0 after the scoring of turn III"
            text: qsTr("Reset")
        }
        DisplayedState {
            id: reset

            text: root.resetText
        }
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Where a look back leads: back to the present, and what else may be done from there where its words fit beside the golden
// button.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

RowLayout {
    id: root

    required property Table table
    // What else may be done here.
    required property list<T.Action> actions
    required property bool wide
    // All stands in one line, beside what has happened.
    required property bool lined
    // Of the golden button, in pixels.
    required property real letters
    // The width there is.
    required property real room
    readonly property alias present: present
    // All words have room; otherwise the actions stand as icons in the row of the playback.
    readonly property bool spelled: root.spelledWidth <= root.room * (root.wide ? 0.5 : 1)
    readonly property real spelledWidth: wanted() + present.implicitWidth

    signal closeAsked

    function wanted(): real {
        let sum = 0;
        for (let i = 0; i < spellings.count; ++i)
            sum += (spellings.itemAt(i) as Spelled)?.wanted ?? 0;
        return sum;
    }

    spacing: Look.space12
    LayoutMirroring.enabled: Look.leftHanded

    Repeater {
        id: spellings

        model: root.actions

        Spelled {
            required property T.Action modelData

            action: modelData
        }
    }
    Button {
        id: present

        Layout.fillWidth: !root.lined
        font.pixelSize: root.letters
        highlighted: true
        objectName: "present"
        text: root.table.replayed ?
        //: Button: closes a game that was only looked at
        qsTr("Close") :
        //: Button: the table shows an earlier moment; this leads back to the game as it stands
        qsTr("Back to the present")

        onClicked: {
            if (root.table.replayed) {
                root.closeAsked();
            } else {
                root.table.showMoment(-1);
            }
        }
    }

    component Spelled: Button {
        id: button

        // With the space beside it.
        readonly property real wanted: button.enabled ? Math.max(96, spelling.advanceWidth + 2 * button.leftPadding) + root.spacing : 0
        property TextMetrics spelling: TextMetrics {
            font.family: button.font.family
            font.pixelSize: button.font.pixelSize
            text: button.text
        }

        Layout.fillHeight: true
        display: T.AbstractButton.TextOnly
        objectName: button.action.objectName
        visible: root.spelled && button.enabled
    }
}

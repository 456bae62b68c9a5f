// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Where a look back leads: back to the present, and before that golden button what else may be done from there, in words where
// they fit and else as signs.
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
    // What else may be done here; what may be done at other moments only keeps its place.
    required property list<T.Action> actions
    // Something stands beside them, in the same line.
    required property bool beside
    // Of the golden button, in pixels.
    required property real letters
    // The width there is for a line of them.
    required property real room
    readonly property alias present: present
    readonly property bool spelled: root.spelledWidth <= root.room
    readonly property real presentWidth: Math.max(96, line.advanceWidth * root.letters / line.font.pixelSize + present.leftPadding + present.rightPadding)
    readonly property real spelledWidth: wanted() + root.presentWidth
    readonly property real signedWidth: spellings.count * (Look.confirmHeight + root.spacing) + root.presentWidth

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

        Layout.fillHeight: true
        Layout.fillWidth: !root.beside
        // Beside the signs its words keep to one line, if somewhat smaller letters are enough for that.
        font.pixelSize: root.spelled ? root.letters : line.size
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

        FittedLine {
            id: line

            font.bold: true
            font.family: Look.textFamily
            least: Math.max(16, 0.75 * root.letters)
            room: present.width - present.leftPadding - present.rightPadding
            text: present.text
            usual: root.letters
        }
    }

    component Spelled: Button {
        id: button

        // With the space beside it.
        readonly property real wanted: Math.max(96, spelling.advanceWidth + 2 * Look.space16) + root.spacing
        property TextMetrics spelling: TextMetrics {
            font.family: button.font.family
            font.pixelSize: button.font.pixelSize
            text: button.text
        }

        Layout.fillHeight: true
        Layout.preferredWidth: root.spelled ? -1 : Look.confirmHeight
        display: root.spelled ? T.AbstractButton.TextOnly : T.AbstractButton.IconOnly
        leftPadding: root.spelled ? Look.space16 : 0
        objectName: button.action.objectName

        T.ToolTip.delay: 700
        T.ToolTip.text: button.text
        T.ToolTip.visible: !root.spelled && button.hovered && !button.down
    }
}

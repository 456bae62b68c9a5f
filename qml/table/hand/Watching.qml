// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// While nobody at this device plays, but computers or people at others: what is told and what was told before it, and how fast.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

ColumnLayout {
    id: root

    required property Table table
    // What was told before is left out.
    property bool tight: false
    // Kept for what is told, in letters of that size.
    property int lines: 2
    property int size: Look.emphasisSize
    // Three buttons side by side, or two rows of them.
    property bool abreast: true
    readonly property string sentence: root.table.story.sentence
    readonly property bool together: root.table.devices.open
    property string last
    property string before
    readonly property int letters: Math.min(Look.emphasisSize, root.width / (root.abreast ? 16.4 : 11.8))

    onSentenceChanged: {
        if (root.sentence === "")
            return;
        root.before = root.last;
        root.last = root.sentence;
    }

    component DisplayedState: Label {
        Layout.fillWidth: true
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.Wrap
    }
    component Abreast: Button {
        Layout.fillWidth: true
        Layout.fillHeight: true
        leftPadding: Look.space4
        font.pixelSize: root.letters
    }

    spacing: Look.space4

    PaceActions {
        id: pace

        // Without motion there is nothing to watch.
        most: Enums.Speed.Fast
    }
    // Places of fixed height: the boards stand still whatever is told.
    DisplayedState {
        Layout.preferredHeight: Look.labelLine
        visible: !root.tight
        text: root.together && !root.table.story.telling ? root.last : root.before
        color: Look.ink2
        font.pixelSize: Look.labelSize
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 12
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
    DisplayedState {
        objectName: "told"
        Layout.preferredHeight: root.lines * root.size * 1.3
        // Where people play at other devices: whom all wait for.
        text: root.together && !root.table.story.telling ? root.table.prompt.title : root.last || root.table.prompt.title
        font.pixelSize: root.size
        fontSizeMode: Text.Fit
        minimumPixelSize: 14
        Accessible.role: Accessible.StaticText
    }
    GridLayout {
        Layout.fillWidth: true
        columns: root.abreast ? 3 : 2
        uniformCellWidths: true
        columnSpacing: Look.space8
        rowSpacing: Look.space8

        Abreast {
            objectName: "slower"
            action: pace.slower
        }
        Abreast {
            objectName: "faster"
            action: pace.faster
        }
        SkipButton {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.columnSpan: root.abreast ? 1 : 2
            Layout.minimumHeight: Look.confirmHeight
            focus: true
            table: root.table
            leftPadding: Look.space4
            font.pixelSize: root.letters
        }
    }
}

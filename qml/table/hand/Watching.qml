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

GridLayout {
    id: root

    required property Table table
    // What was told before is left out.
    property bool tight: false
    // Kept for what is told, in letters of that size.
    property int lines: 2
    property int size: Look.emphasisSize
    // Three buttons side by side, or two rows of them.
    property bool abreast: true
    // The buttons stand beside what is told, not below it.
    property bool beside: false
    // Where people play at other devices and nothing is told: whom all wait for. Else what has happened last.
    property bool titled: true
    readonly property string sentence: root.table.presenter.sentence
    readonly property bool together: root.table.devices.open
    // Nothing is told, and people at other devices are waited for.
    readonly property bool waits: root.together && !root.table.presenter.telling
    // What is told, or else what has happened last, also where nothing of it was told.
    readonly property string latest: root.sentence || root.table.chronicle.latest || root.last
    property string last
    property string before
    readonly property real buttonsWidth: root.beside ? Math.min(0.46 * root.width, 430 * Look.textScale) : root.width
    readonly property int letters: Math.min(Look.emphasisSize, root.buttonsWidth / (root.abreast ? 16.4 : 11.8))

    onSentenceChanged: {
        if (root.sentence === "")
            return;
        root.before = root.last;
        root.last = root.sentence;
    }

    component DisplayedState: Label {
        Layout.fillWidth: true
        horizontalAlignment: root.beside ? Text.AlignLeft : Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.Wrap
    }
    component Abreast: Button {
        Layout.fillWidth: true
        Layout.fillHeight: true
        leftPadding: Look.space4
        font.pixelSize: root.letters
    }

    columnSpacing: Look.space24
    columns: root.beside ? 2 : 1
    rowSpacing: Look.space4

    PaceActions {
        id: pace

        // Without motion there is nothing to watch.
        most: Enums.Speed.Fast
    }
    // Places of fixed height: the boards stand still whatever is told.
    ColumnLayout {
        spacing: Look.space4

        DisplayedState {
            Layout.preferredHeight: Look.labelLine
            visible: !root.tight && (text !== "" || !root.beside)
            text: root.waits && root.titled ? root.latest : root.before
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
            text: (root.waits && root.titled ? "" : root.latest) || root.table.prompt.title
            font.pixelSize: root.size
            fontSizeMode: Text.Fit
            minimumPixelSize: 14
            Accessible.role: Accessible.StaticText
        }
    }
    GridLayout {
        Layout.fillHeight: !root.beside
        Layout.fillWidth: !root.beside
        Layout.preferredWidth: root.buttonsWidth
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

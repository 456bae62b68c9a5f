// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The sheet at the bottom of a phone while computers play among themselves: what is told and what was told before it, and how
// fast. It takes no more height than that, and leaves the rest to the boards.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

FocusScope {
    id: root

    required property Table table
    // The height that the sheet shares with the lanes.
    required property real room
    readonly property bool tight: root.room < 560 * (0.3 + 0.7 * Look.textScale)
    readonly property string sentence: root.table.story.sentence
    property string last
    property string before
    // Three buttons stand side by side, save for very large letters where there is height for two rows of them.
    readonly property bool abreast: root.width >= 250 * Look.textScale || root.room < 9 * Look.touch

    readonly property int letters: Math.min(Look.bodySize, root.width / (root.abreast ? 18 : 13))

    onSentenceChanged: {
        if (root.sentence === "")
            return;
        root.before = root.last;
        root.last = root.sentence;
    }

    component Told: Label {
        Layout.fillWidth: true
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.Wrap
    }

    objectName: "watchSheet"
    implicitHeight: Math.min(root.room - 58 * Math.min(1.5, Look.textScale), parts.implicitHeight + Look.space16 + Look.space12)

    PaceActions {
        id: pace

        // Without motion there is nothing to watch.
        most: Academy.Speed.Fast
    }
    SheetGround {
        anchors.fill: parent
    }
    ColumnLayout {
        id: parts

        anchors {
            left: parent.left
            right: parent.right
            bottom: parent.bottom
            leftMargin: Look.space16
            rightMargin: Look.space16
            bottomMargin: Look.space12
        }
        spacing: Look.space4

        // Places of fixed height: the boards stand still whatever is told.
        Told {
            Layout.preferredHeight: Look.labelLine
            visible: !root.tight
            text: root.before
            color: Look.ink2
            font.pixelSize: Look.labelSize
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 12
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
        Told {
            objectName: "told"
            Layout.preferredHeight: 2 * Look.emphasisLine
            text: root.last || root.table.prompt.title
            font.pixelSize: Look.emphasisSize
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

    component Abreast: Button {
        Layout.fillWidth: true
        Layout.fillHeight: true
        leftPadding: Look.space4
        font.pixelSize: root.letters
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The step of a lesson: where it is in the lesson, what it says, and how to go on. Stands above the table, or beside it where the
// window is low.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Item {
    id: root

    required property Lesson lesson
    // The most height it may take; what it says is scrolled beyond that.
    required property real room
    // Buttons beside the text, not below.
    readonly property bool wide: root.width >= 720 * (0.5 + 0.5 * Look.textScale)
    // Lines are no longer than can be read with ease.
    readonly property real pad: Math.max(root.wide ? Look.space24 : Look.space16, (root.width - 1120 * (0.5 + 0.5 * Look.textScale)) / 2)
    readonly property int textSize: root.wide ? Look.nameSize : Look.emphasisSize
    // Room for the usual text, so that the button is where the finger was.
    readonly property real usualHeight: root.wide ? 2 * Look.nameLine : 4 * Look.emphasisLine

    signal leaveAsked

    // The keyboard begins with what goes on.
    function reach(): void {
        (next.visible ? next : skip).forceActiveFocus(Qt.OtherFocusReason);
    }

    implicitHeight: Math.min(root.room, contents.implicitHeight + 2 * Look.space12 + 2 * Look.space8)

    Accessible.role: Accessible.Grouping
    //: Spoken: the part of the window in which a lesson says what to do
    Accessible.name: qsTr("Lesson")

    Shadow {
        anchors.fill: plate
    }
    Plate {
        id: plate

        anchors.fill: parent
        anchors.margins: Look.space8
        corner: 10
    }
    GridLayout {
        id: contents

        anchors.fill: plate
        anchors.bottomMargin: Look.space12
        anchors.leftMargin: root.pad
        anchors.rightMargin: root.pad
        anchors.topMargin: Look.space12
        columnSpacing: Look.space24
        columns: root.wide ? 2 : 1
        rowSpacing: Look.space8

        ColumnLayout {
            spacing: Look.space4

            RowLayout {
                Layout.fillWidth: true
                spacing: Look.space8

                Note {
                    Layout.fillWidth: true
                    elide: Text.ElideRight
                    font.pixelSize: Look.labelSize
                    maximumLineCount: 1
                    objectName: "lessonTitle"
                    text: root.lesson.title
                }
                Note {
                    font.pixelSize: Look.labelSize
                    objectName: "lessonNumber"
                    //: Where a lesson stands: %1 and %2 are numbers
                    text: qsTr("%1 of %2").arg(root.lesson.number).arg(root.lesson.count)

                    //: Spoken where a lesson stands: %1 and %2 are numbers
                    Accessible.name: qsTr("Step %1 of %2").arg(root.lesson.number).arg(root.lesson.count)
                }
            }
            Flickable {
                Layout.fillHeight: true
                Layout.fillWidth: true
                Layout.preferredHeight: Math.max(words.implicitHeight, root.usualHeight)
                boundsBehavior: Flickable.StopAtBounds
                clip: interactive
                contentHeight: words.height
                interactive: contentHeight > height + 1

                T.ScrollBar.vertical: ScrollBar {}

                Label {
                    id: words

                    font.pixelSize: root.textSize
                    objectName: "lessonText"
                    opacity: root.lesson.watches ? 0.75 : 1
                    text: root.lesson.text
                    width: parent.width
                    wrapMode: Text.Wrap
                }
            }
        }
        RowLayout {
            Layout.alignment: root.wide ? Qt.AlignVCenter : Qt.AlignBottom
            Layout.fillWidth: !root.wide
            layoutDirection: Qt.LeftToRight
            spacing: Look.space8

            Button {
                flat: true
                font.pixelSize: Look.bodySize + 1
                objectName: "lessonLeave"
                //: Button of a lesson: leaves it; it goes on there the next time
                text: qsTr("Leave")

                onClicked: root.leaveAsked()
            }
            Item {
                Layout.fillWidth: true
            }
            Button {
                id: skip

                flat: true
                font.pixelSize: Look.bodySize + 1
                objectName: "lessonSkip"
                //: Button of a lesson: does what the step asks for, and goes on
                text: root.lesson.reads ? qsTr("Skip") : qsTr("Do it for me")
                visible: !root.lesson.reads

                onClicked: root.lesson.skip()
            }
            Button {
                id: next

                highlighted: true
                objectName: "lessonNext"
                //: Golden button of a lesson: its remark has been read; the last one ends it
                text: root.lesson.last ? qsTr("Finish") : qsTr("Go on")
                visible: root.lesson.reads

                onClicked: root.lesson.next()
            }
        }
    }
}

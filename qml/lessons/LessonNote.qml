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
    readonly property bool wide: root.width >= 720 * Look.textUnit
    // Lines are no longer than can be read with ease.
    readonly property real pad: Math.max(root.wide ? Look.space24 : Look.space16, (root.width - 1120 * Look.textUnit) / 2)
    readonly property int textSize: root.width >= 1400 * Look.textUnit ? Look.nameSize : Look.emphasisSize
    readonly property real outer: root.folded ? 0 : root.wide ? 5 : Look.space8
    readonly property real inner: root.wide ? Look.space8 : Look.space12
    // Room for the usual text, so that the button is where the finger was.
    readonly property real usualHeight: (root.wide ? 2 : 4) * Look.emphasisLine

    // There is no height for it and the table: it lies over the table until it has been read, and is one line then.
    property bool tight: false
    property bool unfolded: true
    readonly property bool folded: root.tight && !root.unfolded && !root.lesson.reads
    readonly property real foldedHeight: Math.max(Look.touch, Look.bodyLine + 2 * Look.space8) + 2 * Look.space4

    signal leaveAsked

    // The keyboard begins with what goes on.
    function reach(): void {
        (next.visible ? next : fold.visible ? fold : skip).forceActiveFocus(Qt.OtherFocusReason);
    }

    implicitHeight: root.folded ? root.foldedHeight : Math.min(root.room, contents.implicitHeight + 2 * (root.inner + root.outer))

    Accessible.role: Accessible.Grouping
    //: Spoken: the part of the window in which a lesson says what to do
    Accessible.name: qsTr("Lesson")

    Connections {
        target: root.lesson

        function onStepBegan(): void {
            root.unfolded = true;
        }
    }
    Shadow {
        anchors.fill: plate
    }
    Plate {
        id: plate

        anchors.fill: parent
        anchors.margins: root.outer
        corner: root.folded ? 6 : 10
    }
    Button {
        anchors.fill: parent
        anchors.margins: Look.space4
        flat: true
        font.pixelSize: Look.bodySize
        objectName: "lessonUnfold"
        //: Button of a lesson on a small screen: shows the whole remark again
        text: qsTr("Show the explanation")
        visible: root.folded

        onClicked: root.unfolded = true
    }
    GridLayout {
        id: contents

        anchors.fill: plate
        anchors.bottomMargin: root.inner
        anchors.leftMargin: root.pad
        anchors.rightMargin: root.pad
        anchors.topMargin: root.inner
        columnSpacing: Look.space24
        columns: root.wide ? 2 : 1
        rowSpacing: Look.space8
        visible: !root.folded

        ColumnLayout {
            Layout.fillWidth: true
            spacing: root.wide ? 0 : Look.space4

            RowLayout {
                Layout.fillWidth: true
                spacing: Look.space8

                Note {
                    Layout.fillWidth: true
                    font.pixelSize: Look.labelSize
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
                // In little width it stands here, and leaves the room below to what goes on.
                IconButton {
                    Layout.bottomMargin: -Look.space12
                    Layout.rightMargin: -Look.space12
                    Layout.topMargin: -Look.space8
                    icon.name: "window-close"
                    objectName: "lessonLeave"
                    //: Button of a lesson: leaves it; it goes on there the next time
                    text: qsTr("Leave")
                    visible: !root.wide

                    onClicked: root.leaveAsked()
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
                visible: root.wide

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
                //: Buttons of a lesson: one takes the decision that the step asks for, the other goes past what is told
                text: root.lesson.table.prompt.decision !== Enums.Decision.None ? qsTr("Do it for me") : qsTr("Skip")
                visible: !root.lesson.reads && !root.tight

                onClicked: root.lesson.skip()
            }
            Button {
                id: fold

                highlighted: true
                objectName: "lessonFold"
                //: Golden button of a lesson on a small screen: the remark has been read, and gives way to the table
                text: qsTr("To the table")
                visible: root.tight && !root.lesson.reads

                onClicked: root.unfolded = false
            }
            Button {
                id: next

                highlighted: true
                objectName: "lessonNext"
                //: Golden button of a lesson: its remark has been read; the last one ends it
                text: root.lesson.last ? qsTr("Finish") : qsTr("Continue")
                visible: root.lesson.reads

                onClicked: root.lesson.next()
            }
        }
    }
}

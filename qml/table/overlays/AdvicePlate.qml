// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The words of the master, or that it is still thinking.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

FocusScope {
    id: root

    required property AdvicePrompt advice
    readonly property alias title: title.text
    // What has the focus while the master thinks.
    readonly property Item first: close

    signal closed

    // Less on a phone: very large letters need its width.
    readonly property real margin: root.width < 400 ? Look.space16 : 22

    implicitHeight: head.height + words.implicitHeight + buttons.height + 68

    Shadow {
        anchors {
            fill: parent
            margins: 6
        }
        level: 3
    }
    Plate {
        anchors.fill: parent
        corner: 16
        lineWidth: 2
    }
    MouseArea {
        anchors.fill: parent
        onWheel: event => event.accepted = true
    }
    RowLayout {
        id: head

        anchors {
            left: parent.left
            right: parent.right
            top: parent.top
            margins: root.margin
            topMargin: 14
        }
        spacing: Look.space12

        // The owl of the button that asks for it, where the title has room beside it.
        Drawing {
            Layout.preferredWidth: 64
            Layout.preferredHeight: 64
            visible: line.fits
            name: "roundel"

            Drawing {
                anchors.centerIn: parent
                width: 42
                name: "icon-advice"
                token: "art"
            }
        }
        Title {
            id: title

            Layout.fillWidth: true
            //: Title of what the computer's best player would do now
            text: qsTr("The Master’s advice")
            font.pixelSize: Look.dialogTitleSize
            // One line of the largest letters in a small window would leave the advice itself no room.
            oneLine: true

            FittedLine {
                id: line

                font.family: title.font.family
                least: title.minimumPixelSize
                room: head.width - 64 - close.width - 2 * head.spacing
                text: title.text
                usual: Look.dialogTitleSize
            }
        }
        IconButton {
            id: close

            objectName: "closeAdvice"
            icon.name: "window-close"
            //: Button that closes the advice
            text: qsTr("Close")
            onClicked: root.closed()
        }
    }
    Flickable {
        id: flickable

        anchors {
            left: parent.left
            right: parent.right
            top: head.bottom
            bottom: buttons.top
            leftMargin: root.margin
            rightMargin: root.margin
            topMargin: Look.space8
            bottomMargin: Look.space16
        }
        contentHeight: words.implicitHeight
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        clip: interactive

        ScrollSigns {
            list: flickable
        }
        ColumnLayout {
            id: words

            width: flickable.width
            spacing: Look.space8

            RowLayout {
                Layout.fillWidth: true
                visible: !root.advice.given
                spacing: Look.space16

                BusyIndicator {
                    running: root.advice.thinking
                }
                Note {
                    Layout.fillWidth: true
                    //: While the advice is being worked out
                    text: qsTr("The Master thinks it over…")
                    font.pixelSize: Look.emphasisSize
                }
            }
            Label {
                Layout.fillWidth: true
                visible: root.advice.given
                text: root.advice.choice
                font.pixelSize: Look.pageTitleSize
                wrapMode: Text.Wrap
            }
            Label {
                Layout.fillWidth: true
                Layout.bottomMargin: -Look.space8
                visible: root.advice.reasons.length > 0
                //: Over the column of figures in the Master’s advice, "+1.5": so many Chivalry Points the choice is likely to bring or cost
                text: qsTr("Likely points")
                color: Look.golddeep
                font.pixelSize: Look.labelSize
                horizontalAlignment: Text.AlignRight
            }
            AnswerLines {
                Layout.fillWidth: true
                Layout.topMargin: Look.space4
                answers: root.advice.reasons
                roomy: true
            }
            Note {
                Layout.fillWidth: true
                visible: root.advice.given && text !== ""
                text: root.advice.chance
            }
        }
    }
    Button {
        id: buttons

        anchors {
            left: parent.left
            right: parent.right
            bottom: parent.bottom
            margins: root.margin
        }
        objectName: "followAdvice"
        enabled: root.advice.given
        highlighted: true
        onEnabledChanged: {
            if (enabled && close.activeFocus)
                forceActiveFocus(Qt.OtherFocusReason);
        }
        //: Button under the advice: lifts the card, or lights the board, that it names; nothing is decided yet
        text: qsTr("Show it on the table")
        onClicked: {
            root.advice.follow();
            root.closed();
        }
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// What is agreed before the first card: who plays, in which order, by which rules. What is chosen is remembered.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

BookPage {
    id: root

    required property GameSetup setup

    // People on the left, rules on the right.
    readonly property bool wide: width >= 840
    // There is room for all of it: the golden button follows the rules instead of standing at the window's edge.
    readonly property bool roomy: root.wide && height >= 700 && Look.textScale <= 1.3

    signal startAsked

    //: Title of the page on which a game is prepared
    title: qsTr("New game")

    footer: SetupFoot {
        problem: root.setup.problem
        visible: !root.roomy

        onStartAsked: root.startAsked()
    }

    ScrollArea {
        id: area

        anchors.fill: parent
        maximumWidth: root.wide ? 1180 : 560

        GridLayout {
            columnSpacing: Look.space24
            columns: root.wide ? 2 : 1
            rowSpacing: Look.space12
            uniformCellWidths: root.wide

            ColumnLayout {
                Layout.alignment: Qt.AlignTop
                Layout.fillWidth: true
                Layout.horizontalStretchFactor: 1
                spacing: Look.space12

                PlayerCount {
                    Layout.fillWidth: true
                    setup: root.setup
                }
                SeatList {
                    Layout.fillWidth: true
                    setup: root.setup

                    onSeatAsked: seat => seatDialog.openFor(seat)
                }
            }
            ColumnLayout {
                Layout.alignment: Qt.AlignTop
                Layout.fillWidth: true
                Layout.horizontalStretchFactor: 1
                spacing: Look.space12

                RuleGroup {
                    Layout.fillWidth: true
                    setup: root.setup
                }
                Note {
                    Layout.fillWidth: true
                    font.pixelSize: Look.labelSize
                    horizontalAlignment: Text.AlignHCenter
                    //: At the foot of the page on which a game is prepared
                    text: qsTr("Your last choice is kept for the next time.")
                }
                SetupFoot {
                    Layout.fillWidth: true
                    problem: root.setup.problem
                    visible: root.roomy

                    onStartAsked: root.startAsked()
                }
            }
        }
    }

    SeatDialog {
        id: seatDialog

        setup: root.setup
    }
}

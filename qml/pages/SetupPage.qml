// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// What is agreed before the first card: who plays, in which order, by which rules. What is chosen is remembered.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model
import MedievalAcademy.Rulebook

BookPage {
    id: root

    required property GameSetup setup
    required property LevelSuggestion suggestion

    readonly property Form form: Form {
        width: root.width
        height: root.height
    }
    // People on the left, rules on the right.
    readonly property bool wide: root.form.paired
    // There is room for larger rows and for headings.
    readonly property bool large: !root.form.narrow && height >= 700 && !Look.veryLargeText
    readonly property bool offering: offer.offered || root.suggestion.offered
    readonly property real levelRoom: root.suggestion.offered ? levelOffer.implicitHeight + Look.space12 : 0
    // Beside the rules, as high as they are where there is room for all, the offer of another level leaves the people rows in
    // which their faces have room.
    readonly property bool levelFits: count.height + Look.space12 + root.levelRoom + root.seatRows * 64 <= Math.min(5 * root.mostRow, root.roomyHeight)
    // What the rules have where the golden button follows them.
    readonly property real roomyHeight: root.height - (root.header?.height ?? 0) - 2 * area.margin - 11 * Look.bodyLine - Look.space24
    readonly property real mostRow: 88
    // There is room for all of it: the golden button follows the rules instead of standing at the window's edge.
    readonly property bool roomy: root.large && (root.wide ? height >= 940 || !offer.offered && (!root.suggestion.offered || root.levelFits) : !root.offering && height >= 1100)
    // There is even room for ornament.
    readonly property bool decked: root.roomy && height >= 780 && Look.textScale < 1.2
    readonly property int seatRows: root.setup.seats.count + (root.setup.neutralTincture >= 0 ? 1 : 0)
    readonly property real room: area.height - 2 * area.margin - 11 * Look.bodyLine - (root.decked && height < 880 ? Look.space24 : 0) - (root.wide ? 0 : root.levelRoom)
    readonly property real ruleRow: !root.large ? 0 : Math.min(root.mostRow, root.room / (root.wide ? 5 : 6 + root.seatRows))
    // Side by side, people and rules end at the same height; on a phone people get the room that is left.
    readonly property real seatRow: !root.large ? Math.min(84, (root.room + 5 * Look.bodyLine - rules.height - count.height) / root.seatRows) : root.wide ? Math.min(132, (rules.height + (offer.visible ? offer.height + Look.space12 : 0) - count.height - Look.space12 - root.levelRoom) / root.seatRows) : root.ruleRow

    signal startAsked
    signal learnAsked
    signal lessonAsked(id: string)

    rulebookPlace: root.setup.mode === Enums.Mode.Standard ? Signposts.ofSetup("") : Signposts.ofMode(root.setup.mode)
    //: Title of the page on which a game is prepared
    title: qsTr("New game")
    tools: T.Action {
        icon.source: Look.icon("help", "ink")
        //: Button of the page on which a game is prepared: opens the rulebook
        text: qsTr("Rulebook")

        onTriggered: Signposts.ask(root.rulebookPlace)
    }

    footer: SetupFoot {
        free: root.large ? 0 : area.height - area.contentHeight + area.margin
        problem: root.setup.problem
        visible: !root.roomy

        onStartAsked: root.startAsked()
    }

    ScrollArea {
        id: area

        anchors.fill: parent
        balance: root.large ? 0.45 : 0
        maximumWidth: (root.wide ? 1180 : root.large ? 640 : 560) * Look.textUnit

        GridLayout {
            columnSpacing: root.large ? Look.space48 : Look.space24
            columns: root.wide ? 2 : 1
            rowSpacing: root.large ? Look.space24 : Look.space12
            uniformCellWidths: root.wide

            Drawing {
                Layout.alignment: Qt.AlignHCenter
                Layout.bottomMargin: -Look.space8
                Layout.columnSpan: root.wide ? 2 : 1
                Layout.preferredHeight: Math.round(width / Plans.friezeRatio)
                Layout.preferredWidth: root.height >= 880 ? 540 : 340
                name: root.decked ? "frieze" : ""
                objectName: "frieze"
                visible: root.decked
            }
            ColumnLayout {
                Layout.alignment: Qt.AlignTop
                Layout.fillWidth: true
                Layout.horizontalStretchFactor: 1
                spacing: Look.space12

                Title {
                    Layout.fillWidth: true
                    //: Heading on the page on which a game is prepared: who plays
                    text: qsTr("The squires")
                    visible: root.large
                }
                PlayerCount {
                    id: count

                    Layout.fillWidth: true
                    leastHeight: root.large ? 54 : Look.touch
                    setup: root.setup
                }
                SeatList {
                    Layout.fillWidth: true
                    leastRow: root.seatRow
                    setup: root.setup

                    onSeatAsked: seat => seatDialog.openFor(seat)
                }
                LevelOffer {
                    id: levelOffer

                    Layout.fillWidth: true
                    suggestion: root.suggestion
                }
            }
            ColumnLayout {
                Layout.alignment: Qt.AlignTop
                Layout.fillWidth: true
                Layout.horizontalStretchFactor: 1
                spacing: Look.space12

                Title {
                    Layout.fillWidth: true
                    //: Heading on the page on which a game is prepared: by which rules
                    text: qsTr("The rules")
                    visible: root.large
                }
                RuleGroup {
                    id: rules

                    Layout.fillWidth: true
                    leastRow: root.ruleRow
                    setup: root.setup
                }
                LessonOffer {
                    id: offer

                    Layout.fillWidth: true
                    leastRow: root.ruleRow
                    setup: root.setup

                    onLearnAsked: root.learnAsked()
                    onLessonAsked: id => root.lessonAsked(id)
                }
            }
            Column {
                Layout.columnSpan: root.wide ? 2 : 1
                Layout.fillWidth: true
                spacing: Look.space4

                Drawing {
                    anchors.horizontalCenter: parent.horizontalCenter
                    height: 16
                    name: "divider"
                    visible: root.roomy
                    width: 240
                }
                Note {
                    font.pixelSize: root.large ? Look.bodySize : Look.labelSize
                    horizontalAlignment: Text.AlignHCenter
                    //: At the foot of the page on which a game is prepared
                    text: qsTr("Your choices are kept for next time.")
                    width: parent.width
                }
                SetupFoot {
                    problem: root.setup.problem
                    visible: root.roomy
                    width: parent.width

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

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// What has become of the people who have played on this device, whoever was knighted most often first, and the games they have
// played to the end.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

BookPage {
    id: root

    required property Statistics statistics

    signal gameAsked(game: string)
    signal newGameAsked
    signal personAsked(person: string)

    //: Title of the page that counts games and victories by name
    title: qsTr("Results")

    tools: root.statistics.empty ? [] : [exporting, forget]

    Component.onDestruction: {
        root.statistics.people.whole = false;
        root.statistics.letGo();
    }

    T.Action {
        id: exporting

        icon.source: Look.icon("share", "ink")
        objectName: "exportResults"
        //: Button of the page of results: all games are written to a file that spreadsheets read
        text: qsTr("Export as a table")

        onTriggered: files.ask()
    }
    T.Action {
        id: forget

        icon.name: "edit-delete"
        objectName: "forgetAll"
        //: Button of the page of results: everything that has been counted is deleted
        text: qsTr("Delete all results")

        onTriggered: question.open()
    }
    ResultsView {
        id: view

        actionText: nothing.actionText
        anchors.fill: parent
        // As wide as the list.
        mostHead: view.mostList
        share: 0.46
        statistics: root.statistics
        visible: !root.statistics.empty || root.statistics.forgotten !== ""

        head: Column {
            id: head

            // The numbers stand in columns, as wide as the longest heading asks for, where that leaves room for names.
            readonly property real column: Math.ceil(heading.advanceWidth) + Look.space16
            readonly property real cell: head.width >= 4 * head.column + 9 * Look.nameSize + 96 ? head.column : 0

            spacing: Look.space12

            LongestWord {
                id: heading

                font.family: Look.textFamily
                font.pixelSize: Look.labelSize
                words: root.statistics.people.headings.join(" ")
            }

            Column {
                width: parent.width

                // Level with the heading of the list beside it.
                SavedGamesHeading {
                    //: Heading of the list of all who have played
                    section: qsTr("Players")
                    topPadding: Look.space4
                    visible: view.beside || head.cell > 0 && !root.statistics.empty
                    width: parent.width
                }
                RowGroup {
                    visible: !root.statistics.empty
                    width: parent.width

                    PeopleHeadings {
                        after: Look.space24 + Math.round(22 * Look.textUnit)
                        cell: head.cell
                        headings: root.statistics.people.headings
                        visible: head.cell > 0
                    }
                    Repeater {
                        model: root.statistics.people

                        PersonRow {
                            id: row

                            cell: head.cell
                            onClicked: root.personAsked(row.person)
                        }
                    }
                }
            }
            LinkButton {
                objectName: "everybody"
                //: Button below the list of the people who have won most often; %1 is the number of all who have played
                text: qsTr("All %1 players").arg(root.statistics.people.total)
                visible: root.statistics.people.count < root.statistics.people.total
                width: parent.width

                onClicked: root.statistics.people.whole = true
            }
            Note {
                font.pixelSize: Look.labelSize
                horizontalAlignment: view.beside ? Text.AlignLeft : Text.AlignHCenter
                //: Under the list of those who have played
                text: qsTr("Only games that were played to their end count. This stays on the device.")
                visible: !root.statistics.empty
                width: parent.width
            }
        }

        onActionAsked: root.newGameAsked()
        onGameAsked: game => root.gameAsked(game)
    }
    EmptyNotice {
        id: nothing

        anchors.bottomMargin: view.footHeight
        //: Button of the page of results: leads to the page on which a new game is prepared
        actionText: qsTr("New game")
        //: The page of results, while there is none
        text: qsTr("Finished games will appear here, player by player.")
        vignette: "crowned"
        visible: root.statistics.empty && !root.statistics.reading

        onActionAsked: root.newGameAsked()
    }
    ResultFileDialog {
        id: files

        statistics: root.statistics
    }
    Question {
        id: question

        //: Button of the question whether all results are to be deleted
        acceptText: qsTr("Delete")
        careful: true
        //: Button of the question whether all results are to be deleted
        rejectText: qsTr("Keep")
        //: Question whether all results are to be deleted
        text: qsTr("Games and victories of everybody who has played here. You can undo this until you leave the page.")
        title: qsTr("Delete all results?")

        onAccepted: root.statistics.forgetAll()
    }
}

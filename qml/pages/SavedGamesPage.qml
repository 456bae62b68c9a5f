// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The games kept on the device, the latest first; a tap goes on with one.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

BookPage {
    id: root

    required property SavedGames savedGames

    signal continueAsked(path: string)

    //: Title of the page of saved games
    title: qsTr("Saved games")

    ScrollArea {
        anchors.fill: parent
        maximumWidth: 820

        RowGroup {
            visible: root.savedGames.count > 0

            Repeater {
                model: root.savedGames

                SavedGame {
                    onContinueAsked: path => root.continueAsked(path)
                    onRemoveAsked: (row, title) => {
                        question.row = row;
                        question.game = title;
                        question.open();
                    }
                }
            }
        }
    }
    EmptyNotice {
        drawing: "hourglass"
        //: The page of saved games, while there is none
        text: qsTr("No game has been left here yet. Every move is saved by itself: leave when you like.")
        visible: root.savedGames.count === 0
    }

    Question {
        id: question

        property int row: -1
        property string game

        //: Button of the question whether a saved game is to be removed
        acceptText: qsTr("Remove")
        careful: true
        //: Button of the question whether a saved game is to be removed
        rejectText: qsTr("Keep")
        //: Question whether a saved game is to be removed; %1 is the names of those who play
        text: qsTr("The game of %1 will be deleted permanently.").arg(game)
        title: qsTr("Remove this game?")

        onAccepted: root.savedGames.remove(row)
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The games kept on the device, the latest first; a tap goes on with one. There may be hundreds: only those to be seen are
// made.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

BookPage {
    id: root

    required property SavedGames savedGames

    signal continueAsked(path: string)

    //: Title of the page of saved games
    title: qsTr("Saved games")

    ListView {
        id: list

        readonly property real margin: width < 600 ? Look.space12 : width < 1200 ? Look.space16 : Look.space24
        readonly property real rowWidth: Math.min(width - 2 * margin, 820)

        anchors.fill: parent
        bottomMargin: margin
        boundsBehavior: contentHeight > height ? Flickable.DragAndOvershootBounds : Flickable.StopAtBounds
        clip: true
        keyNavigationEnabled: false
        // Not by the place of each row: a list sets that itself.
        leftMargin: (width - rowWidth) / 2
        model: root.savedGames
        reuseItems: true
        rightMargin: leftMargin
        topMargin: margin

        T.ScrollBar.vertical: ScrollBar {}

        delegate: SavedGame {
            id: row

            width: list.rowWidth

            onActiveFocusChanged: {
                if (row.activeFocus) {
                    list.positionViewAtIndex(row.index, ListView.Contain);
                }
            }
            onContinueAsked: path => root.continueAsked(path)
            onRemoveAsked: (number, title) => {
                question.row = number;
                question.game = title;
                question.open();
            }
        }

        MoreBelow {
            ground: Look.page
            list: list
        }
        Leaf {
            height: list.contentHeight
            parent: list.contentItem
            visible: list.count > 0
            width: list.rowWidth
            y: list.originY
            z: -1
        }
    }
    EmptyNotice {
        drawing: "hourglass"
        //: The page of saved games, while there is none
        text: qsTr("No game has been left here yet. Every move is saved by itself: leave when you like.")
        visible: root.savedGames.count === 0 && !root.savedGames.reading
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

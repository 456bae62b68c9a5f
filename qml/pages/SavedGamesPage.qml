// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The games kept on the device, those that go on first; a tap continues one, and a menu has what else can be done. There may
// be hundreds: only those to be seen are made.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

BookPage {
    id: root

    required property SavedGames savedGames
    readonly property Form form: Form {
        width: root.width
        height: root.height
    }

    signal newGameAsked
    signal continueAsked(path: string)
    signal replayAsked(path: string)

    //: Title of the page of saved games
    title: qsTr("Saved games")

    tools: [
        T.Action {
            icon.name: "document-open"
            objectName: "importGame"
            //: Button of the page of saved games: copies a game from a file elsewhere
            text: qsTr("Add a game from a file")

            onTriggered: files.askWhatToAdd()
        }
    ]

    Component.onDestruction: root.savedGames.forgetRemoved()

    ListView {
        id: list

        readonly property real margin: root.form.margin
        readonly property real rowWidth: Math.min(width - 2 * margin, 860 * Look.textUnit)

        anchors {
            bottom: removed.top
            left: parent.left
            right: parent.right
            top: parent.top
        }
        bottomMargin: margin
        boundsBehavior: contentHeight > height ? Flickable.DragAndOvershootBounds : Flickable.StopAtBounds
        clip: true
        keyNavigationEnabled: false
        // Not by the place of each row: a list sets that itself.
        leftMargin: (width - rowWidth) / 2
        model: root.savedGames
        reuseItems: true
        section.property: "section"
        section.delegate: SavedGamesHeading {
            topPadding: Look.space16
            width: list.rowWidth
        }
        rightMargin: leftMargin
        topMargin: margin - Look.space8

        T.ScrollBar.vertical: ScrollBar {}

        delegate: SavedGame {
            id: row

            first: row.ListView.section !== row.ListView.previousSection
            last: row.ListView.section !== row.ListView.nextSection
            width: list.rowWidth

            onActiveFocusChanged: {
                if (row.activeFocus) {
                    signs.reveal(row);
                }
            }
            onActionsAsked: button => {
                actions.row = row.index;
                actions.game = row.title;
                actions.givenTitle = row.givenTitle;
                actions.path = row.path;
                actions.damaged = row.problem !== "";
                actions.popup(button, 0, button.height);
            }
            onContinueAsked: path => root.continueAsked(path)
        }

        ScrollSigns {
            id: signs

            ground: Look.page
            list: list
        }
    }
    PagePicture {
        actionText: nothing.actionText
        from: list.topMargin + list.contentHeight
        most: list.rowWidth
        to: removed.y
        vignette: "asleep"
        wanted: root.savedGames.count > 0 && !root.savedGames.reading

        onActionAsked: root.newGameAsked()
    }
    EmptyNotice {
        id: nothing

        //: Button of the page of saved games: leads to the page on which a new game is prepared
        actionText: qsTr("New game")
        //: The page of saved games, while there is none
        text: qsTr("No saved games yet. Every move is saved automatically: leave whenever you like.")
        vignette: "asleep"
        visible: root.savedGames.count === 0 && !root.savedGames.reading

        onActionAsked: root.newGameAsked()
    }

    UndoBar {
        id: removed

        anchors {
            bottom: parent.bottom
            left: parent.left
            right: parent.right
        }
        room: list.rowWidth
        //: Below the list of saved games; %1 is what the game is called or who plays it
        text: root.savedGames.removed === "" ? "" : qsTr("Removed: %1").arg(root.savedGames.removed)

        onUndoAsked: root.savedGames.bringBack()
    }
    // Files that are dragged here from elsewhere.
    DropArea {
        anchors.fill: parent
        keys: ["text/uri-list"]

        onDropped: drop => root.savedGames.importFrom(drop.urls)
    }
    SavedGameMenu {
        id: actions

        savedGames: root.savedGames

        onReplayAsked: path => root.replayAsked(path)
        onExportAsked: (row, title) => files.askWhereTo(row, title)
        onRenameAsked: (row, title) => name.openFor(row, title)
    }
    NameDialog {
        id: name

        onNamed: (row, title) => root.savedGames.rename(row, title)
    }
    GameFileDialogs {
        id: files

        savedGames: root.savedGames
    }
}

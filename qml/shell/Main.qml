// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The window: the pages, the game, and what all pages share.
pragma ComponentBehavior: Bound

import QtQuick
import org.kde.kirigami as Kirigami
import MedievalAcademy.Artwork
import MedievalAcademy.Model

Kirigami.AbstractApplicationWindow {
    id: root

    // The page to be seen.
    readonly property Kirigami.Page page: pages.page
    // The game being played, from the first one on.
    readonly property alias table: games.table
    // Not 0: computers play a game with this seed, as soon as the window is there.
    property int demoSeed: 0
    // A record to go on with.
    property alias record: record.value
    // One that is only to be looked back at.
    property alias replayed: replayed.value
    // A code of a seat at another device's table, as a camera has read it.
    property alias invitation: invitation.value
    // Nobody listens.
    property bool silent: false
    readonly property string language: Qt.uiLanguage
    // Somebody's cards are to be seen, which are not for everybody at the table.
    readonly property bool handOpen: root.table !== null && root.table.humans > 1 && root.table.hand.count > 0

    function backToStart(): void {
        pages.pop(null);
        games.page = null;
        games.joinPage = null;
        savedGames.model.findLatest();
        startPage.forceActiveFocus();
    }

    // Prepares a new game; a running one is left first, if that is meant.
    function newGame(): void {
        if (root.table?.running) {
            games.page?.askToLeave(true);
        } else if (newGames.page === null || root.page !== newGames.page) {
            root.backToStart();
            newGames.open();
        }
    }

    color: Look.page
    height: 800
    minimumHeight: 480
    minimumWidth: 320
    title: Application.displayName
    width: 1280

    pageStack: PageFloor {
        content: root.contentItem
        windowHeight: root.height
        windowWidth: root.width

        PageStack {
            id: pages

            initialItem: startPage

            onOpened: name => {
                if (name !== "GamePage") {
                    notices.hush();
                }
            }
        }
    }

    Component.onCompleted: {
        root.quitAction.enabled = false; // its key is among ours
        if (root.demoSeed !== 0) {
            games.demo(root.demoSeed);
        }
    }
    onClosing: close => {
        // On Android the Back key ends here when no page has taken it.
        if (Qt.platform.os === "android" && pages.depth > 1) {
            close.accepted = false;
            pages.askBack();
        }
    }
    onLanguageChanged: {
        newGames.model.retranslate();
        lessons.model.retranslate();
        savedGames.model.retranslate();
        statistics.retranslate();
        root.table?.retranslate();
    }

    Taste {}
    ShortcutsOpener {
        quarters: games.page?.quarters ?? 0
    }
    GameOpener {
        id: games

        setup: newGames.model
        statistics: statistics

        onGone: root.backToStart()
        onJoinPageAsked: properties => games.joinPage = pages.open("JoinPage", properties)
        onPageAsked: properties => games.opened(pages.open("GamePage", properties))
        onSeatsPageAsked: properties => games.gathering(pages.open("SeatsPage", properties))
        onRefused: problem => {
            notices.say(problem);
            savedGames.model.refresh();
        }
        onSettingsAsked: quarters => pages.open("SettingsPage", {
                quarters: quarters
            })
        onSetupAsked: newGames.open()
    }
    BookOpener {
        id: book

        gamePage: games.page
        page: root.page
        table: root.table

        onPageAsked: properties => book.bookPage = pages.open("RulebookPage", properties)
    }
    Notices {
        id: notices

        quarters: games.page?.quarters ?? 0
        savedGames: savedGames.model
        statistics: statistics
        table: root.table
    }
    SoundBox {
        silent: root.silent
        table: root.table
    }
    Incoming {
        id: record

        onCome: path => games.resume(path)
    }
    Incoming {
        id: replayed

        onCome: path => games.replay(path)
    }
    Incoming {
        id: invitation

        onCome: code => games.join(code)
    }
    SetupOpener {
        id: newGames

        statistics: statistics

        onLearnAsked: lessons.list()
        onLessonAsked: lesson => lessons.take(lesson)
        onPageAsked: properties => newGames.opened(pages.open("SetupPage", properties))
        onStartAsked: games.begin()
    }
    SavedGamesOpener {
        id: savedGames

        onContinueAsked: path => games.resume(path)
        onNewGameAsked: root.newGame()
        onPageAsked: properties => savedGames.opened(pages.open("SavedGamesPage", properties))
        onReplayAsked: path => games.replay(path)
    }
    Statistics {
        id: statistics
    }
    LessonOpener {
        id: lessons

        onBackAsked: pages.back()
        onBookAsked: book.open("")
        onGameAsked: {
            root.backToStart();
            newGames.model.prepareFirstGame();
            Settings.hints = true;
            games.begin();
        }
        onPageAsked: (name, properties) => lessons.opened(pages.open(name, properties))
        onSettingsAsked: pages.open("SettingsPage", {})
    }
    ResultsOpener {
        id: results

        statistics: statistics

        onBackAsked: pages.back()
        onNewGameAsked: root.newGame()
        onPageAsked: (name, properties) => results.opened(pages.open(name, properties))
    }
    StartPage {
        id: startPage

        // Known before it is laid out, so that it is laid out once.
        height: root.height
        learnt: lessons.model.firstDone
        savedGames: savedGames.model
        setup: newGames.model
        statistics: statistics
        visible: false
        width: root.width

        onAboutAsked: pages.open("AboutPage", {})
        onContinueAsked: path => games.resume(path)
        onGameAsked: {
            if (startPage.first) {
                Settings.hints = true;
            }
            games.begin();
        }
        onJoinAsked: games.join("")
        onLearnAsked: lessons.list()
        onLessonAsked: lessons.take("first")
        onNewGameAsked: newGames.open()
        onResultsAsked: results.list()
        onRulebookAsked: book.open("")
        onSavedGamesAsked: savedGames.list()
        onSettingsAsked: pages.open("SettingsPage", {})
    }

    WindowKeys {
        backwards: pages.depth > 1 || notices.shown

        onBackAsked: {
            if (!notices.hush())
                pages.askBack();
        }
        onHelpAsked: book.help()
        onNewGameAsked: root.newGame()
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The window: the row of pages, the game, and what all pages share. Pages other than the first are loaded when they are
// opened.
pragma ComponentBehavior: Bound

import QtQuick
import org.kde.kirigami as Kirigami
import MedievalAcademy.Artwork
import MedievalAcademy.Model

Kirigami.AbstractApplicationWindow {
    id: root

    // The page to be seen.
    readonly property Kirigami.Page page: pages.currentItem as Kirigami.Page
    // The game being played, from the first one on.
    readonly property alias table: games.table
    // The page on which a new game is prepared, while it is open.
    property Kirigami.Page setupPage: null
    // Not 0: computers play a game with this seed, as soon as the window is there.
    property int demoSeed: 0
    // A record to go on with is put here; it is taken at once.
    property string record: ""
    // The same for one that is only to be looked back at.
    property string replayed: ""
    // A code of a seat at another device's table is put here, as a camera has read it; it is taken at once.
    property string invitation: ""
    // Nobody listens.
    property bool silent: false
    readonly property string language: Qt.uiLanguage
    // Somebody's cards are to be seen, which are not for everybody at the table.
    readonly property bool handOpen: root.table !== null && root.table.humans > 1 && root.table.hand.count > 0

    // Opens a page of this module, and leads back from it when it says so.
    function show(name: string, properties: var): var {
        const component = Qt.createComponent("MedievalAcademy", name);
        if (component.status === Component.Error) {
            console.error(component.errorString());
            return null;
        }
        if (name !== "GamePage") {
            notices.hush();
        }
        const page = pages.push(component, properties);
        page.backAsked?.connect(root.back);
        page.forceActiveFocus();
        return page;
    }

    // One step back; a page may have a word to say first, as the game does.
    function back(): void {
        if (pages.depth > 1) {
            pages.pop();
            root.page.forceActiveFocus();
        }
    }
    function askBack(): void {
        const event = {
            accepted: false
        };
        root.page.backRequested(event);
        if (!event.accepted) {
            root.back();
        }
    }
    function backToStart(): void {
        pages.pop(null);
        games.page = null;
        games.joinPage = null;
        savedGames.findLatest();
        startPage.forceActiveFocus();
    }

    function showSetup(): void {
        const page = root.show("SetupPage", {
            setup: setup
        });
        page?.startAsked.connect(games.begin);
        page?.lessonAsked.connect(lessons.take);
        page?.learnAsked.connect(lessons.list);
        root.setupPage = page;
    }
    // Prepares a new game; a running one is left first, if that is meant.
    function newGame(): void {
        if (root.table?.running) {
            games.page?.askToLeave(true);
        } else if (root.setupPage === null || root.page !== root.setupPage) {
            root.backToStart();
            root.showSetup();
        }
    }
    function showSavedGames(): void {
        savedGames.refresh();
        const page = root.show("SavedGamesPage", {
            savedGames: savedGames
        });
        page?.continueAsked.connect(games.resume);
        page?.replayAsked.connect(games.replay);
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
            root.askBack();
        }
    }
    onRecordChanged: {
        const path = root.record;
        if (path !== "") {
            root.record = "";
            games.resume(path);
        }
    }
    onReplayedChanged: {
        const path = root.replayed;
        if (path !== "") {
            root.replayed = "";
            games.replay(path);
        }
    }
    onInvitationChanged: {
        const code = root.invitation;
        if (code !== "") {
            root.invitation = "";
            games.join(code);
        }
    }
    onLanguageChanged: {
        setup.retranslate();
        lessons.model.retranslate();
        savedGames.retranslate();
        statistics.retranslate();
        root.table?.retranslate();
    }

    Taste {}
    ShortcutsOpener {
        quarters: games.page?.quarters ?? 0
    }
    GameOpener {
        id: games

        setup: setup
        statistics: statistics

        onGone: root.backToStart()
        onJoinPageAsked: properties => games.joinPage = root.show("JoinPage", properties)
        onPageAsked: properties => games.opened(root.show("GamePage", properties))
        onSeatsPageAsked: properties => games.gathering(root.show("SeatsPage", properties))
        onRefused: problem => {
            notices.say(problem);
            savedGames.refresh();
        }
        onSettingsAsked: quarters => root.show("SettingsPage", {
                quarters: quarters
            })
        onSetupAsked: root.showSetup()
    }
    BookOpener {
        id: book

        gamePage: games.page
        page: root.page
        table: root.table

        onPageAsked: properties => book.bookPage = root.show("RulebookPage", properties)
    }
    Notices {
        id: notices

        quarters: games.page?.quarters ?? 0
        savedGames: savedGames
        statistics: statistics
        table: root.table
    }
    SoundBox {
        silent: root.silent
        table: root.table
    }
    GameSetup {
        id: setup
    }
    SavedGames {
        id: savedGames

        openScores: Settings.openScores
    }
    Statistics {
        id: statistics
    }
    LessonOpener {
        id: lessons

        onBackAsked: root.back()
        onBookAsked: book.open("")
        onGameAsked: {
            root.backToStart();
            setup.prepareFirstGame();
            Settings.hints = true;
            games.begin();
        }
        onPageAsked: (name, properties) => lessons.opened(root.show(name, properties))
        onSettingsAsked: root.show("SettingsPage", {})
    }
    ResultsOpener {
        id: results

        statistics: statistics

        onBackAsked: root.back()
        onNewGameAsked: root.newGame()
        onPageAsked: (name, properties) => results.opened(root.show(name, properties))
    }
    StartPage {
        id: startPage

        // Known before it is laid out, so that it is laid out once.
        height: root.height
        learnt: lessons.model.firstDone
        savedGames: savedGames
        setup: setup
        statistics: statistics
        visible: false
        width: root.width

        onAboutAsked: root.show("AboutPage", {})
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
        onNewGameAsked: root.showSetup()
        onResultsAsked: results.list()
        onRulebookAsked: book.open("")
        onSavedGamesAsked: root.showSavedGames()
        onSettingsAsked: root.show("SettingsPage", {})
    }

    WindowKeys {
        backwards: pages.depth > 1

        onBackAsked: root.askBack()
        onHelpAsked: book.help()
        onNewGameAsked: root.newGame()
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "AppFixture.h"
#include "Pressing.h"

#include "decision/Prompt.h"
#include "pages/Shortcuts.h"
#include "rows/HandModel.h"
#include "rulebook/Rulebook.h"

#include <QQuickItem>
#include <QQuickWindow>
#include <QSignalSpy>

#include <catch2/catch_test_macros.hpp>

/// The keys of Shortcuts do what its list says, each of them; single ones only where they are wanted. And wherever the keyboard
/// is, it is to be seen.
using namespace academy;
using namespace academy::app;
using model::Shortcuts;
using model::Enums::Decision;
using Action = Shortcuts::Action;

namespace
{

/// A game of three in which the first card is to be kept.
class Desk
{
public:
    explicit Desk(model::Enums::Speed speed = model::Enums::Speed::Instant)
        : fixture(FormFactor::Tablet, QStringLiteral("en"), speed)
        , keys(fixture.window())
    {
        PreparedGame game = PreparedGame::standard(3);
        game.humans = 1;
        game.seed = 5;
        keys.expectNoMotion();
        fixture.open(keys, game);
    }

    [[nodiscard]] model::Prompt &prompt() const { return *fixture.table().prompt(); }
    [[nodiscard]] int kept() const { return fixture.table().kept()->rowCount(); }
    void await(Decision decision)
    {
        REQUIRE(keys.scene().waitFor([&] { return prompt().decision() == decision; }));
        keys.scene().settle();
    }
    [[nodiscard]] bool sees(QStringView name) const
    {
        const QQuickItem *item = keys.scene().find(name);
        return item != nullptr && keys.scene().isReachable(*item) && Scene::opacity(*item) > 0.5;
    }
    bool comes(QStringView name) const
    {
        return keys.scene().waitFor([&] { return sees(name); }, 5000);
    }
    bool goes(QStringView name) const
    {
        return keys.scene().waitFor([&] { return keys.scene().find(name) == nullptr; }, 5000);
    }
    void press(const QKeySequence &sequence)
    {
        keys.press(sequence[0].key(), sequence[0].keyboardModifiers());
        keys.scene().settle();
    }
    void back()
    {
        keys.press(Qt::Key_Escape);
        keys.scene().settle();
    }
    void goTo(const char *name) { keys.goTo(QLatin1String(name)); }
    [[nodiscard]] QString place() const { return keys.place(); }

    AppFixture fixture;
    Pressing keys;
};

void openChronicle(Desk &desk)
{
    desk.goTo("chronicle");
    desk.keys.press(Qt::Key_Return);
    REQUIRE(desk.comes(u"closeChronicle"));
}

void tryMoving(Desk &desk, Action action, const QKeySequence &key)
{
    desk.goTo("card1");
    if (action == Action::Press) {
        desk.goTo("chronicle");
        desk.press(key);
        CHECK(desk.comes(u"closeChronicle"));
        desk.back();
        CHECK(desk.goes(u"closeChronicle"));
        return;
    }
    desk.press(key);
    CHECK(desk.place() != QStringLiteral("card1"));
    CHECK(desk.keys.showsPlace());
}

void tryFullScreen(Desk &desk, const QKeySequence &key)
{
    const QQuickWindow &window = desk.fixture.window();
    const QSize size = window.size();
    desk.press(key);
    CHECK(desk.keys.scene().waitFor([&] { return window.visibility() == QWindow::FullScreen; }, 5000));
    desk.press(key);
    CHECK(desk.keys.scene().waitFor([&] { return window.visibility() == QWindow::Windowed && window.size() == size; },
                                    5000));
}

// Nothing quits in a test: who would do it is asked.
void tryQuit(Desk &desk, const QKeySequence &key)
{
    const QSignalSpy asked(&desk.fixture.session().engine(), &QQmlEngine::quit);
    desk.press(key);
    CHECK(asked.count() == 1);
}

void tryUndo(Desk &desk, const QKeySequence &key)
{
    desk.keys.press(Qt::Key_1);
    desk.keys.press(Qt::Key_Return);
    REQUIRE(desk.keys.scene().waitFor([&] { return desk.kept() == 1 && desk.prompt().decision() == Decision::Keep; }));
    REQUIRE(desk.fixture.table().canUndo());
    desk.press(key);
    CHECK(desk.keys.scene().waitFor([&] { return desk.kept() == 0 && desk.prompt().decision() == Decision::Keep; }));
    desk.keys.scene().settle();
}

void tryCard(Desk &desk, const QKeySequence &key)
{
    const int row = key[0].key() - Qt::Key_1;
    const bool there = row < desk.fixture.table().hand()->rowCount();
    desk.press(key);
    CHECK(desk.prompt().chosenCount() == (there ? 1 : 0));
    if (there) {
        CHECK(desk.place() == QStringLiteral("card%1").arg(row));
    }
    desk.prompt().cancel();
}

void tryInRulebook(Desk &desk, Action action, const QKeySequence &key)
{
    desk.keys.press(Qt::Key_F1);
    REQUIRE(desk.comes(u"page"));
    auto *book = desk.fixture.window().findChild<rulebook::Rulebook *>();
    REQUIRE(book != nullptr);
    if (action == Action::Find) {
        desk.press(key);
        CHECK(desk.place() == QStringLiteral("search"));
    } else {
        REQUIRE(book->open(QStringLiteral("movement")));
        REQUIRE(book->open(QStringLiteral("turn")));
        if (action == Action::NextPlace) {
            book->back();
        }
        desk.press(key);
        CHECK(book->canGoForward() == (action == Action::PreviousPlace));
    }
    while (desk.keys.scene().find(u"page") != nullptr) {
        desk.back();
    }
    REQUIRE(desk.comes(u"card0"));
}

void tryKey(Desk &desk, Action action, const QKeySequence &key)
{
    switch (action) {
    case Action::None:
    case Action::Skip: // below: they need another moment of the game
    case Action::Jousts:
    case Action::Tournaments:
    case Action::Replay:
        return;
    case Action::NextControl:
    case Action::PreviousControl:
    case Action::Along:
    case Action::Press:
        return tryMoving(desk, action, key);
    case Action::Back:
        openChronicle(desk);
        desk.press(key);
        CHECK(desk.goes(u"closeChronicle"));
        CHECK(desk.fixture.table().running());
        CHECK(!desk.sees(u"reject"));
        return;
    case Action::Help:
        desk.press(key);
        CHECK(desk.comes(u"page"));
        desk.back();
        CHECK(desk.goes(u"page"));
        REQUIRE(desk.comes(u"card0"));
        return;
    case Action::List:
        desk.press(key);
        CHECK(desk.comes(u"done"));
        desk.back();
        CHECK(desk.goes(u"done"));
        return;
    case Action::NewGame:
        desk.press(key);
        CHECK(desk.comes(u"reject"));
        desk.back();
        CHECK(desk.goes(u"reject"));
        return;
    case Action::FullScreen:
        return tryFullScreen(desk, key);
    case Action::Quit:
        return tryQuit(desk, key);
    case Action::ChooseCard:
        return tryCard(desk, key);
    case Action::Advice:
        desk.press(key);
        CHECK(desk.comes(u"closeAdvice"));
        desk.back();
        CHECK(desk.goes(u"closeAdvice"));
        return;
    case Action::Undo:
        return tryUndo(desk, key);
    case Action::Find:
    case Action::PreviousPlace:
    case Action::NextPlace:
        return tryInRulebook(desk, action, key);
    }
}

// A Swords card that is chosen goes to the board of the key.
void tryBoard(Action action, rules::Board board)
{
    for (const QKeySequence &key : Shortcuts::keysOf(action)) {
        Desk desk;
        GamePlayer player(desk.keys, desk.fixture.table(), 5);
        player.hurry();
        player.prefer(model::Enums::CardKind::Swords);
        REQUIRE(player.playUntil(
            [&](const QString &moment) { return moment == u"play-chosen" && desk.prompt().buttons().size() > 1; }));
        const int seat = desk.prompt().seat();
        const int before = desk.fixture.table().told().table.progress(seat, board);
        desk.press(key);
        CHECK(desk.keys.scene().waitFor(
            [&] { return desk.fixture.table().told().table.progress(seat, board) > before; }, 10000));
        desk.fixture.requirePeace(desk.keys);
    }
}

} // namespace

TEST_CASE("Every key of the list does what the list says", "[Keys]")
{
    Desk desk;
    desk.await(Decision::Keep);
    for (const Action action : Shortcuts::actions()) {
        const QList<QKeySequence> keys = Shortcuts::keysOf(action);
        REQUIRE(!keys.isEmpty());
        for (const QKeySequence &key : keys) {
            INFO(key.toString().toStdString() << ", action " << static_cast<int>(action));
            tryKey(desk, action, key);
            REQUIRE(desk.fixture.table().running());
        }
    }
    desk.fixture.requirePeace(desk.keys);
}

TEST_CASE("Space skips to one's turn while it is told what others do", "[Keys]")
{
    for (const QKeySequence &key : Shortcuts::keysOf(Action::Skip)) {
        Desk desk(model::Enums::Speed::Slow);
        REQUIRE(desk.keys.scene().waitFor(
            [&] { return desk.fixture.table().presenter()->telling() && desk.prompt().decision() == Decision::None; }));
        desk.keys.press(key[0].key());
        CHECK(desk.keys.scene().waitFor([&] { return desk.prompt().decision() == Decision::Keep; }, 2000));
        desk.fixture.requirePeace(desk.keys);
    }
}

TEST_CASE("J plays on Jousts", "[Keys]")
{
    tryBoard(Action::Jousts, rules::Board::Jousts);
}

TEST_CASE("T plays on Tournaments", "[Keys]")
{
    tryBoard(Action::Tournaments, rules::Board::Tournaments);
}

TEST_CASE("R shows again what the others did", "[Keys]")
{
    for (const QKeySequence &key : Shortcuts::keysOf(Action::Replay)) {
        Desk desk;
        GamePlayer player(desk.keys, desk.fixture.table(), 5);
        player.hurry();
        REQUIRE(player.playUntil([&](const QString &moment) {
            return moment == u"play" && desk.fixture.table().cardNumber() == 2 && desk.fixture.table().canReplay();
        }));
        desk.keys.press(key[0].key(), key[0].keyboardModifiers());
        CHECK(desk.keys.scene().waitFor([&] { return desk.fixture.table().moment() >= 0; }, 5000));
        CHECK(desk.fixture.table().playback()->playing());
        CHECK(desk.keys.scene().waitFor([&] { return desk.fixture.table().moment() < 0; })); // and then the present
        CHECK(desk.prompt().decision() == Decision::Play);
        desk.fixture.requirePeace(desk.keys);
    }
}

TEST_CASE("Single keys can be done without", "[Keys]")
{
    Desk desk;
    desk.await(Decision::Keep);
    desk.fixture.session().settings().setSingleKeys(false);
    int single = 0;
    for (const Action action : Shortcuts::actions()) {
        if (!Shortcuts::isSingle(action)) {
            continue;
        }
        for (const QKeySequence &key : Shortcuts::keysOf(action)) {
            INFO(key.toString().toStdString());
            desk.goTo("board2"); // where neither digits nor letters have a meaning of their own
            if (key[0].key() != Qt::Key_Space) {
                desk.press(key);
            }
            CHECK(desk.prompt().chosenCount() == 0);
            CHECK(!desk.sees(u"closeAdvice"));
            CHECK(Shortcuts::atTable(key[0].key(), Qt::NoModifier, false) == Action::None);
            ++single;
        }
    }
    CHECK(single == 14);
    desk.keys.press(Qt::Key_Z, Qt::ControlModifier); // and the others stay
    desk.keys.press(Qt::Key_F1);
    CHECK(desk.comes(u"page"));
    desk.fixture.requirePeace(desk.keys);
}

TEST_CASE("The list is opened from the menu and from the settings", "[Keys]")
{
    Desk desk;
    desk.await(Decision::Keep);
    desk.keys.choose(QStringLiteral("menu"));
    desk.keys.choose(QStringLiteral("menuShortcuts"));
    REQUIRE(desk.comes(u"done"));
    desk.back();
    REQUIRE(desk.goes(u"done"));
    desk.keys.choose(QStringLiteral("menu"));
    desk.keys.choose(QStringLiteral("menuSettings"));
    desk.keys.choose(QStringLiteral("shortcutsRow"));
    REQUIRE(desk.comes(u"done"));
    desk.fixture.requirePeace(desk.keys);
}

namespace
{

// Goes round by Tab and back, until it is where it was.
void requireRings(const Pressing &keys, const QString &page)
{
    keys.scene().settle();
    for (const Qt::Key key : {Qt::Key_Tab, Qt::Key_Backtab}) {
        const QQuickItem *first = nullptr;
        for (int stop = 0; stop < 60; ++stop) {
            keys.press(key, key == Qt::Key_Backtab ? Qt::ShiftModifier : Qt::NoModifier);
            const QQuickItem *focused = keys.scene().focused();
            REQUIRE(focused != nullptr);
            if (focused == first) {
                break;
            }
            first = first == nullptr ? focused : first;
            INFO("on " << page.toStdString() << ", stop " << stop << ": " << keys.place().toStdString() << ", "
                       << focused->metaObject()->className());
            // A field of text has a caret and a frame of its own.
            CHECK((keys.showsPlace() || focused->inherits("QQuickTextField")));
        }
    }
}

} // namespace

TEST_CASE("Wherever the keyboard is, on every page, it is to be seen", "[Keys]")
{
    AppFixture fixture(FormFactor::Tablet, QStringLiteral("en"));
    Pressing keys(fixture.window());
    keys.expectNoMotion();
    requireRings(keys, QStringLiteral("start"));
    for (const char *page : {"newGame", "join", "savedGames", "learn", "rulebook", "results", "settings", "about"}) {
        keys.choose(QLatin1String(page));
        keys.scene().settle();
        INFO("just opened: " << page << ", " << keys.place().toStdString());
        requireRings(keys, QLatin1String(page));
        keys.back();
        keys.scene().settle();
        CHECK(keys.place() == QLatin1String(page)); // where it was
    }
    keys.choose(QStringLiteral("newGame"));
    for (const char *dialog : {"seat0", "seat1", "advanced", "variations", "stakes", "starts"}) {
        keys.choose(QLatin1String(dialog));
        requireRings(keys, QLatin1String(dialog));
        keys.choose(QStringLiteral("done"));
    }
    fixture.requirePeace(keys);
}

TEST_CASE("An arrow at the end of a text that is being written stays there", "[Keys]")
{
    AppFixture fixture(FormFactor::Tablet, QStringLiteral("en"));
    Pressing keys(fixture.window());
    keys.expectNoMotion();
    keys.choose(QStringLiteral("newGame"));
    keys.choose(QStringLiteral("seat0"));
    keys.write(QStringLiteral("name"), QStringLiteral("Ana"));
    const QQuickItem *field = keys.scene().focused();
    REQUIRE(field != nullptr);
    REQUIRE(field->inherits("QQuickTextField"));
    for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Left, Qt::Key_Left, Qt::Key_Left, Qt::Key_Left}) {
        keys.press(key);
        CHECK(keys.scene().focused() == field);
    }
    fixture.requirePeace(keys);
}

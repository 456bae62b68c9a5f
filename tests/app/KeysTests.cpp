// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "AppFixture.h"
#include "Pressing.h"

#include "decision/Prompt.h"
#include "pages/SavedGames.h"
#include "rows/HandModel.h"
#include "table/ScoringWalk.h"

#include <QQuickItem>
#include <QQuickWindow>

#include <catch2/catch_test_macros.hpp>

#include <array>
#include <utility>

/// The keyboard: keys act on what has the focus, once however long they are held; the focus begins at the hand, keeps its
/// place, and never leaves what lies over the table.
using namespace academy;
using namespace academy::app;
using model::Enums::Decision;

namespace
{

PreparedGame game(int humans = 1)
{
    PreparedGame game = PreparedGame::standard(3);
    game.humans = humans;
    game.seed = 5;
    return game;
}

/// A game of three in which the first card is to be kept.
class Seat
{
public:
    explicit Seat(FormFactor form = FormFactor::Tablet, int humans = 1)
        : fixture(form, QStringLiteral("en"))
        , keys(fixture.window())
    {
        keys.expectNoMotion();
        fixture.open(keys, game(humans));
        REQUIRE(keys.scene().waitFor([this] { return prompt().decision() != Decision::None || prompt().curtain(); }));
        keys.scene().settle();
    }

    [[nodiscard]] model::Prompt &prompt() const { return *fixture.table().prompt(); }
    [[nodiscard]] int kept() const { return fixture.table().kept()->rowCount(); }
    [[nodiscard]] bool sees(const char *name) const
    {
        const QQuickItem *item = keys.scene().find(QString::fromLatin1(name));
        return item != nullptr && keys.scene().isReachable(*item) && Scene::opacity(*item) > 0.5;
    }
    void tap(const char *name)
    {
        keys.goTo(QLatin1String(name));
        keys.press(Qt::Key_Return);
        keys.scene().settle();
    }
    void awaitKept(int number)
    {
        REQUIRE(keys.scene().waitFor(
            [&] { return kept() == number && prompt().decision() == Decision::Keep && !prompt().curtain(); }));
        keys.scene().settle();
    }

    AppFixture fixture;
    Pressing keys;
};

constexpr std::array layers{"close-up", "squire", "chronicle", "advice", "menu", "question"};
// What goes with Back before the question whether to leave: also a notice, which covers nothing.
constexpr std::array steps{"close-up", "squire", "chronicle", "advice", "menu", "question", "notice"};

/// Opens what lies over the table, by its name.
void open(Seat &seat, const std::string &layer)
{
    if (layer == "close-up") {
        seat.tap("board2");
        REQUIRE(seat.sees("closeUp2"));
    } else if (layer == "squire") {
        seat.tap("squire1");
        REQUIRE(seat.sees("closeSquire"));
    } else if (layer == "chronicle") {
        seat.tap("chronicle");
        REQUIRE(seat.sees("closeChronicle"));
    } else if (layer == "advice") {
        seat.tap("advice");
        REQUIRE(seat.sees("closeAdvice"));
    } else if (layer == "menu") {
        seat.tap("menu");
        REQUIRE(seat.sees("menuLeave"));
    } else if (layer == "question") {
        seat.keys.press(Qt::Key_Escape);
        seat.keys.scene().settle();
        REQUIRE(seat.sees("reject"));
    } else if (layer == "notice") {
        Q_EMIT seat.fixture.window().findChild<model::SavedGames *>()->failed(QStringLiteral("A game stays."));
        seat.keys.scene().settle();
        REQUIRE(seat.sees("closeNotice"));
    }
}

bool isOpen(const Seat &seat, const std::string &layer)
{
    return seat.sees(layer == "close-up"        ? "closeUp2"
                         : layer == "squire"    ? "closeSquire"
                         : layer == "chronicle" ? "closeChronicle"
                         : layer == "advice"    ? "closeAdvice"
                         : layer == "menu"      ? "menuLeave"
                         : layer == "notice"    ? "closeNotice"
                                                : "reject");
}

} // namespace

TEST_CASE("Space presses the focused button and plays no card from there", "[Keys]")
{
    Seat seat;
    seat.prompt().chooseCard(0);
    REQUIRE(seat.prompt().canConfirm());
    seat.keys.goTo(QStringLiteral("menu"));
    seat.keys.press(Qt::Key_Space);
    seat.keys.scene().settle();
    CHECK(seat.sees("menuLeave"));
    CHECK(seat.kept() == 0);
    seat.keys.press(Qt::Key_Escape);
    seat.keys.scene().settle();
    seat.keys.goTo(QStringLiteral("chronicle"));
    seat.keys.press(Qt::Key_Space);
    seat.keys.scene().settle();
    CHECK(seat.sees("closeChronicle"));
    CHECK(seat.kept() == 0);
    CHECK(seat.prompt().canConfirm());
    seat.fixture.requirePeace(seat.keys);
}

TEST_CASE("Space held at the curtain opens it, and nothing more", "[Keys]")
{
    Seat seat(FormFactor::Tablet, 2);
    for (const Qt::Key key : {Qt::Key_Space, Qt::Key_Return}) {
        if (!seat.prompt().curtain()) {
            seat.keys.goTo(QStringLiteral("card0"));
            seat.fixture.table().cover();
        }
        seat.keys.scene().settle();
        REQUIRE(seat.prompt().curtain());
        CHECK(seat.keys.place() == QStringLiteral("eye"));
        seat.keys.hold(key, 60);
        seat.keys.scene().settle();
        CHECK(!seat.prompt().curtain());
        CHECK(seat.prompt().decision() == Decision::Keep);
        CHECK(seat.prompt().chosenCount() == 0);
        CHECK(seat.kept() == 0);
    }
    seat.fixture.requirePeace(seat.keys);
}

TEST_CASE("A key that is held acts once", "[Keys]")
{
    Seat seat;
    for (const Qt::Key key : {Qt::Key_Space, Qt::Key_Return, Qt::Key_1}) {
        INFO("the key " << key);
        seat.keys.goTo(QStringLiteral("card0"));
        seat.keys.hold(key, 31);
        seat.keys.scene().settle();
        CHECK(seat.kept() == 0);
        CHECK(seat.prompt().chosenCount() == 1);
        seat.prompt().cancel();
    }
    seat.fixture.requirePeace(seat.keys);
}

TEST_CASE("Escape held takes one step back", "[Keys]")
{
    Seat seat;
    for (const Qt::Key key : {Qt::Key_Escape, Qt::Key_Back}) {
        open(seat, "close-up");
        seat.keys.hold(key, 20);
        seat.keys.scene().settle();
        CHECK(!isOpen(seat, "close-up"));
        CHECK(!seat.sees("reject"));
        REQUIRE(seat.fixture.table().running());
    }
    seat.fixture.requirePeace(seat.keys);
}

namespace
{

void oneBackClosesOneThing(Qt::Key key)
{
    Seat seat;
    for (const char *layer : steps) {
        INFO(layer);
        open(seat, layer);
        seat.keys.press(key);
        seat.keys.scene().settle();
        CHECK(!isOpen(seat, layer));
        CHECK(!seat.sees("reject"));
        REQUIRE(seat.fixture.table().running());
        seat.keys.press(key); // and nothing is left but to ask
        seat.keys.scene().settle();
        CHECK(seat.sees("reject"));
        REQUIRE(seat.fixture.table().running());
        seat.keys.press(Qt::Key_Escape);
        seat.keys.scene().settle();
    }
    seat.fixture.requirePeace(seat.keys);
}

} // namespace

TEST_CASE("One Back closes one thing", "[Keys]")
{
    oneBackClosesOneThing(Qt::Key_Back);
}

TEST_CASE("One Escape closes one thing", "[Keys]")
{
    oneBackClosesOneThing(Qt::Key_Escape);
}

TEST_CASE("A notice over the chronicle goes first", "[Keys]")
{
    Seat seat;
    for (const Qt::Key key : {Qt::Key_Back, Qt::Key_Escape}) {
        open(seat, "chronicle");
        Q_EMIT seat.fixture.window().findChild<model::SavedGames *>()->failed(QStringLiteral("A game stays."));
        seat.keys.scene().settle();
        for (const char *step : {"notice", "chronicle"}) {
            INFO(step);
            REQUIRE(isOpen(seat, step));
            seat.keys.press(key);
            seat.keys.scene().settle();
            CHECK(!isOpen(seat, step));
        }
        CHECK(!seat.sees("reject"));
    }
    seat.fixture.requirePeace(seat.keys);
}

TEST_CASE("Back lays a lifted card back before it asks", "[Keys]")
{
    Seat seat;
    for (const Qt::Key key : {Qt::Key_Back, Qt::Key_Escape}) {
        seat.keys.press(Qt::Key_2);
        REQUIRE(seat.prompt().chosenCount() == 1);
        seat.keys.press(key);
        seat.keys.scene().settle();
        CHECK(seat.prompt().chosenCount() == 0);
        CHECK(!seat.sees("reject"));
    }
    seat.fixture.requirePeace(seat.keys);
}

TEST_CASE("Tab stays within what lies over the table, and the focus comes back to where it was", "[Keys]")
{
    Seat seat;
    for (const std::string layer : layers) {
        INFO(layer);
        seat.keys.goTo(QStringLiteral("card0"));
        const QString before = layer == "question" ? QStringLiteral("card0")
            : layer == "close-up"                  ? QStringLiteral("board2")
            : layer == "squire"                    ? QStringLiteral("squire1")
                                                   : QString::fromStdString(layer);
        open(seat, layer);
        for (const Qt::Key key : {Qt::Key_Tab, Qt::Key_Backtab}) {
            for (int stop = 0; stop < 25; ++stop) {
                const QQuickItem *focused = seat.keys.scene().focused();
                INFO("stop " << stop << ": " << seat.keys.place().toStdString());
                REQUIRE(focused != nullptr);
                CHECK(focused->isEnabled());
                CHECK(seat.keys.scene().isReachable(*focused));
                seat.keys.press(key, key == Qt::Key_Backtab ? Qt::ShiftModifier : Qt::NoModifier);
            }
        }
        seat.keys.press(Qt::Key_Escape);
        seat.keys.scene().settle();
        CHECK(!isOpen(seat, layer));
        CHECK(seat.keys.place() == before);
        CHECK(seat.keys.showsPlace());
    }
    seat.fixture.requirePeace(seat.keys);
}

namespace
{

/// Goes round with a key, and requires that the curtain has the focus all the while; the things that had it.
QSet<QString> roundTheCurtain(const Seat &seat, Qt::Key key)
{
    QSet<QString> places;
    for (int stop = 0; stop < 8; ++stop) {
        seat.keys.press(key, key == Qt::Key_Backtab ? Qt::ShiftModifier : Qt::NoModifier);
        INFO("key " << key << ", stop " << stop << ": " << seat.keys.place().toStdString());
        REQUIRE((seat.keys.place() == u"eye" || seat.keys.place() == u"stayOpen"));
        CHECK(seat.keys.scene().isReachable(*seat.keys.scene().focused()));
        places.insert(seat.keys.place());
    }
    return places;
}

void requireTrap(FormFactor form)
{
    Seat seat(form, 2);
    REQUIRE(seat.prompt().curtain());
    seat.tap("eye");
    seat.keys.press(Qt::Key_2);
    REQUIRE(seat.prompt().chosenCount() == 1);
    REQUIRE(seat.keys.place() == QStringLiteral("card1"));
    for (const std::string layer : {"", "squire", "chronicle", "menu"}) { // what was open closes
        INFO("over what: " << layer);
        if (!layer.empty()) {
            open(seat, layer);
        }
        seat.fixture.table().cover();
        seat.keys.scene().settle();
        REQUIRE(seat.prompt().curtain());
        CHECK(seat.keys.place() == QStringLiteral("eye"));
        const QSet<QString> both{QStringLiteral("eye"), QStringLiteral("stayOpen")};
        for (const Qt::Key key : {Qt::Key_Tab, Qt::Key_Backtab, Qt::Key_Down, Qt::Key_Left}) {
            CHECK(roundTheCurtain(seat, key) == both);
        }

        const auto entries = seat.fixture.table().controller().match().record().entries.size();
        const int chosen = seat.prompt().chosenCount();
        for (int key = Qt::Key_0; key <= Qt::Key_9; ++key) {
            seat.keys.press(static_cast<Qt::Key>(key));
        }
        for (int key = Qt::Key_A; key <= Qt::Key_Z; ++key) {
            seat.keys.press(static_cast<Qt::Key>(key));
        }
        for (const Qt::Key key : {Qt::Key_Delete, Qt::Key_Home, Qt::Key_End, Qt::Key_PageUp, Qt::Key_PageDown}) {
            seat.keys.press(key);
        }
        seat.keys.press(Qt::Key_Z, Qt::ControlModifier);
        seat.keys.scene().settle();
        CHECK(seat.prompt().curtain());
        CHECK(seat.fixture.table().controller().match().record().entries.size() == entries);
        CHECK(seat.prompt().chosenCount() == chosen);
        CHECK(seat.fixture.table().moment() < 0);
        CHECK(seat.fixture.table().hand()->rowCount() == 0);
        for (const char *other : layers) {
            CHECK(!isOpen(seat, other));
        }

        seat.tap("eye");
        REQUIRE(!seat.prompt().curtain());
        CHECK(seat.keys.place().startsWith(u"card"));
        CHECK(seat.keys.showsPlace());
        CHECK(seat.kept() == 0);
    }
    seat.fixture.requirePeace(seat.keys);
}

} // namespace

TEST_CASE("The curtain keeps the keyboard while it is closed, and the hand has it then, on a phone", "[Keys]")
{
    requireTrap(FormFactor::Phone);
}

TEST_CASE("The curtain keeps the keyboard while it is closed, and the hand has it then, on a tablet", "[Keys]")
{
    requireTrap(FormFactor::Tablet);
}

TEST_CASE("Digits and Space do nothing behind what lies over the table", "[Keys]")
{
    Seat seat;
    for (const std::string layer : layers) {
        INFO(layer);
        if (layer == "menu") {
            continue; // letters are its own
        }
        if (layer != "question" && layer != "close-up") { // a lifted card is in their way
            seat.keys.press(Qt::Key_1);
            REQUIRE(seat.prompt().chosenCount() == 1);
        }
        open(seat, layer);
        const int chosen = seat.prompt().chosenCount();
        const QString question = seat.prompt().question();
        for (const Qt::Key key : {Qt::Key_2, Qt::Key_J, Qt::Key_T}) {
            seat.keys.press(key);
        }
        seat.keys.scene().settle();
        CHECK(isOpen(seat, layer));
        CHECK(seat.kept() == 0);
        CHECK(seat.prompt().chosenCount() == chosen);
        CHECK(seat.prompt().question() == question);
        if (layer != "question") { // whose golden button leaves
            seat.keys.press(Qt::Key_Space); // may press what has the focus there
            seat.keys.scene().settle();
            REQUIRE(seat.kept() == 0);
        }
        const auto isDone = [&] {
            return !isOpen(seat, layer) && seat.prompt().chosenCount() == 0 && seat.fixture.table().moment() < 0;
        };
        for (int steps = 0; steps < 3 && !isDone(); ++steps) {
            seat.keys.press(Qt::Key_Escape);
            seat.keys.scene().settle();
        }
    }
    seat.fixture.requirePeace(seat.keys);
}

namespace
{

void beginsAtTheHand(FormFactor form, Qt::Key key)
{
    Seat seat(form);
    CHECK(seat.keys.place() == QStringLiteral("card0"));
    seat.keys.press(Qt::Key_Right);
    CHECK(seat.keys.place() == QStringLiteral("card1"));
    CHECK(seat.keys.showsPlace());
    for (int kept = 1; kept <= 3; ++kept) {
        seat.keys.press(key);
        CHECK(seat.prompt().chosenCount() == 1);
        seat.keys.press(key);
        seat.awaitKept(kept);
        CHECK(seat.keys.place() == QStringLiteral("card1"));
        CHECK(seat.keys.showsPlace());
    }
    seat.fixture.requirePeace(seat.keys);
}

} // namespace

TEST_CASE("The keyboard begins at the hand, keeps its place, and Enter confirms, on a tablet", "[Keys]")
{
    beginsAtTheHand(FormFactor::Tablet, Qt::Key_Return);
}

TEST_CASE("The keyboard begins at the hand, keeps its place, and Space confirms, on a desktop", "[Keys]")
{
    beginsAtTheHand(FormFactor::Desktop, Qt::Key_Space);
}

TEST_CASE("The keyboard begins at the hand, keeps its place, and Enter confirms, on a tablet held upright", "[Keys]")
{
    beginsAtTheHand(FormFactor::TabletPortrait, Qt::Key_Enter);
}

TEST_CASE("The keyboard begins at the hand, keeps its place, and Space confirms, on a phone", "[Keys]")
{
    beginsAtTheHand(FormFactor::Phone, Qt::Key_Space);
}

TEST_CASE("After the golden button the keyboard is at the hand again", "[Keys]")
{
    Seat seat;
    seat.keys.press(Qt::Key_3);
    CHECK(seat.keys.place() == QStringLiteral("card2"));
    seat.keys.press(Qt::Key_Tab);
    REQUIRE(seat.keys.place() == QStringLiteral("decide0"));
    seat.keys.press(Qt::Key_Return);
    seat.awaitKept(1);
    CHECK(seat.keys.place() == QStringLiteral("card2"));
    seat.fixture.requirePeace(seat.keys);
}

TEST_CASE("A board that its key chooses for a bonus has the keyboard, and Enter confirms there", "[Keys]")
{
    AppFixture fixture(FormFactor::Tablet, QStringLiteral("en"), model::Enums::Speed::Instant);
    Pressing keys(fixture.window());
    keys.expectNoMotion();
    fixture.open(keys, game());
    GamePlayer player(keys, fixture.table(), 5);
    player.hurry();
    player.prefer(model::Enums::CardKind::Gallantry);
    REQUIRE(player.playUntil(QStringLiteral("bonus")));
    keys.scene().settle();
    const model::Prompt &prompt = *fixture.table().prompt();
    REQUIRE(prompt.decision() == Decision::Bonus);
    for (const auto &[key, board] :
         {std::pair(Qt::Key_T, model::Enums::Board::Tournaments), std::pair(Qt::Key_J, model::Enums::Board::Jousts)}) {
        keys.press(key);
        keys.scene().settle();
        CHECK(prompt.answers().value(0).board == board);
        CHECK(keys.place() == QStringLiteral("board%1").arg(static_cast<int>(board)));
        CHECK(keys.showsPlace());
    }
    keys.press(Qt::Key_Return);
    CHECK(keys.scene().waitFor([&] { return prompt.decision() != Decision::Bonus; }));
    fixture.requirePeace(keys);
}

TEST_CASE("The menu opens to the keyboard at its first entry that can be chosen", "[Keys]")
{
    Seat seat;
    seat.tap("menu");
    REQUIRE(seat.sees("menuLeave"));
    CHECK(seat.keys.showsPlace());
    const QQuickItem *first = seat.keys.scene().focused();
    REQUIRE(first != nullptr);
    CHECK(first->isEnabled());
    CHECK(first->property("highlighted").toBool());
    seat.fixture.requirePeace(seat.keys);
}

TEST_CASE("Ctrl+N prepares a new game, from a running one after a question", "[Keys]")
{
    Seat seat;
    const auto newGame = [&] {
        seat.keys.press(Qt::Key_N, Qt::ControlModifier);
        seat.keys.scene().settle();
    };
    newGame();
    REQUIRE(seat.sees("reject"));
    CHECK(seat.fixture.table().running());
    seat.keys.choose(QStringLiteral("reject"));
    seat.keys.scene().settle();
    CHECK(seat.fixture.table().running());
    CHECK(!seat.sees("begin"));

    seat.keys.choose(QStringLiteral("menu"));
    seat.keys.choose(QStringLiteral("menuSettings"));
    seat.keys.scene().settle();
    newGame(); // a page over the game
    REQUIRE(seat.sees("accept"));
    seat.keys.choose(QStringLiteral("accept"));
    seat.keys.scene().settle();
    CHECK(seat.sees("begin"));
    CHECK(!seat.fixture.table().running());
    newGame();
    CHECK(seat.sees("begin"));
    seat.keys.press(Qt::Key_Escape); // there is one such page, not two
    seat.keys.scene().settle();
    CHECK(seat.sees("newGame"));
    seat.keys.choose(QStringLiteral("settings"));
    seat.keys.scene().settle();
    newGame();
    CHECK(seat.sees("begin"));
    seat.fixture.requirePeace(seat.keys);
}

TEST_CASE("Ctrl+N prepares a new game from the result", "[Keys]")
{
    Seat seat;
    GamePlayer player(seat.keys, seat.fixture.table(), 5);
    player.hurry();
    REQUIRE(player.playToTheEnd());
    seat.keys.scene().settle();
    seat.keys.press(Qt::Key_N, Qt::ControlModifier);
    seat.keys.scene().settle();
    CHECK(seat.sees("begin"));
    seat.fixture.requirePeace(seat.keys);
}

TEST_CASE("In the scoring and the result the keyboard reaches nothing of the table", "[Keys]")
{
    AppFixture fixture(FormFactor::Tablet, QStringLiteral("en"), model::Enums::Speed::Fast);
    Pressing keys(fixture.window());
    fixture.open(keys, game());
    GamePlayer player(keys, fixture.table(), 5);
    player.hurry();
    const auto stays = [&] {
        keys.scene().settle();
        for (int stop = 0; stop < 12; ++stop) {
            const QQuickItem *focused = keys.scene().focused();
            INFO("stop " << stop << ": " << keys.place().toStdString());
            REQUIRE(focused != nullptr);
            CHECK(keys.scene().isReachable(*focused));
            keys.press(Qt::Key_Tab);
        }
    };
    REQUIRE(player.playUntil([](const QString &moment) { return moment.startsWith(u"scoring-"); }));
    CHECK(keys.place() == QStringLiteral("next"));
    stays();
    fixture.session().settings().setSpeed(model::Enums::Speed::Instant);
    REQUIRE(player.playToTheEnd());
    keys.scene().settle();
    stays();
    fixture.requirePeace(keys);
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "AppFixture.h"
#include "Pressing.h"
#include "Reader.h"

#include "decision/Prompt.h"
#include "pages/SavedGames.h"
#include "rows/HandModel.h"
#include "rows/ResultModel.h"
#include "rows/SquireModel.h"
#include "table/ScoringWalk.h"
#include "visitor/Finger.h"

#include <QQuickItem>
#include <QRegularExpression>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>

/// What a screen reader meets in the program: nothing covered, nothing secret, no fragments, everything with its action; and
/// what it is told without asking.
using namespace academy;
using namespace academy::app;
using model::Enums::Decision;
using model::Enums::Speed;

namespace
{

PreparedGame game(int humans = 1)
{
    PreparedGame game = PreparedGame::standard(3);
    game.humans = humans;
    game.seed = 5;
    return game;
}

/// The program, somebody with keys before it, and what a screen reader meets there.
class Listener
{
public:
    explicit Listener(FormFactor form, Speed speed = Speed::Instant)
        : fixture(form, QStringLiteral("en"), speed)
        , keys(fixture.window())
        , reader(fixture.window())
    {
    }

    void open(int humans = 1) { fixture.open(keys, game(humans)); }

    AppFixture fixture;
    Pressing keys;
    Reader reader;
};

// A word or figure that says nothing by itself.
bool isFragment(const Reader::Node &node)
{
    static const QRegularExpression figure(QStringLiteral("^[+−×-]?[0-9]+$|^[IVX]+$|^[×+−→·]+$"));
    static const QStringList headings{QStringLiteral("Later"), QStringLiteral("Then back to 0"),
                                      QStringLiteral("Scores this turn")};
    return node.role == QAccessible::StaticText && (figure.match(node.name).hasMatch() || headings.contains(node.name));
}

void requireWhole(const Reader &reader, const std::string &where)
{
    std::string faults;
    for (const Reader::Node &node : reader.nodes()) {
        const bool control = node.role == QAccessible::Button || node.role == QAccessible::MenuItem
            || node.role == QAccessible::ListItem || node.role == QAccessible::CheckBox
            || node.role == QAccessible::RadioButton || node.role == QAccessible::Link;
        const char *fault = isFragment(node)                               ? "a fragment"
            : node.role == QAccessible::PageTab && !node.pressable         ? "a tab of nothing"
            : control && node.name.isEmpty() && node.text.isEmpty()        ? "nameless"
            : control && node.enabled && node.focusable && !node.pressable ? "without an action"
                                                                           : nullptr;
        if (fault != nullptr) {
            faults += '\n' + where + ": '" + node.name.toStdString() + "' is " + fault + " ("
                + node.object.toStdString() + ", role " + std::to_string(node.role) + ')';
        }
    }
    CHECK(faults == std::string());
}

} // namespace

namespace
{

void readPages(FormFactor form)
{
    Listener at(form);
    REQUIRE(game().lay(QStringLiteral("one.json")));
    at.keys.scene().settle();
    requireWhole(at.reader, "first page");
    for (const char *page : {"newGame", "join", "savedGames", "results", "settings", "about"}) {
        at.keys.choose(QLatin1String(page));
        at.keys.scene().settle();
        requireWhole(at.reader, page);
        at.keys.back();
        at.keys.scene().settle();
    }
    at.keys.choose(QStringLiteral("newGame"));
    at.keys.scene().settle();
    const QList<Reader::Node> rows = at.reader.nodes();
    const auto hidden = std::ranges::find(rows, QStringLiteral("Hidden scores"), &Reader::Node::said);
    REQUIRE(hidden != rows.end());
    CHECK(hidden->role == QAccessible::CheckBox);
    CHECK(hidden->pressable);
    for (const char *dialog : {"seat0", "advanced", "stakes"}) {
        at.keys.choose(QLatin1String(dialog));
        at.keys.scene().settle();
        requireWhole(at.reader, dialog);
        CHECK(!at.reader.meets(QStringLiteral("Hidden scores"))); // a row of the page below
        at.keys.back();
        at.keys.scene().settle();
        CHECK(at.reader.meets(QStringLiteral("Hidden scores")));
    }
    at.fixture.requirePeace(at.keys);
}

} // namespace

TEST_CASE("Every page says what its parts are and lets all that can be pressed be pressed, on a phone", "[Reader]")
{
    readPages(FormFactor::Phone);
}

TEST_CASE("Every page says what its parts are and lets all that can be pressed be pressed, on a desktop", "[Reader]")
{
    readPages(FormFactor::Desktop);
}

TEST_CASE("A saved game is continued by a screen reader's press", "[Reader]")
{
    Listener at(FormFactor::Phone);
    REQUIRE(game().lay(QStringLiteral("one.json")));
    at.keys.choose(QStringLiteral("savedGames"));
    at.keys.scene().settle();
    QAccessibleInterface *row = QAccessible::queryAccessibleInterface(at.keys.scene().find(u"game0"));
    REQUIRE(row != nullptr);
    REQUIRE(row->actionInterface() != nullptr);
    row->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    CHECK(at.keys.scene().waitFor(
        [&] { return at.fixture.session().table() != nullptr && at.fixture.table().running(); }));
    at.fixture.requirePeace(at.keys);
}

namespace
{

void readTable(FormFactor form)
{
    Listener at(form);
    at.open();
    GamePlayer player(at.keys, at.fixture.table(), 5);
    player.hurry();
    for (const char *moment : {"keep", "keep-chosen", "play", "play-chosen"}) {
        REQUIRE(player.playUntil(QLatin1String(moment)));
        at.keys.scene().settle();
        requireWhole(at.reader, moment);
        at.fixture.table().prompt()->cancel();
    }
    REQUIRE(
        player.playUntil([&](const QString &moment) { return moment == u"play" && at.fixture.table().turn() == 2; }));
    at.keys.scene().settle();
    requireWhole(at.reader, "second turn");
    at.fixture.requirePeace(at.keys);
}

} // namespace

TEST_CASE("The table is told in whole sentences, on a phone", "[Reader]")
{
    readTable(FormFactor::Phone);
}

TEST_CASE("The table is told in whole sentences, on a tablet", "[Reader]")
{
    readTable(FormFactor::Tablet);
}

TEST_CASE("The table is told in whole sentences, on a tablet held upright", "[Reader]")
{
    readTable(FormFactor::TabletPortrait);
}

TEST_CASE("The table is told in whole sentences, on a desktop", "[Reader]")
{
    readTable(FormFactor::Desktop);
}

TEST_CASE("A screen reader meets nothing that is covered", "[Reader]")
{
    Listener at(FormFactor::Tablet);
    at.keys.expectNoMotion();
    at.open();
    REQUIRE(at.keys.scene().waitFor([&] { return at.fixture.table().prompt()->decision() == Decision::Keep; }));
    at.keys.scene().settle();
    const QString card = at.fixture.table().hand()->rows().constFirst().name;
    INFO(at.reader.names().join(QLatin1Char('\n')).toStdString());
    REQUIRE(at.reader.meets(card));
    REQUIRE(at.reader.meets(QStringLiteral("Menu")));

    for (const char *opener : {"board2", "squire1", "chronicle", "advice", "menu"}) {
        INFO(opener);
        at.keys.goTo(QLatin1String(opener));
        at.keys.press(Qt::Key_Return);
        at.keys.scene().settle();
        CHECK(!at.reader.meets(card));
        CHECK(!at.reader.meets(QStringLiteral("Menu")));
        requireWhole(at.reader, opener);
        at.keys.press(Qt::Key_Escape);
        at.keys.scene().settle();
        CHECK(at.reader.meets(card));
        CHECK(at.reader.meets(QStringLiteral("Menu")));
    }
    at.fixture.requirePeace(at.keys);
}

TEST_CASE("What confirms a card laid on a board is covered with the board", "[Reader]")
{
    AppFixture fixture(FormFactor::Tablet, QStringLiteral("en"));
    Finger finger(fixture.window());
    finger.expectNoMotion();
    const Reader reader(fixture.window());
    fixture.open(finger, game());
    REQUIRE(finger.scene().waitFor([&] { return fixture.table().prompt()->decision() == Decision::Keep; }));
    finger.scene().settle();
    const model::HandRow card = fixture.table().hand()->rows().constFirst();
    finger.drag(Scene::middle(*finger.scene().find(u"card0")),
                Scene::middle(*finger.scene().find(QStringLiteral("board%1").arg(card.boards.constFirst()))));
    finger.scene().settle();
    const QString back = QStringLiteral("Put back");
    INFO(reader.names().join(QLatin1Char('\n')).toStdString());
    REQUIRE(reader.meets(back));
    for (const char *opener : {"chronicle", "squire1"}) {
        INFO(opener);
        finger.choose(QLatin1String(opener));
        finger.scene().settle();
        CHECK(!reader.meets(back));
        finger.back();
        finger.scene().settle();
        CHECK(reader.meets(back));
    }
    fixture.requirePeace(finger);
}

namespace
{

void readLookBack(FormFactor form)
{
    Listener at(form);
    at.open();
    GamePlayer player(at.keys, at.fixture.table(), 5);
    player.hurry();
    REQUIRE(player.playToTheEnd());
    at.fixture.table().showMoment(10);
    at.keys.scene().settle();
    requireWhole(at.reader, "look back");
    for (const char *below : {"Your hand", "Hide the hand"}) {
        INFO(below);
        CHECK(!at.reader.meets(QLatin1String(below)));
    }
    at.fixture.requirePeace(at.keys);
}

} // namespace

TEST_CASE("In a look back a screen reader meets nothing of the hand below it, on a phone", "[Reader]")
{
    readLookBack(FormFactor::Phone);
}

TEST_CASE("In a look back a screen reader meets nothing of the hand below it, on a tablet", "[Reader]")
{
    readLookBack(FormFactor::Tablet);
}

TEST_CASE("A notice is said, each time it comes", "[Reader]")
{
    Listener at(FormFactor::Phone);
    at.keys.scene().settle();
    const QString told = QStringLiteral("A game could not be removed.");
    for (int time = 0; time < 2; ++time) {
        INFO("time " << time);
        (void)Reader::takeAnnounced();
        Q_EMIT at.fixture.window().findChild<model::SavedGames *>()->failed(told);
        at.keys.scene().settle();
        CHECK(Reader::takeAnnounced() == QStringList{told});
    }
    at.fixture.requirePeace(at.keys);
}

TEST_CASE("Behind the curtain a screen reader meets nothing of the table", "[Reader]")
{
    Listener at(FormFactor::Tablet);
    at.keys.expectNoMotion();
    at.open(2);
    GamePlayer player(at.keys, at.fixture.table(), 5);
    int curtains = 0;
    REQUIRE(player.playUntil([&](const QString &moment) {
        if (moment == u"curtain") {
            at.keys.scene().settle();
            for (const Reader::Node &node : at.reader.nodes()) {
                const QString said = node.said();
                INFO(said.toStdString());
                CHECK((node.role == QAccessible::Window || node.role == QAccessible::Application || said.isEmpty()
                       || said == at.fixture.table().prompt()->name() || node.object == u"eye"
                       || node.object == u"stayOpen" || said == u"Pass the device to" || said == u"The table"));
            }
            // All of the curtain itself is met, also how it opens from now on.
            for (const QString &name : {QStringLiteral("Pass the device to"), at.fixture.table().prompt()->name(),
                                        QStringLiteral("Stay open")}) {
                INFO(name.toStdString());
                CHECK(at.reader.meets(name));
            }
        }
        return moment == u"curtain" && ++curtains == 3;
    }));
    at.fixture.requirePeace(at.keys);
}

namespace
{

void readEnd(FormFactor form)
{
    Listener at(form, Speed::Fast);
    at.open();
    GamePlayer player(at.keys, at.fixture.table(), 5);
    player.hurry();
    REQUIRE(player.playUntil([](const QString &moment) { return moment.startsWith(u"scoring-"); }));
    at.keys.scene().settle();
    requireWhole(at.reader, "scoring");
    CHECK(!at.reader.meets(QStringLiteral("Menu")));
    at.fixture.session().settings().setSpeed(Speed::Instant);
    REQUIRE(player.playToTheEnd());
    at.keys.scene().settle();
    requireWhole(at.reader, "result");
    INFO(at.reader.names().join(QLatin1Char('\n')).toStdString());
    CHECK(!at.reader.meets(QStringLiteral("Menu")));
    for (const model::ResultRow &row : at.fixture.table().result()->rows()) {
        CHECK(at.reader.meets(row.spoken));
    }
    at.fixture.requirePeace(at.keys);
}

} // namespace

TEST_CASE("In the scoring and the result a screen reader meets these alone, whole, on a phone", "[Reader]")
{
    readEnd(FormFactor::Phone);
}

TEST_CASE("In the scoring and the result a screen reader meets these alone, whole, on a tablet", "[Reader]")
{
    readEnd(FormFactor::Tablet);
}

namespace
{

void readSince(FormFactor form)
{
    Listener at(form);
    at.open();
    GamePlayer player(at.keys, at.fixture.table(), 5);
    player.hurry();
    REQUIRE(player.playUntil(
        [&](const QString &moment) { return moment == u"play" && at.fixture.table().prompt()->since().size() >= 2; }));
    at.keys.scene().settle();
    const QList<model::SquireLine> since = at.fixture.table().prompt()->since();
    for (const model::SquireLine &line : since.last(std::min<qsizetype>(2, since.size()))) {
        const QString who = at.fixture.table().squires()->rows().at(line.seat).name;
        INFO(who.toStdString() << ": " << line.text.toStdString());
        const QStringList names = at.reader.names();
        CHECK(std::ranges::any_of(
            names, [&](const QString &name) { return name.startsWith(who) && name.contains(line.text); }));
    }
    at.fixture.requirePeace(at.keys);
}

} // namespace

TEST_CASE("Who has done what since one's last turn is said by name, on a phone", "[Reader]")
{
    readSince(FormFactor::Phone);
}

TEST_CASE("Who has done what since one's last turn is said by name, on a desktop", "[Reader]")
{
    readSince(FormFactor::Desktop);
}

TEST_CASE("What happens is announced: whose decision it is, what was played, and why something is refused", "[Reader]")
{
    Listener at(FormFactor::Tablet);
    at.keys.expectNoMotion();
    at.open();
    GamePlayer player(at.keys, at.fixture.table(), 5);
    player.hurry();
    REQUIRE(player.playUntil(QStringLiteral("play")));
    at.keys.scene().settle();
    QString all = Reader::takeAnnounced().join(QLatin1Char('\n'));
    INFO(all.toStdString());
    CHECK(all.contains(at.fixture.table().prompt()->title()));
    REQUIRE(player.playUntil(
        [&](const QString &moment) { return moment == u"play" && !at.fixture.table().prompt()->since().isEmpty(); }));
    at.keys.scene().settle();
    all = Reader::takeAnnounced().join(QLatin1Char('\n'));
    INFO(all.toStdString());
    CHECK(all.contains(QStringLiteral(" plays ")));
    CHECK(all.contains(QStringLiteral("You play ")));
    at.fixture.requirePeace(at.keys);
}

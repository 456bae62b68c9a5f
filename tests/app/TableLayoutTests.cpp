// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "LayoutChecks.h"
#include "LayoutRound.h"

#include "table/ScoringWalk.h"

#include <QFont>
#include <QQuickItem>
#include <QQuickWindow>

#include <catch2/catch_test_macros.hpp>

#include <cmath>
#include <map>
#include <optional>

/// Every moment of a game in French, with text at 130 % and more, at every size: all that is to be read and touched can be.
using namespace academy;
using namespace academy::app;
using model::Enums::Speed;

namespace
{

// Held upright.
constexpr QSize phoneSize(360, 780);
constexpr QSize largePhoneSize(412, 915);

// A squire that has played and won something, and all there is to know of it.
void seeSquire(FormFactor form, double scale = 1.3, const QSize &size = {})
{
    PreparedGame game = PreparedGame::standard(5);
    game.turns = 2;
    LayoutRound round(form, Speed::Instant, scale, size);
    GamePlayer player = round.open(game);
    REQUIRE(player.playUntil(QStringLiteral("play")));
    round.visit("squire1");
    round.requireSeen(QStringLiteral("closeSquire"));
    round.finger().choose(QStringLiteral("closeSquire"));
    round.requireNoFaults();
}

// From the beginning, or after so many turns.
void seeTable(FormFactor form, double scale, int turns, const QSize &size = {})
{
    PreparedGame game = PreparedGame::standard(4).withEverything();
    game.humans = 2;
    game.seed = 13;
    game.turns = turns;
    LayoutRound round(form, Speed::Instant, scale, size);
    round.fixture().session().settings().setHandOver(model::Enums::HandOver::Tap);
    round.seeGame(game);
    round.requireNoFaults();
}

// The button that goes on ends where it did on the page before, and who gets nothing is told above it, or not at all.
void requireSteadyFoot(LayoutRound &round, qreal &before)
{
    const QQuickItem *next = round.finger().scene().find(u"next");
    const QQuickItem *nothing = round.finger().scene().find(u"noGains");
    REQUIRE(next != nullptr);
    const qreal end = next->mapToScene({0, next->height()}).y();
    CHECK((before < 0 || std::abs(before - end) < 1));
    before = end;
    // In one line: the rows have the height of a second one.
    const double letters = next->property("font").value<QFont>().pixelSize();
    CHECK(next->height() < std::max(2.6 * letters, 60.0));
    if (nothing != nullptr && nothing->opacity() > 0) {
        CHECK(nothing->mapToScene({0, nothing->height()}).y() < next->mapToScene({}).y());
    }
}

// The board of which the reasons speak is to be seen at all those sizes of text.
void seeScoring(FormFactor form, std::initializer_list<double> scales = {1.3})
{
    PreparedGame game = PreparedGame::standard(5);
    game.seed = 7;
    LayoutRound round(form, Speed::Fast);
    round.fixture().session().settings().setReducedMotion(true);
    GamePlayer player = round.open(game);
    std::map<double, qreal> feet;
    player.onMoment([&](const QString &moment) {
        if (moment.startsWith(u"scoring")) {
            for (const double scale : scales) {
                round.fixture().session().settings().setTextScale(scale);
                round.look(moment + QString::number(scale));
                round.requireSeen(QStringLiteral("scored%1").arg(int(round.fixture().table().scoring()->board())));
                requireSteadyFoot(round, feet.try_emplace(scale, -1).first->second);
            }
        }
    });
    player.playUntil([&](const QString &) { return round.fixture().table().turn() == 2; });
    round.requireNoFaults();
}

// The edge of the sheet goes across it.
bool isCutBySheet(const Scene &scene, const QString &name)
{
    const QQuickItem *item = scene.find(name);
    const QQuickItem *sheet = scene.find(u"handSheet");
    if (item == nullptr || sheet == nullptr) {
        return false;
    }
    const qreal edge = sheet->mapToScene({}).y();
    return item->mapToScene({}).y() < edge && item->mapToScene({0, item->height()}).y() > edge + 0.5;
}

// What is asked and what the choice would do are both to be seen.
void requireQuestionAndAnswer(LayoutRound &round)
{
    const model::Prompt &prompt = *round.fixture().table().prompt();
    const QStringList texts = textsToBeSeen(round.fixture().window());
    INFO(texts.join(QLatin1Char('\n')).toStdString());
    CHECK(texts.contains(prompt.question()));
    REQUIRE(!prompt.answers().isEmpty());
    CHECK(texts.contains(prompt.answers().constFirst().text));
}

void seeTieWon(FormFactor form)
{
    PreparedGame game = PreparedGame::standard(4).withEverything();
    game.seed = 13;
    LayoutRound round(form, Speed::Instant, 1.0);
    GamePlayer player = round.open(game);
    REQUIRE(player.playUntil(QStringLiteral("win-tie-chosen")));
    round.look(QStringLiteral("win-tie-chosen"));
    requireQuestionAndAnswer(round);
    round.requireNoFaults();
}

// While something is asked all boards can be looked at, and the strips below them are whole or not there at all.
void seeAllLanes(const PreparedGame &game, const QSize &size, const QStringList &wanted,
                 std::optional<model::Enums::CardKind> preferred = {})
{
    LayoutRound round(FormFactor::Phone, Speed::Instant, 1.0, size);
    GamePlayer player = round.open(game);
    if (preferred) {
        player.prefer(*preferred);
    }
    QStringList hidden;
    QSet<QString> met;
    player.onMoment([&](const QString &moment) {
        if (round.fixture().table().prompt()->decision() == model::Enums::Decision::None) {
            return;
        }
        round.finger().scene().settle();
        met.insert(moment);
        for (const auto &strip : {QStringLiteral("cup"), QStringLiteral("codex")}) {
            if (isCutBySheet(round.finger().scene(), strip)) {
                hidden.append(QStringLiteral("%1: the %2 is cut").arg(moment, strip));
            }
        }
        const int seen = boardsToBeSeen(round.fixture().window());
        if (seen < 7) {
            hidden.append(QStringLiteral("%1: %2 boards").arg(moment).arg(seen));
            round.fixture().window().grabWindow().save(
                QStringLiteral("lanes-%1-%2.png").arg(size.height()).arg(moment));
        }
    });
    player.playToTheEnd();
    for (const QString &moment : wanted) {
        INFO(moment.toStdString());
        CHECK(met.contains(moment));
    }
    INFO(hidden.join(QLatin1Char('\n')).toStdString());
    CHECK(hidden.isEmpty());
    round.requireNoFaults();
}

void seeAllLanesWithEverything(const QSize &size, int turns)
{
    PreparedGame game = PreparedGame::standard(4).withEverything();
    game.seed = 13;
    game.turns = turns;
    seeAllLanes(game, size,
                {QStringLiteral("bet-chosen"), QStringLiteral("keep-chosen"), QStringLiteral("play-chosen"),
                 QStringLiteral("peek-chosen"), QStringLiteral("take-token-chosen"), QStringLiteral("win-tie-chosen")});
}

void seeAllLanesInLancelot(const QSize &size, int turns)
{
    PreparedGame game;
    game.options = rules::Options::of(rules::Mode::Lancelot);
    game.seed = 17;
    game.turns = turns;
    seeAllLanes(game, size,
                {QStringLiteral("split-chosen"), QStringLiteral("take-stack-chosen"), QStringLiteral("assign-chosen"),
                 QStringLiteral("bonus-chosen")});
}

void seeTotals(int squires)
{
    PreparedGame game = PreparedGame::standard(squires);
    game.seed = 7;
    LayoutRound round(FormFactor::Phone, Speed::Fast, 1.0);
    GamePlayer player = round.open(game);
    REQUIRE(player.playUntil([](const QString &moment) { return moment == u"scoring-jousts"; }));
    round.look(QStringLiteral("scoring-jousts"));
    round.requireSeen(QStringLiteral("standings"));
    round.requireNoFaults();
}

// A question stays where it is when one of what it offers is chosen, and what to do is not said any more.
void requireSteadyQuestions(FormFactor form)
{
    PreparedGame game = PreparedGame::standard(4).withEverything();
    game.seed = 13;
    LayoutRound round(form, Speed::Instant, 1.0);
    GamePlayer player = round.open(game);
    const auto place = [&round] {
        round.finger().scene().settle();
        const QQuickItem *question = round.finger().scene().find(u"asked");
        return question == nullptr ? QPointF() : question->mapToScene({});
    };
    for (const auto &moment : {QStringLiteral("bet"), QStringLiteral("peek"), QStringLiteral("take-token")}) {
        INFO(moment.toStdString());
        REQUIRE(player.playUntil(moment));
        const QPointF before = place();
        REQUIRE(player.playUntil(moment + QStringLiteral("-chosen")));
        CHECK(!before.isNull());
        CHECK((place() - before).manhattanLength() < 2);
    }
    round.requireNoFaults();
}

} // namespace

TEST_CASE("The table on a phone can be read and touched")
{
    seeTable(FormFactor::Phone, 1.3, PreparedGame::laterTurns);
}

TEST_CASE("The table on a phone can be read and touched with the largest text")
{
    seeTable(FormFactor::Phone, 2.0, 0);
}

TEST_CASE("The table in the smallest window can be read and touched with the largest text")
{
    seeTable(FormFactor::Least, 2.0, PreparedGame::laterTurns);
}

TEST_CASE("The table in a window as wide as high can be read and touched with the largest text")
{
    seeTable(FormFactor::Tablet, 2.0, PreparedGame::laterTurns, {700, 700});
}

TEST_CASE("The table on a tablet can be read and touched with the largest text")
{
    seeTable(FormFactor::Tablet, 2.0, PreparedGame::laterTurns);
}

TEST_CASE("The table on a tablet held upright can be read and touched with the largest text")
{
    seeTable(FormFactor::TabletPortrait, 2.0, PreparedGame::laterTurns);
}

TEST_CASE("The table on the desktop can be read and touched with the largest text")
{
    seeTable(FormFactor::Desktop, 2.0, PreparedGame::laterTurns);
}

TEST_CASE("A squire is looked at in the smallest window with the largest text")
{
    seeSquire(FormFactor::Least, 2.0);
}

TEST_CASE("A squire is looked at in the smallest window on its side")
{
    seeSquire(FormFactor::Least, 1.0, {480, 320});
}

TEST_CASE("The table on a phone on its side can be read and touched")
{
    seeTable(FormFactor::Phone, 1.0, PreparedGame::laterTurns, {780, 360});
}

TEST_CASE("The table in the smallest window can be read and touched", "[software]")
{
    seeTable(FormFactor::Least, 1.3, 0);
}

TEST_CASE("The table on a tablet can be read and touched")
{
    seeTable(FormFactor::Tablet, 1.3, PreparedGame::laterTurns);
}

TEST_CASE("The table on a tablet held upright can be read and touched")
{
    seeTable(FormFactor::TabletPortrait, 1.3, PreparedGame::laterTurns);
}

TEST_CASE("The table on the desktop can be read and touched")
{
    seeTable(FormFactor::Desktop, 1.3, 0);
}

TEST_CASE("In a window as wide as high all boards are in sight while one chooses")
{
    PreparedGame game = PreparedGame::standard(5);
    game.seed = 7;
    LayoutRound round(FormFactor::Tablet, Speed::Instant, 1.0);
    round.resize({700, 700});
    GamePlayer player = round.open(game);
    REQUIRE(player.playUntil([](const QString &moment) { return moment == u"play-chosen"; }));
    round.look(QStringLiteral("square"));
    CHECK(boardsToBeSeen(round.fixture().window()) == 7);
    round.requireNoFaults();
}

TEST_CASE("On a phone all boards are in sight whatever is asked, with all variations")
{
    seeAllLanesWithEverything(phoneSize, 0);
}

TEST_CASE("On a large phone all boards are in sight whatever is asked, with all variations")
{
    seeAllLanesWithEverything(largePhoneSize, PreparedGame::laterTurns);
}

TEST_CASE("On a phone all boards are in sight whatever is asked, in Lancelot")
{
    seeAllLanesInLancelot(phoneSize, 0);
}

TEST_CASE("On a large phone all boards are in sight whatever is asked, in Lancelot")
{
    seeAllLanesInLancelot(largePhoneSize, PreparedGame::laterTurns);
}

TEST_CASE("On a phone all boards are in sight while coats are exchanged")
{
    PreparedGame game = PreparedGame::standard(4);
    game.options.set(rules::Variation::Charity);
    game.seed = 13;
    game.turns = PreparedGame::laterTurns; // it is scored in the last turn
    seeAllLanes(game, phoneSize, {QStringLiteral("exchange-chosen")}, model::Enums::CardKind::Charity);
}

TEST_CASE("Questions stay where they are in the smallest window when something is chosen")
{
    requireSteadyQuestions(FormFactor::Least);
}

TEST_CASE("Questions stay where they are on a phone when something is chosen")
{
    requireSteadyQuestions(FormFactor::Phone);
}

TEST_CASE("Questions stay where they are on the desktop when something is chosen")
{
    requireSteadyQuestions(FormFactor::Desktop);
}

TEST_CASE("On a phone the question and the answer are told when a tie is won")
{
    seeTieWon(FormFactor::Phone);
}

TEST_CASE("In the smallest window the question and the answer are told when a tie is won")
{
    seeTieWon(FormFactor::Least);
}

TEST_CASE("In the smallest window Lancelot asks with two boards in sight, and the question stays where one is chosen")
{
    PreparedGame game;
    game.options = rules::Options::of(rules::Mode::Lancelot);
    game.seed = 17;
    LayoutRound round(FormFactor::Least, Speed::Instant, 1.0);
    GamePlayer player = round.open(game);
    for (const auto &moment : {QStringLiteral("assign"), QStringLiteral("assign-chosen")}) {
        REQUIRE(player.playUntil(moment));
        round.look(moment);
        INFO(moment.toStdString());
        CHECK(boardsToBeSeen(round.fixture().window()) >= 2);
    }
    REQUIRE(player.playUntil(QStringLiteral("bonus")));
    round.finger().scene().settle();
    const int seen = boardsToBeSeen(round.fixture().window());
    REQUIRE(player.playUntil(QStringLiteral("bonus-chosen")));
    round.look(QStringLiteral("bonus-chosen"));
    requireQuestionAndAnswer(round);
    CHECK(boardsToBeSeen(round.fixture().window()) >= seen);
    round.requireNoFaults();
}

TEST_CASE("The scoring on a phone can be read and touched at every size of text")
{
    seeScoring(FormFactor::Phone, {1.0, 1.3, 1.6, 2.0});
}

TEST_CASE("On a phone the board that is looked at or scored is large, and all about it is in sight")
{
    PreparedGame game = PreparedGame::standard(5);
    game.seed = 7;
    LayoutRound round(FormFactor::Phone, Speed::Fast, 1.0);
    round.fixture().session().settings().setReducedMotion(true);
    GamePlayer player = round.open(game);
    REQUIRE(player.playUntil([](const QString &moment) { return moment == u"play"; }));
    round.finger().hold(QStringLiteral("board1"), 1200);
    round.look(QStringLiteral("board"));
    round.requireWide(QStringLiteral("closeUpFace1"), 0.96);
    round.requireSeen(QStringLiteral("closeUpWords1"));
    round.finger().back();

    REQUIRE(player.playUntil([](const QString &moment) { return moment == u"scoring-jousts"; }));
    round.look(QStringLiteral("scoring-jousts"));
    // The rows of all three who get something, and what everybody holds, take the rest.
    round.requireWide(QStringLiteral("scored1"), 0.64);
    round.requireSeen(QStringLiteral("noGains"));
    round.requireSeen(QStringLiteral("standings"));
    round.requireNoFaults();
}

TEST_CASE("What everybody holds is told in the scoring on a phone, among three")
{
    seeTotals(3);
}

TEST_CASE("What everybody holds is told in the scoring on a phone, among four")
{
    seeTotals(4);
}

TEST_CASE("The scoring in the smallest window can be read and touched at every size of text")
{
    seeScoring(FormFactor::Least, {1.0, 1.3, 1.6, 2.0});
}

TEST_CASE("The scoring on a tablet can be read and touched")
{
    seeScoring(FormFactor::Tablet);
}

TEST_CASE("The result can be read and touched in whatever size its window gets")
{
    LayoutRound round(FormFactor::Desktop, Speed::Instant, 1.0);
    PreparedGame game;
    game.options = rules::Options::of(rules::Mode::Lancelot); // long names
    game.seed = 23;
    GamePlayer player = round.open(game);
    player.playDirectly();
    player.playToTheEnd();
    for (const QSize &size : windowSizes) {
        INFO(size.width() << " by " << size.height());
        round.resize(size);
        round.look(QStringLiteral("result-%1-%2").arg(size.width()).arg(size.height()));
        if (size.height() > 400) { // in less the picture is what is seen first
            round.requireSeen(QStringLiteral("playAgain"));
        }
    }
    round.requireNoFaults();
}

TEST_CASE("The question whether a game is left can be read in the smallest window with the largest text")
{
    LayoutRound round(FormFactor::Least, Speed::Instant, 2.0);
    round.fixture().open(round.finger(), PreparedGame::standard(3));
    round.finger().back();
    round.finger().scene().settle();
    round.requireSeen(QStringLiteral("accept"));
    round.look(QStringLiteral("leave"));
    round.requireNoFaults();
}

TEST_CASE("The neutral squire stands beside its bet with the largest text")
{
    PreparedGame game;
    game.options = rules::Options::of(rules::Mode::Karadoc);
    game.options.set(rules::Variation::Gallantry);
    game.seed = 19;
    LayoutRound round(FormFactor::Phone, Speed::Instant, 2.0);
    GamePlayer player = round.open(game);
    REQUIRE(player.playUntil([](const QString &moment) { return moment == u"play-chosen"; }));
    for (const QSize &size : windowSizes) {
        round.resize(size);
        round.look(QStringLiteral("neutral-%1").arg(size.height()));
    }
    round.requireNoFaults();
}

TEST_CASE("Names as long and wide as may be overlap nothing on a phone with five squires")
{
    PreparedGame game = PreparedGame::standard(5);
    for (int squire = 1; squire <= 5; ++squire) {
        game.names.append(QString(19, u'W') + QString::number(squire));
    }
    game.seed = 7;
    LayoutRound round(FormFactor::Phone, Speed::Fast, 1.0);
    round.expectLongName(QStringLiteral("WW"));
    round.fixture().session().settings().setReducedMotion(true);
    auto *setup = round.fixture().window().findChild<model::GameSetup *>();
    REQUIRE(setup != nullptr);
    round.visit("newGame");
    round.visit("playerCount3");
    for (int seat = 0; seat < 5; ++seat) {
        setup->setName(seat, game.names.at(seat));
    }
    round.look(QStringLiteral("setup"));
    round.finger().back();
    round.finger().scene().settle();
    round.look(QStringLiteral("start"));
    round.seeGame(game);
    round.fixture().table().showMoment(-1);
    round.visit("resultChronicle");
    round.requireNoFaults();
}

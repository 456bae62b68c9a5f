// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "LayoutRound.h"

#include "statistics/Statistics.h"

#include "visitor/Learner.h"
#include "visitor/PreparedHistory.h"

#include <QQuickItem>
#include <QQuickWindow>

#include <catch2/catch_test_macros.hpp>

#include <cmath>

/// Every page, the results and a lesson in French, with text at 130 % and more, at every size: all that is to be read and touched
/// can be.
using namespace academy;
using namespace academy::app;
using model::Enums::Speed;

namespace
{

void seePages(FormFactor form, double scale = 1.3, const QSize &size = {})
{
    LayoutRound round(form, Speed::Instant, scale, size);
    round.look(QStringLiteral("start"));
    for (const char *page : {"settings", "about", "savedGames", "results", "learn", "join"}) {
        round.visit(page);
        round.finger().back();
        round.finger().scene().settle();
    }
    round.visit("newGame");
    round.visit("playerCount3");
    for (const char *dialog : {"seat0", "seat1", "advanced", "variations", "stakes", "starts"}) {
        round.visit(dialog);
        round.finger().choose(QStringLiteral("done"));
    }
    // The codes of seats on other devices.
    round.finger().choose(QStringLiteral("seat0"));
    round.finger().choose(QStringLiteral("elsewhere"));
    round.finger().choose(QStringLiteral("done"));
    round.visit("begin");
    round.requireSeen(QStringLiteral("waiting"));
    round.finger().back();
    round.finger().scene().settle();
    round.requireNoFaults();
}

// Results of months of play, one person and one game, as far as one scrolls; and what was deleted.
void seeResults(FormFactor form, double scale = 1.3, const QSize &size = {})
{
    LayoutRound round(form, Speed::Instant, scale, size);
    REQUIRE(PreparedHistory::lay());
    const auto scroll = [&round](const QString &what) {
        const QSizeF window = round.fixture().window().size();
        for (int page = 0; page < 6; ++page) {
            round.finger().drag({window.width() / 3, window.height() * 0.8},
                                {window.width() / 3, window.height() * 0.3});
            round.look(what + QString::number(page));
        }
        for (int page = 0; page < 8; ++page) {
            round.finger().drag({window.width() / 3, window.height() * 0.4},
                                {window.width() / 3, window.height() * 0.9});
        }
        round.finger().scene().settle(); // a tap on a list that still moves stops it, and opens nothing
    };
    const auto *statistics = round.fixture().window().findChild<model::Statistics *>();
    REQUIRE(statistics != nullptr);
    round.finger().choose(QStringLiteral("results"));
    REQUIRE(round.finger().scene().waitFor([statistics] { return !statistics->isEmpty(); }));
    round.look(QStringLiteral("results"));
    scroll(QStringLiteral("results"));
    round.visit("person0");
    scroll(QStringLiteral("person"));
    round.finger().choose(QStringLiteral("back"));
    round.finger().scene().settle();
    round.visit("finished0");
    scroll(QStringLiteral("finished"));
    round.finger().choose(QStringLiteral("forgetGame"));
    INFO(round.finger().trouble().toStdString());
    REQUIRE(round.finger().scene().waitFor([statistics] { return statistics->games() == 23; }));
    round.look(QStringLiteral("undo"));
    round.requireSeen(QStringLiteral("bringBack"));
    round.visit("forgetAll");
    round.finger().choose(QStringLiteral("accept"));
    REQUIRE(round.finger().scene().waitFor([statistics] { return statistics->isEmpty(); }));
    round.look(QStringLiteral("forgotten"));
    round.requireSeen(QStringLiteral("bringBack"));
    round.requireNoFaults();
}

// The whole first lesson, and what stands at its end.
void seeLesson(FormFactor form, double scale, const QSize &size = {})
{
    LayoutRound round(form, Speed::Instant, scale, size);
    round.finger().expectNoMotion();
    round.finger().choose(QStringLiteral("learnButton"));
    REQUIRE(Learner::lessonIn(round.fixture().window()) != nullptr);
    Learner learner(round.finger(), *Learner::lessonIn(round.fixture().window()));
    learner.onStep([&round](int number) { round.look(QStringLiteral("lesson-%1").arg(number)); });
    learner.takeToTheEnd();
    round.look(QStringLiteral("lesson-end"));
    round.requireNoFaults();
}

} // namespace

TEST_CASE("Pages on a phone can be read and touched", "[software]")
{
    seePages(FormFactor::Phone);
}

TEST_CASE("Pages in the smallest window can be read and touched")
{
    seePages(FormFactor::Least);
}

TEST_CASE("Pages in the smallest window can be read and touched with the largest text")
{
    seePages(FormFactor::Least, 2.0);
}

TEST_CASE("Pages on a phone can be read and touched with large text")
{
    seePages(FormFactor::Phone, 1.6);
}

TEST_CASE("Pages on a phone can be read and touched with the largest text")
{
    seePages(FormFactor::Phone, 2.0);
}

TEST_CASE("Pages on a phone on its side can be read and touched")
{
    seePages(FormFactor::Phone, 1.0, {780, 360});
}

TEST_CASE("Pages on a phone on its side can be read and touched with the largest text")
{
    seePages(FormFactor::Phone, 2.0, {780, 360});
}

TEST_CASE("Pages on a tablet can be read and touched with the largest text")
{
    seePages(FormFactor::Tablet, 2.0);
}

TEST_CASE("Pages on a tablet can be read and touched")
{
    seePages(FormFactor::Tablet);
}

TEST_CASE("Pages on a tablet held upright can be read and touched")
{
    seePages(FormFactor::TabletPortrait);
}

TEST_CASE("Pages on the desktop can be read and touched")
{
    seePages(FormFactor::Desktop);
}

TEST_CASE("Results on a phone can be read and touched", "[software]")
{
    seeResults(FormFactor::Phone);
}

TEST_CASE("Results on a phone can be read and touched with the largest text")
{
    seeResults(FormFactor::Phone, 2.0);
}

TEST_CASE("Results on a phone on its side can be read and touched")
{
    seeResults(FormFactor::Phone, 1.0, {780, 360});
}

TEST_CASE("Results in the smallest window can be read and touched")
{
    seeResults(FormFactor::Least);
}

TEST_CASE("Results in the smallest window can be read and touched with the largest text")
{
    seeResults(FormFactor::Least, 2.0);
}

TEST_CASE("Results on a tablet can be read and touched")
{
    seeResults(FormFactor::Tablet);
}

TEST_CASE("Results on a tablet can be read and touched with the largest text")
{
    seeResults(FormFactor::Tablet, 2.0);
}

TEST_CASE("Results on a tablet held upright can be read and touched")
{
    seeResults(FormFactor::TabletPortrait);
}

TEST_CASE("Results on the desktop can be read and touched")
{
    seeResults(FormFactor::Desktop);
}

TEST_CASE("A lesson on a phone can be read and touched")
{
    seeLesson(FormFactor::Phone, 1.3);
}

TEST_CASE("A lesson on a phone on its side can be read and touched")
{
    seeLesson(FormFactor::Phone, 1.0, {780, 360});
}

TEST_CASE("A lesson in the smallest window can be read and touched")
{
    seeLesson(FormFactor::Least, 1.3);
}

TEST_CASE("A lesson in the smallest window can be read and touched with the largest text")
{
    seeLesson(FormFactor::Least, 2.0);
}

TEST_CASE("A lesson on a tablet can be read and touched with large text")
{
    seeLesson(FormFactor::Tablet, 1.6);
}

TEST_CASE("A lesson on the desktop can be read and touched")
{
    seeLesson(FormFactor::Desktop, 1.3);
}

TEST_CASE("A saved game stands in the middle of a wide window, on its leaf")
{
    PreparedGame game = PreparedGame::standard(5);
    game.seed = 7;
    LayoutRound round(FormFactor::Desktop);
    REQUIRE(game.lay(QStringLiteral("fixture.json")));
    round.finger().choose(QStringLiteral("savedGames"));
    round.finger().scene().settle();
    const QQuickItem *row = round.finger().scene().find(u"game0");
    REQUIRE(row != nullptr);
    CHECK(std::abs(Scene::middle(*row).x() - round.fixture().window().width() / 2.0) < 1);
}

TEST_CASE("The first page can be read and touched in whatever size its window gets")
{
    LayoutRound round(FormFactor::Desktop);
    for (const double scale : {1.0, 2.0}) {
        round.fixture().session().settings().setTextScale(scale);
        for (const QSize &size : windowSizes) {
            round.resize(size);
            INFO(size.width() << " by " << size.height() << ", text of " << scale);
            round.look(QStringLiteral("start-%1-%2-%3").arg(size.width()).arg(size.height()).arg(scale));
            round.requireSeen(QStringLiteral("learnButton"));
        }
    }
    round.requireNoFaults();
}

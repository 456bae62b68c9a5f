// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Statistics.h"
#include "TestTable.h"

#include <QFile>
#include <QSettings>

#include <catch2/catch_test_macros.hpp>

using namespace academy;
using namespace academy::model;

TEST_CASE("A game that is played to its end counts once for each human", "[Statistics]")
{
    QSettings().clear();
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("game.json"));
    Statistics statistics;
    const QAbstractItemModelTester tester(&statistics, QAbstractItemModelTester::FailureReportingMode::Fatal);
    CHECK(statistics.count() == 0);

    TestTable game(121);
    game.begin(rules::Options::of(rules::Mode::Standard, 4), 2, 121, path);
    game.playToTheEnd();
    const rules::Result result = rules::result(game.table().conductor().state());
    game.table().leave();
    REQUIRE(game.table().resume(path)); // over already: not counted again
    game.tellAll();

    statistics.refresh();
    REQUIRE(statistics.count() == 2);
    for (const StatisticsRow &row : statistics.rows()) {
        const int player = row.name == QStringLiteral("Ana") ? 0 : 1;
        CHECK(row.games == 1);
        CHECK(row.victories == ((result.winners >> player) & 1));
        CHECK(row.best == result.scores[static_cast<std::size_t>(player)]);
        CHECK(row.averageText == QLocale().toString(static_cast<double>(row.best), 'f', 1));
        CHECK(!row.spoken.isEmpty());
    }

    game.begin(rules::Options::of(rules::Mode::Karadoc), 1, 122);
    game.playToTheEnd();
    statistics.refresh();
    REQUIRE(statistics.count() == 2);
    const auto ana = std::ranges::find(statistics.rows(), QStringLiteral("Ana"), &StatisticsRow::name);
    CHECK(ana->games == 2);

    const StatisticsRow &first = statistics.rows().constFirst();
    CHECK(first.victories > 0);
    CHECK(statistics.headline().startsWith(first.name));

    statistics.forget();
    CHECK(statistics.count() == 0);
    CHECK(statistics.headline().isEmpty());
    CHECK(Statistics().count() == 0);
}

TEST_CASE("A game with take-backs counts, and is said to be one", "[Statistics]")
{
    QSettings().clear();
    TestTable game(126);
    game.table().setTakeBacks(true);
    game.begin(rules::Options::of(rules::Mode::Standard, 3), 1, 126);
    game.playToTheEnd();
    CHECK(!Statistics().rows().constFirst().sentence.contains(QStringLiteral("take-backs")));

    game.begin(rules::Options::of(rules::Mode::Standard, 3), 1, 127);
    REQUIRE(game.playUntil(Academy::Decision::Keep));
    game.decide();
    game.tellAll();
    game.table().undo();
    game.playToTheEnd();
    const Statistics statistics;
    CHECK(statistics.rows().constFirst().games == 2);
    CHECK(statistics.rows().constFirst().takenBack == 1);
    CHECK(statistics.rows().constFirst().sentence.endsWith(QStringLiteral("1 with take-backs")));
    CHECK(statistics.rows().constFirst().spoken.contains(QStringLiteral("1 with take-backs")));
}

TEST_CASE("A game of computers alone counts for nobody", "[Statistics]")
{
    QSettings().clear();
    TestTable game(123);
    game.table().setSpeed(Academy::Speed::Instant);
    game.begin(rules::Options::of(rules::Mode::Standard, 3), 0, 123);
    REQUIRE(game.table().over());
    CHECK(Statistics().count() == 0);
}

TEST_CASE("Hands are open only when the game is over", "[SquireModel]")
{
    TestTable game(124);
    Table &table = game.table();
    const auto openHands = [&table] {
        return std::ranges::count_if(table.squires()->rows(), [](const SquireRow &row) { return !row.hand.isEmpty(); });
    };
    game.watch = [&] {
        if (!table.over()) {
            REQUIRE(openHands() == 0);
        }
    };
    game.begin(rules::Options::of(rules::Mode::Standard, 3), 1, 124);
    game.playToTheEnd();
    for (int row = 0; row < table.chronicle()->count(); ++row) {
        if (table.chronicle()->rows().at(row).kind == Academy::Beat::CardPlayed) {
            table.showMoment(row);
            CHECK(openHands() == 3);
            CHECK(table.momentText() == table.chronicle()->rows().at(row).text);
            CHECK(!table.momentSection().isEmpty());
        }
    }
    table.showMoment(-1);
    CHECK(table.momentText().isEmpty());
}

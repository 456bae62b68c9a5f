// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "TestTable.h"
#include "pages/Statistics.h"

#include <QFile>
#include <QSettings>
#include <QTranslator>

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
    const rules::Result result = rules::result(game.table().controller().state());
    game.table().leave();
    REQUIRE(resumed(game.table(), path)); // over already: not counted again
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
    REQUIRE(game.playUntil(Enums::Decision::Keep));
    game.decide();
    game.tellAll();
    game.table().undo();
    game.playToTheEnd();
    const Statistics statistics;
    CHECK(statistics.rows().constFirst().games == 2);
    CHECK(statistics.rows().constFirst().takenBack == 1);
    CHECK(statistics.rows().constFirst().sentence.endsWith(QStringLiteral("1 with undo")));
    CHECK(statistics.rows().constFirst().spoken.contains(QStringLiteral("1 with undo")));
}

TEST_CASE("A game of computers alone counts for nobody", "[Statistics]")
{
    QSettings().clear();
    TestTable game(123);
    game.table().setSpeed(Enums::Speed::Instant);
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
        if (table.chronicle()->rows().at(row).kind == Enums::AnimationStep::CardPlayed) {
            table.showMoment(row);
            CHECK(openHands() == 3);
            CHECK(table.momentText() == table.chronicle()->rows().at(row).text);
            CHECK(!table.momentSection().isEmpty());
        }
    }
    table.showMoment(-1);
    CHECK(table.momentText().isEmpty());
}

namespace
{

// A language in which "Player" is another word.
class OtherLanguage : public QTranslator
{
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char * /*context*/, const char *source, const char * /*comment*/,
                                    int /*number*/) const override
    {
        return QLatin1StringView(source) == QLatin1StringView("Player %1") ? QStringLiteral("Joueur %1") : QString();
    }
};

void playThrough(std::uint64_t seed)
{
    TestTable game(seed);
    const GameSetup setup;
    rules::Random random(seed);
    game.table().begin(setup.beginning(random), {});
    game.playToTheEnd();
}

} // namespace

TEST_CASE("Somebody without a name is counted once, in whatever language the games were played", "[Statistics]")
{
    QSettings().clear();
    playThrough(125);
    OtherLanguage french;
    QCoreApplication::installTranslator(&french);
    playThrough(126);
    Statistics statistics;
    REQUIRE(statistics.count() == 1);
    CHECK(statistics.rows().constFirst().games == 2);
    CHECK(statistics.rows().constFirst().name == QStringLiteral("Joueur 1"));
    QCoreApplication::removeTranslator(&french);
    statistics.retranslate();
    CHECK(statistics.rows().constFirst().name == QStringLiteral("Player 1"));
}

TEST_CASE("A default name is said in the language of the moment, in the game and in what is saved", "[Statistics]")
{
    QSettings().clear();
    const GameSetup setup;
    rules::Random random(1);
    const record::Record record = setup.beginning(random);
    CHECK(record.players.at(0).name == QStringLiteral("player-1"));
    CHECK(record.players.at(1).name == QStringLiteral("Enide"));
    CHECK(People(record).player(0) == QStringLiteral("Player 1"));
    OtherLanguage french;
    QCoreApplication::installTranslator(&french);
    CHECK(People(record).player(0) == QStringLiteral("Joueur 1"));
    QCoreApplication::removeTranslator(&french);
}

TEST_CASE("Statistics of before, in which default names are text, are read as one", "[Statistics]")
{
    // As version 0.1 wrote them, after games in both languages.
    QSettings().clear();
    QSettings store;
    store.beginWriteArray(QStringLiteral("statistics"), 3);
    const auto write = [&store](int position, const QString &name, int games, int best) {
        store.setArrayIndex(position);
        store.setValue(QStringLiteral("name"), name);
        store.setValue(QStringLiteral("games"), games);
        store.setValue(QStringLiteral("victories"), 1);
        store.setValue(QStringLiteral("best"), best);
        store.setValue(QStringLiteral("points"), 20 * games);
    };
    write(0, QStringLiteral("Player 1"), 2, 25);
    write(1, QStringLiteral("Ana"), 1, 20);
    write(2, QStringLiteral("Joueur\u00a01"), 3, 31);
    store.endArray();
    store.sync();

    const Statistics statistics;
    REQUIRE(statistics.count() == 2);
    const auto found = std::ranges::find(statistics.rows(), QStringLiteral("Player 1"), &StatisticsRow::name);
    REQUIRE(found != statistics.rows().end());
    CHECK(found->games == 5);
    CHECK(found->victories == 2);
    CHECK(found->best == 31);
    CHECK(found->points == 100);
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "NoRoom.h"
#include "OtherLanguage.h"
#include "TestStatistics.h"
#include "TestTable.h"

#include "names/PlayerNames.h"
#include "pages/GameSetup.h"
#include "statistics/EarlierStore.h"
#include "statistics/FinishedGames.h"
#include "statistics/GameFigures.h"
#include "statistics/PersonFigures.h"

#include <QFile>
#include <QSettings>
#include <QSignalSpy>

#include <catch2/catch_test_macros.hpp>

#include <numeric>
#include <optional>
#include <utility>

using namespace academy;
using namespace academy::model;

TEST_CASE("A game that is played to its end counts once for each human", "[Statistics]")
{
    TestStatistics kept;
    Statistics &statistics = kept.statistics;
    const QAbstractItemModelTester tester(statistics.people(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    CHECK(statistics.isEmpty());

    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("game.json"));
    TestTable game(121);
    game.table().setStatistics(&statistics);
    game.begin(rules::Options::of(rules::Mode::Standard, 4), 2, 121, path);
    game.playToTheEnd();
    const rules::Result result = rules::result(game.table().controller().state());
    game.table().leave();
    REQUIRE(resumed(game.table(), path)); // over already: not counted again
    game.tellAll();

    REQUIRE(statistics.people()->count() == 2);
    CHECK(statistics.games() == 1);
    for (const PersonRow &row : statistics.people()->rows()) {
        const int player = row.name == QStringLiteral("Ana") ? 0 : 1;
        CHECK(row.games == 1);
        CHECK(row.victories == ((result.winners >> player) & 1));
        const PersonTotals *totals = statistics.totals(row.person);
        REQUIRE(totals != nullptr);
        CHECK(totals->best == result.scores[static_cast<std::size_t>(player)]);
        CHECK(totals->average() == totals->best);
        CHECK(row.points.contains(QLocale().toString(totals->average(), 'f', 1)));
        CHECK(!row.spoken.isEmpty());
    }

    game.begin(rules::Options::of(rules::Mode::Karadoc), 1, 122);
    game.playToTheEnd();
    REQUIRE(statistics.people()->count() == 2);
    CHECK(statistics.totals(QStringLiteral("Ana"))->all.games == 2);

    const PersonRow &first = statistics.people()->rows().constFirst();
    CHECK(first.victories > 0);
    CHECK(first.leads);
    CHECK(statistics.headline().startsWith(first.name));

    statistics.forgetAll();
    CHECK(statistics.isEmpty());
    CHECK(statistics.headline().isEmpty());
    CHECK(kept.again().isEmpty());
}

TEST_CASE("A finished game that was forgotten is not counted again when it is opened", "[Statistics]")
{
    TestStatistics kept;
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("game.json"));
    TestTable game(124);
    game.table().setStatistics(&kept.statistics);
    game.begin(rules::Options::of(rules::Mode::Standard, 3), 1, 124, path);
    game.playToTheEnd();
    CHECK(kept.statistics.games() == 1);
    kept.statistics.forgetAll();
    game.table().leave();
    REQUIRE(resumed(game.table(), path));
    game.tellAll();
    CHECK(kept.statistics.games() == 0);
}

TEST_CASE("A copy of a game and a game that goes on elsewhere count once; a new game with the same people is another",
          "[Statistics]")
{
    TestStatistics kept;
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("game.json"));
    const QString copy = folder.filePath(QStringLiteral("copy.json"));
    TestTable game(125);
    game.table().setStatistics(&kept.statistics);
    game.begin(rules::Options::of(rules::Mode::Standard, 3), 1, 125, path);
    REQUIRE(game.playUntil(Enums::Decision::Play));
    REQUIRE(QFile::copy(path, copy));
    game.playToTheEnd();
    REQUIRE(kept.statistics.games() == 1);
    const FinishedGame first = kept.statistics.ledger().games.front();

    TestTable other(7); // decides otherwise
    other.table().setStatistics(&kept.statistics);
    REQUIRE(resumed(other.table(), copy));
    other.playToTheEnd();
    REQUIRE(kept.statistics.games() == 1);
    CHECK(kept.statistics.ledger().games.front() == first);

    other.table().playAgain();
    other.playToTheEnd();
    CHECK(kept.statistics.games() == 2);
}

TEST_CASE("What is kept of a game is how each player fared, in every mode", "[Statistics]")
{
    for (const rules::Options &mode :
         {options(rules::Mode::Standard, 5, allVariations, allAdvanced), options(rules::Mode::Karadoc, 3, 0, 0),
          options(rules::Mode::Lancelot, 4, allVariations, 0), options(rules::Mode::Standard, 3, 0, 0)}) {
        TestStatistics kept;
        TestTable game(131);
        game.table().setStatistics(&kept.statistics);
        game.begin(mode, 1, 131);
        game.playToTheEnd();
        REQUIRE(kept.statistics.games() == 1);
        const rules::Result result = rules::result(game.table().controller().state());
        const FinishedGame &finished = kept.statistics.ledger().games.front();
        CHECK(finished.options.mode == mode.mode);
        CHECK(finished.options.variations == mode.variations);
        CHECK(finished.options.advanced == mode.advanced);
        CHECK(finished.options.stakes == mode.stakes);
        CHECK(finished.options.colors == mode.colors);
        REQUIRE(static_cast<int>(finished.players.size()) == mode.players());
        for (std::size_t player = 0; player < finished.players.size(); ++player) {
            const FinishedPlayer &fared = finished.players[player];
            CHECK(fared.points == result.scores[player]);
            CHECK(fared.won == ((result.winners >> player & 1U) != 0));
            CHECK((fared.place == 1) == fared.won);
            CHECK(std::accumulate(fared.byBoard.begin(), fared.byBoard.end(), 0) == fared.points);
            CHECK(fared.human == (player == 0));
            CHECK(fared.colors.size() == (mode.mode == rules::Mode::Lancelot ? 2 : 1));
        }
        // And it says the same when it is read again.
        CHECK(std::get<FinishedGame>(*readHistoryEntry(toJson(finished))) == finished);
    }
}

TEST_CASE("Somebody for whom a computer stands in at the end does not count, and others played against that computer",
          "[Statistics]")
{
    TestTable game(132);
    game.begin(rules::Options::of(rules::Mode::Standard, 3), 2, 132);
    game.playToTheEnd();
    const Match &match = game.table().controller().match();
    People people(match.record());
    people.setPlace(1, People::Place::Computer);
    const FinishedGame finished = finishedGame(match, people, QDateTime::currentDateTimeUtc());
    CHECK(finished.players.at(0).counts());
    CHECK(!finished.players.at(1).counts());
    CHECK(finished.players.at(1).level == people.level(1));
    CHECK(strongestLevel(finished) >= 0);
}

TEST_CASE("A game with undone moves counts, and is said to be one", "[Statistics]")
{
    TestStatistics kept;
    TestTable game(126);
    game.table().setStatistics(&kept.statistics);
    game.table().setTakeBacks(true);
    game.begin(rules::Options::of(rules::Mode::Standard, 3), 1, 126);
    game.playToTheEnd();
    CHECK(!kept.statistics.people()->rows().constFirst().sentence.contains(QStringLiteral("undone")));

    game.begin(rules::Options::of(rules::Mode::Standard, 3), 1, 127);
    REQUIRE(game.playUntil(Enums::Decision::Keep));
    game.decide();
    game.tellAll();
    game.table().undo();
    game.playToTheEnd();
    const PersonRow &row = kept.statistics.people()->rows().constFirst();
    CHECK(row.games == 2);
    CHECK(kept.statistics.totals(row.person)->undone == 1);
    CHECK(row.sentence.endsWith(QStringLiteral("1 with undone moves")));
    CHECK(row.spoken.contains(QStringLiteral("1 with undone moves")));
}

TEST_CASE("Games of computers alone, from a moment of another game, and lessons count for nobody", "[Statistics]")
{
    TestStatistics kept;
    TestTable game(123);
    game.table().setStatistics(&kept.statistics);
    game.table().presenter()->setSpeed(Enums::Speed::Instant);
    game.begin(rules::Options::of(rules::Mode::Standard, 3), 0, 123);
    REQUIRE(game.table().over());
    CHECK(kept.statistics.isEmpty());

    TestTable guided(128);
    guided.table().setStatistics(&kept.statistics);
    struct Nobody : TableGuide {
        [[nodiscard]] QString remark(const Choice & /*choice*/) const override { return {}; }
        [[nodiscard]] QString objection(const Choice & /*choice*/, const rules::Action & /*action*/) const override
        {
            return {};
        }
    };
    const Nobody guide;
    guided.table().setGuide(&guide);
    guided.begin(rules::Options::of(rules::Mode::Standard, 3), 1, 128);
    guided.tellAll();
    while (guided.table().controller().state().phase != rules::Phase::Over) {
        guided.decide();
        guided.tellAll();
    }
    CHECK(kept.statistics.isEmpty());
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
            CHECK(table.momentSquire() == static_cast<int>(table.chronicle()->rows().at(row).tincture));
            CHECK(!table.momentEmblem().isEmpty());
        }
    }
    table.showMoment(-1);
    CHECK(table.momentText().isEmpty());
}

namespace
{

void playThrough(std::uint64_t seed, Statistics &statistics)
{
    TestTable game(seed);
    game.table().setStatistics(&statistics);
    const GameSetup setup;
    rules::Random random(seed);
    game.table().begin(setup.beginning(random), {});
    game.playToTheEnd();
}

} // namespace

TEST_CASE("Somebody without a name is counted once, in whatever language the games were played", "[Statistics]")
{
    QSettings().clear();
    TestStatistics kept;
    playThrough(125, kept.statistics);
    std::optional<OtherLanguage> french(std::in_place, "Player %1", QStringLiteral("Joueur %1"));
    playThrough(126, kept.statistics);
    REQUIRE(kept.statistics.people()->count() == 1);
    CHECK(kept.statistics.people()->rows().constFirst().games == 2);
    CHECK(kept.statistics.people()->rows().constFirst().name == QStringLiteral("Joueur 1"));
    CHECK(!kept.text().contains("Joueur"));
    CHECK(kept.text().contains("\"player-1\""));
    french.reset();
    kept.statistics.retranslate();
    CHECK(kept.statistics.people()->rows().constFirst().name == QStringLiteral("Player 1"));
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
    const OtherLanguage french("Player %1", QStringLiteral("Joueur %1"));
    CHECK(People(record).player(0) == QStringLiteral("Joueur 1"));
}

namespace
{

// As version 0.1 wrote them, after games in both languages.
void storeEarlier()
{
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
}

} // namespace

TEST_CASE("Statistics of before are taken over, default names in them read as one, and count on", "[Statistics]")
{
    storeEarlier();
    TestStatistics kept;
    CHECK(storedEarlierGames().empty()); // they are not counted twice
    {
        const Statistics &statistics = kept.statistics;
        REQUIRE(statistics.people()->count() == 2);
        const PersonTotals *unnamed = statistics.totals(PlayerNames::unnamed(0));
        REQUIRE(unnamed != nullptr);
        CHECK(unnamed->all.games == 5);
        CHECK(unnamed->earlier == 5);
        CHECK(unnamed->all.victories == 2);
        CHECK(unnamed->best == 31);
        CHECK(unnamed->points == 100);
    }
    TestTable game(129);
    game.table().setStatistics(&kept.statistics);
    game.begin(rules::Options::of(rules::Mode::Standard, 3), 1, 129);
    game.playToTheEnd();
    CHECK(kept.statistics.totals(QStringLiteral("Ana"))->all.games == 2);
    const auto again = kept.again();
    CHECK(again.totals(QStringLiteral("Ana"))->all.games == 2);
    CHECK(again.totals(PlayerNames::unnamed(0))->all.games == 5);
}

TEST_CASE("Statistics of before count once, wherever taking them over was interrupted", "[Statistics]")
{
    storeEarlier();
    const TestStatistics kept;
    storeEarlier(); // as if the program had ended before they were taken from the settings
    const auto again = kept.again();
    CHECK(again.totals(PlayerNames::unnamed(0))->all.games == 5);
    CHECK(storedEarlierGames().empty());
    QSettings().clear();
}

TEST_CASE("One game is forgotten and brought back", "[Statistics]")
{
    TestStatistics kept({game(1, {{"Ana", 30}, {"Bruno", 20}, {nullptr, 25}}),
                         game(2, {{"Ana", 10}, {nullptr, 12}, {nullptr, 9}}),
                         game(3, {{"Bruno", 33}, {nullptr, 31}, {nullptr, 2}})});
    Statistics &statistics = kept.statistics;
    const QByteArray before = kept.text();
    QSignalSpy forgotten(&statistics, &Statistics::forgottenChanged);

    statistics.forgetGame(identity(1));
    CHECK(statistics.games() == 2);
    CHECK(statistics.totals(QStringLiteral("Ana"))->all.games == 1);
    CHECK(statistics.totals(QStringLiteral("Bruno"))->all.games == 1);
    CHECK(statistics.forgotten() == QStringLiteral("The game of 1\u00A0January was deleted"));
    CHECK(forgotten.count() == 1);
    CHECK(kept.again().games() == 2);

    statistics.bringBack();
    CHECK(statistics.forgotten().isEmpty());
    CHECK(statistics.games() == 3);
    CHECK(kept.text() == before);

    statistics.forgetGame(QStringLiteral("0000")); // which there is not
    CHECK(statistics.forgotten().isEmpty());
    statistics.forgetGame(identity(2));
    statistics.letGo();
    CHECK(statistics.forgotten().isEmpty());
    statistics.bringBack(); // gone for good
    CHECK(statistics.games() == 2);
}

TEST_CASE("Somebody is forgotten and brought back; others keep their games, without the name", "[Statistics]")
{
    TestStatistics kept({game(1, {{"Ana", 30}, {"Bruno", 20}, {nullptr, 25}}),
                         game(2, {{"Ana", 10}, {nullptr, 12}, {nullptr, 9}}),
                         game(3, {{"Bruno", 33}, {nullptr, 31}, {nullptr, 2}})},
                        {{.name = QStringLiteral("Ana"), .games = 7, .victories = 3, .best = 42, .points = 200}});
    Statistics &statistics = kept.statistics;
    CHECK(statistics.totals(QStringLiteral("Ana"))->all.games == 9);
    const QByteArray before = kept.text();

    statistics.forgetPerson(QStringLiteral("Ana"));
    CHECK(statistics.forgotten() == QStringLiteral("The results of Ana were deleted"));
    CHECK(statistics.totals(QStringLiteral("Ana")) == nullptr);
    CHECK(!kept.text().contains("Ana"));
    CHECK(statistics.games() == 2); // her own is gone
    CHECK(statistics.totals(QStringLiteral("Bruno"))->all.games == 2);
    GameFigures figures;
    figures.setStatistics(&statistics);
    figures.setGame(identity(1));
    CHECK(figures.winner() == QStringLiteral("Deleted player"));

    statistics.bringBack();
    CHECK(kept.text() == before);
    CHECK(statistics.totals(QStringLiteral("Ana"))->all.games == 9);
    CHECK(figures.winner() == QStringLiteral("Ana"));
}

TEST_CASE("Everything is forgotten and brought back", "[Statistics]")
{
    TestStatistics kept({game(1, {{"Ana", 30}, {"Bruno", 20}, {nullptr, 25}})});
    const QByteArray before = kept.text();
    kept.statistics.forgetAll();
    CHECK(kept.statistics.isEmpty());
    CHECK(kept.statistics.forgotten() == QStringLiteral("All results were deleted"));
    kept.statistics.forgetAll(); // nothing is there to be forgotten, and what was can still come back
    kept.statistics.bringBack();
    CHECK(kept.text() == before);
    CHECK(kept.statistics.games() == 1);
}

TEST_CASE("What a person has done is told by kind of game, by opponent and by board", "[Statistics]")
{
    FinishedGame first = game(1, {{"Ana", 30}, {nullptr, 20}, {nullptr, 25}});
    first.players[1].level = QStringLiteral("page");
    first.players[2].level = QStringLiteral("herald");
    FinishedGame second = game(2, {{"Ana", 11}, {nullptr, 20}});
    second.options = rules::Options::of(rules::Mode::Karadoc);
    second.players[1].level = QStringLiteral("page");
    second.undone = true;
    FinishedGame third = game(3, {{"Ana", 16}, {"Bruno", 12}, {"Chloé", 16}});
    third.players[2].won = true; // they share the victory
    third.players[2].place = 1;
    TestStatistics kept({first, second, third},
                        {{.name = QStringLiteral("Ana"), .games = 2, .victories = 1, .best = 44, .points = 50}});
    PersonFigures figures;
    figures.setStatistics(&kept.statistics);
    figures.setPerson(QStringLiteral("Ana"));
    REQUIRE(figures.known());
    CHECK(figures.tiles().at(0).value == QStringLiteral("5"));
    CHECK(figures.tiles().at(1).value == QStringLiteral("3"));
    CHECK(figures.tiles().at(2).value == QStringLiteral("44"));
    CHECK(figures.tiles().at(3).value == QStringLiteral("21.4"));
    CHECK(figures.sentence().contains(QStringLiteral("5 game(s), 3 victory(s)")));
    CHECK(figures.remark().contains(QStringLiteral("1 game(s) with undone moves")));
    CHECK(figures.remark().contains(QStringLiteral("2 older game(s)")));

    REQUIRE(figures.modes().size() == 2);
    CHECK(figures.modes().at(0).text == QStringLiteral("Academy"));
    CHECK(figures.modes().at(0).detail == QStringLiteral("2 of 2"));
    CHECK(figures.modes().at(1).text == QStringLiteral("Karadoc"));
    CHECK(figures.modes().at(1).detail == QStringLiteral("0 of 1"));
    CHECK(figures.modes().at(1).share == 0);

    REQUIRE(figures.opponents().size() == 3); // the strongest computer tells
    CHECK(figures.opponents().at(0).text == QStringLiteral("Page"));
    CHECK(figures.opponents().at(0).detail == QStringLiteral("0 of 1"));
    CHECK(figures.opponents().at(1).text == QStringLiteral("Herald"));
    CHECK(figures.opponents().at(1).detail == QStringLiteral("1 of 1"));
    CHECK(figures.opponents().at(2).text == QStringLiteral("People only"));
    CHECK(figures.opponents().at(2).share == 1);

    REQUIRE(figures.boards().size() == 6); // Gallantry gives none
    CHECK(figures.boards().at(0).name == QStringLiteral("Jousts"));
    CHECK(figures.boards().at(0).text == QStringLiteral("+20.0")); // all but one point is from there, of 30, 11 and 16
    CHECK(figures.boards().at(0).note == QStringLiteral("best +31"));
    CHECK(figures.boards().at(2).text == QStringLiteral("−1.0"));

    CHECK(figures.course() == QList<int>{30, 11, 16});
    CHECK(figures.victories() == QList<bool>{true, false, true});
    CHECK(figures.courseGames() == QStringList{"30, won", "11", "16, won"});
    CHECK(figures.courseText() == QStringLiteral("Points in the last 3 game(s)"));
    CHECK(figures.courseSpoken().endsWith(QStringLiteral("30, won; 11; 16, won")));

    figures.setPerson(QStringLiteral("Nobody"));
    CHECK(!figures.known());
    CHECK(figures.course().isEmpty());
}

TEST_CASE("The list of games has the latest first, and rows that stay keep their places", "[Statistics]")
{
    TestStatistics kept({game(1, {{"Ana", 30}, {"Bruno", 20}, {nullptr, 25}}),
                         game(2, {{"Bruno", 10}, {nullptr, 12}, {nullptr, 9}}),
                         game(40, {{"Ana", 33}, {"Bruno", 33}, {nullptr, 2}})});
    FinishedGames all;
    const QAbstractItemModelTester tester(&all, QAbstractItemModelTester::FailureReportingMode::Fatal);
    all.setStatistics(&kept.statistics);
    REQUIRE(all.count() == 3);
    CHECK(all.rowAt(0).section == QStringLiteral("February 2026"));
    CHECK(all.rowAt(0).title == QStringLiteral("Ana: 33 point(s)"));
    CHECK(all.rowAt(0).when == QStringLiteral("9\u00A0February"));
    CHECK(all.rowAt(0).others == QStringLiteral("Bruno:\u00A033, Yvain:\u00A02"));
    CHECK(all.rowAt(2).section == QStringLiteral("January 2026"));
    CHECK(all.rowAt(2).title == QStringLiteral("Ana: 30 point(s)"));
    CHECK(all.rowAt(2).others == QStringLiteral("Yvain:\u00A025, Bruno:\u00A020"));
    CHECK(!all.rowAt(2).spoken.isEmpty());

    FinishedGames hers;
    const QAbstractItemModelTester herTester(&hers, QAbstractItemModelTester::FailureReportingMode::Fatal);
    hers.setPerson(QStringLiteral("Bruno"));
    hers.setStatistics(&kept.statistics);
    REQUIRE(hers.count() == 3);
    CHECK(hers.rowAt(0).title == QStringLiteral("2nd of 3: 33 point(s)"));
    CHECK(!hers.rowAt(0).won);
    CHECK(hers.rowAt(0).others == QStringLiteral("Ana:\u00A033, Yvain:\u00A02"));

    QSignalSpy removed(&all, &QAbstractItemModel::rowsRemoved);
    QSignalSpy inserted(&all, &QAbstractItemModel::rowsInserted);
    QSignalSpy reset(&all, &QAbstractItemModel::modelReset);
    kept.statistics.forgetGame(identity(2));
    REQUIRE(removed.count() == 1);
    CHECK(removed.at(0).at(1).toInt() == 1);
    CHECK(removed.at(0).at(2).toInt() == 1);
    kept.statistics.bringBack();
    REQUIRE(inserted.count() == 1);
    CHECK(inserted.at(0).at(1).toInt() == 1);
    kept.statistics.add(game(50, {{"Ana", 1}, {nullptr, 2}, {nullptr, 3}}));
    CHECK(inserted.at(1).at(1).toInt() == 0);
    CHECK(reset.count() == 0);
    CHECK(all.count() == 4);
    hers.setPerson(QStringLiteral("Ana"));
    CHECK(hers.count() == 3);
    kept.statistics.forgetAll();
    CHECK(all.count() == 0);
}

TEST_CASE("A finished game tells who played, by which rules, and how each fared", "[Statistics]")
{
    FinishedGame one = game(1, {{"Ana", 30}, {nullptr, 20}, {"Bruno", -3}});
    one.options.set(rules::Variation::Charity);
    one.options.set(rules::Advanced::StepBack);
    one.undone = true;
    TestStatistics kept({one});
    GameFigures figures;
    figures.setStatistics(&kept.statistics);
    figures.setGame(identity(1));
    REQUIRE(figures.known());
    CHECK(figures.title() == QStringLiteral("Game of 1\u00A0January"));
    CHECK(figures.winner() == QStringLiteral("Ana"));
    CHECK(figures.when().contains(QStringLiteral("January 2026")));
    CHECK(figures.rules().size() == 4);
    CHECK(figures.rules().at(1).contains(QStringLiteral("Step back")));
    REQUIRE(figures.places().size() == 3);
    CHECK(figures.places().at(0).won);
    CHECK(figures.places().at(0).place == QStringLiteral("1st"));
    CHECK(figures.places().at(1).kind == QStringLiteral("Computer, Page"));
    CHECK(figures.places().at(2).points == QStringLiteral("−3"));
    CHECK(figures.places().at(2).boards.size() == 6);
    CHECK(figures.places().at(2).spoken.contains(QStringLiteral("Jousts")));
    kept.statistics.forgetGame(identity(1));
    CHECK(!figures.known());
}

TEST_CASE("Of many people those who have won most often are listed, until all are asked for", "[Statistics]")
{
    std::vector<EarlierGames> many;
    for (int number = 1; number <= 600; ++number) {
        many.push_back({.name = QStringLiteral("P%1").arg(number), .games = 700, .victories = number});
    }
    TestStatistics kept({}, many);
    PeopleModel &people = *kept.statistics.people();
    const QAbstractItemModelTester tester(&people, QAbstractItemModelTester::FailureReportingMode::Fatal);
    CHECK(people.count() == PeopleModel::firstPeople);
    for (const PersonRow &person : people.rows()) { // a number below each heading
        REQUIRE(person.figures.size() == PeopleModel::headings().size());
        CHECK(person.points.contains(person.figures.at(2)));
        CHECK(person.points.contains(person.figures.at(3)));
    }
    CHECK(people.rows().constFirst().name == QStringLiteral("P600"));
    CHECK(people.total() == PeopleModel::mostPeople);
    people.setWhole(true);
    CHECK(people.count() == PeopleModel::mostPeople);
    kept.statistics.forgetPerson(QStringLiteral("P600"));
    CHECK(people.rows().constFirst().name == QStringLiteral("P599"));
    people.setWhole(false);
    CHECK(people.count() == PeopleModel::firstPeople);
}

TEST_CASE("What cannot be written is told, and stays as it was", "[Statistics]")
{
    TestStatistics kept({game(1, {{"Ana", 30}, {nullptr, 20}, {nullptr, 25}})});
    const QByteArray before = kept.text();
    QSignalSpy failed(&kept.statistics, &Statistics::failed);
    {
        const NoRoom full;
        kept.statistics.forgetAll();
        kept.statistics.add(game(2, {{"Ana", 30}, {nullptr, 20}, {nullptr, 25}}));
    }
    CHECK(failed.count() == 2);
    CHECK(kept.statistics.games() == 1);
    CHECK(kept.statistics.forgotten().isEmpty());
    CHECK(kept.text() == before);
}

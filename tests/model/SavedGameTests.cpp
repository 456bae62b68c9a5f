// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "OnDisk.h"
#include "TestTable.h"
#include "pages/SavedGames.h"

#include "words/Reasons.h"

#include "record/RecordFile.h"
#include "record/Replay.h"

#include <catch2/catch_test_macros.hpp>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>

#include <sys/stat.h>

#include <bit>
#include <cstdio>

using namespace academy;
using namespace academy::model;

namespace
{

void write(const QString &path, const QByteArray &text)
{
    QFile file(path);
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write(text);
}

} // namespace

TEST_CASE("Every decision is on disk before the next one is asked, and continues in the same state", "[SavedGames]")
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("game.json"));
    const QString copy = folder.filePath(QStringLiteral("copy.json"));
    const std::vector<rules::Options> all{options(rules::Mode::Standard, 3, allVariations, allAdvanced),
                                          options(rules::Mode::Karadoc, 3, 0, 0),
                                          options(rules::Mode::Lancelot, 4, allVariations, 0)};
    for (const rules::Options &options : all) {
        TestTable game(71);
        game.begin(options, 2, 71, path);
        int decisions = 0;
        game.playToTheEnd([&] {
            const Table &table = game.table();
            REQUIRE(entriesOf(onDisk(path)) == entriesOf(table.controller().match().record()));
            if (++decisions % 5 == 0) {
                QFile::remove(copy);
                REQUIRE(QFile::copy(path, copy)); // the game itself is being played
                TestTable again(1);
                REQUIRE(resumed(again.table(), copy));
                again.tellAll();
                REQUIRE(again.table().controller().state() == table.controller().state());
                REQUIRE(table.told().table == table.controller().state());
                REQUIRE(again.table().told().table == again.table().controller().state());
                REQUIRE(again.table().told().table == table.told().table);
                REQUIRE(again.table().chronicle()->count() == table.chronicle()->count());
                REQUIRE(again.isAsked());
            }
        });
        const std::vector<std::array<int, rules::maxSquires>> points = game.table().controller().match().pointsByTurn();
        TestTable again(1);
        REQUIRE(resumed(again.table(), path));
        CHECK(again.table().over());
        CHECK(again.table().result()->count() == options.squires);
        CHECK(again.table().controller().match().pointsByTurn() == points);
    }
}

TEST_CASE("A game that the first version has saved is continued where it was left", "[SavedGames]")
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("game.json"));
    REQUIRE(QFile::copy(QStringLiteral(ACADEMY_STORES "/0.1-game.json"), path));
    const std::vector<QByteArray> before = entriesOf(onDisk(path));
    TestTable game(1);
    REQUIRE(resumed(game.table(), path));
    game.tellAll();
    CHECK(game.table().controller().state().turn == 2);
    CHECK(game.isAsked());
    CHECK(entriesOf(game.table().controller().match().record()) == before);
    game.playToTheEnd();
    CHECK(game.table().over());
    std::vector<QByteArray> kept = entriesOf(onDisk(path));
    REQUIRE(kept.size() > before.size());
    kept.resize(before.size());
    CHECK(kept == before);
}

TEST_CASE("A game that is continued has the luck it would have had", "[SavedGames]")
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("game.json"));
    const auto finish = [](TestTable &game) {
        game.random() = rules::Random(5);
        game.playToTheEnd();
        return entriesOf(game.table().controller().match().record());
    };
    TestTable first(72);
    first.begin(options(rules::Mode::Karadoc, 3, allVariations, 0), 1, 72, path);
    for (int decision = 0; decision < 30; ++decision) {
        first.tellAll();
        first.decide();
    }
    first.tellAll();
    QFile::copy(path, folder.filePath(QStringLiteral("copy.json")));
    TestTable second(1);
    REQUIRE(resumed(second.table(), folder.filePath(QStringLiteral("copy.json"))));
    CHECK(finish(first) == finish(second));
}

TEST_CASE("Files that are no saved games are refused with a sentence and change nothing", "[SavedGames]")
{
    const QTemporaryDir folder;
    TestTable game(73);
    Table &table = game.table();
    game.begin(rules::Options::of(rules::Mode::Standard, 3), 1, 73);
    game.tellAll();
    const rules::State before = table.controller().state();
    const QByteArray good = record::toJson(table.controller().match().record());
    QByteArray broken = good;
    broken.truncate(good.size() / 2);
    QByteArray illegal = good;
    illegal.replace("\n  ]\n}", ",\n{\"play\": {\"squire\": 0, \"card\": \"S3\", \"board\": \"jousts\"}}\n]}");
    REQUIRE(illegal != good);

    for (const QByteArray &text : {QByteArray(), QByteArray("not a game"), broken, illegal}) {
        const QString path = folder.filePath(QStringLiteral("bad.json"));
        write(path, text);
        CHECK(!resumed(table, path));
        CHECK(!table.problem().isEmpty());
        CHECK(table.running());
        CHECK(table.controller().state() == before);
    }
    CHECK(!resumed(table, folder.filePath(QStringLiteral("nowhere.json"))));
    CHECK(!table.problem().isEmpty());
}

TEST_CASE("The games in the folder are listed, the latest that is not over is offered", "[SavedGames]")
{
    const QString path = SavedGames::folder();
    REQUIRE(QDir().mkpath(path));
    const auto at = [&path](const char *name, int minute) {
        const QString file = path + QLatin1Char('/') + QLatin1String(name);
        QFile opened(file);
        REQUIRE(opened.open(QIODevice::ReadWrite));
        opened.setFileTime(QDateTime(QDate(2026, 11, 20), QTime(18, minute), QTimeZone::UTC),
                           QFileDevice::FileModificationTime);
        return file;
    };
    SavedGames games(Worker::Threads::None);
    const QAbstractItemModelTester tester(&games, QAbstractItemModelTester::FailureReportingMode::Fatal);
    CHECK(games.latest().isEmpty());
    CHECK(games.latestText().isEmpty());

    TestTable running(74);
    running.begin(rules::Options::of(rules::Mode::Standard, 4), 2, 74, path + QStringLiteral("/running.json"));
    running.tellAll();
    TestTable over(75);
    over.begin(rules::Options::of(rules::Mode::Lancelot), 1, 75, path + QStringLiteral("/over.json"));
    over.playToTheEnd();
    write(path + QStringLiteral("/damaged.json"), "{");
    at("running.json", 1);
    at("over.json", 2);
    at("damaged.json", 3);

    running.table().leave();
    over.table().leave();
    at("running.json", 1);
    at("over.json", 2);
    games.refresh();
    CHECK_FALSE(games.reading());
    REQUIRE(games.count() == 3);
    CHECK(!games.rows().at(2).problem.isEmpty());
    CHECK(games.rows().at(1).over);
    CHECK(games.rows().at(0).path == games.latest());
    CHECK(games.rows().at(0).title == QStringLiteral("Ana, Bruno, Chloé and Dario"));
    CHECK(games.rows().at(0).detail == QStringLiteral("Turn I, 4 squire(s)")); // the usual stakes are not named
    CHECK(games.rows().at(1).detail == QStringLiteral("Lancelot, 4 squire(s)")); // the heading says that it is over
    CHECK(games.rows().at(0).tinctures == QList<int>{0, 1, 2, 3});
    CHECK(games.latestText().contains(QStringLiteral("Turn")));
    CHECK(games.latestNames().size() == games.latestTinctures().size());
    CHECK(games.latestNames().constFirst() == QStringLiteral("Ana"));

    TestTable karadoc(76);
    karadoc.begin(rules::Options::of(rules::Mode::Karadoc), 2, 76, path + QStringLiteral("/karadoc.json"));
    karadoc.tellAll();
    at("karadoc.json", 4);
    games.refresh();
    CHECK(games.latestNames().constLast() == QStringLiteral("The neutral squire"));
    REQUIRE(QFile::remove(path + QStringLiteral("/karadoc.json")));
    games.refresh();
    REQUIRE(games.count() == 3);

    CHECK(games.remove(0));
    CHECK(games.count() == 2);
    CHECK(games.latest().isEmpty());
    CHECK(!games.remove(7));
    QDir(path).removeRecursively();
}

TEST_CASE("Names that are no text, pipes and folders hide no game and keep nobody waiting", "[SavedGames]")
{
    const QString folder = SavedGames::folder();
    QDir(folder).removeRecursively();
    REQUIRE(QDir().mkpath(folder));
    const QByteArray bytes = folder.toUtf8();
    TestTable running(74);
    running.begin(rules::Options::of(rules::Mode::Standard, 4), 2, 74, folder + QStringLiteral("/running.json"));
    running.tellAll();
    running.table().leave();
    for (const char *name : {"/\xFF\xFE first.json", "/zz \xC3\x28.json"}) {
        std::FILE *file = std::fopen((bytes + name).constData(), "w");
        REQUIRE(file != nullptr);
        std::fclose(file);
    }
    REQUIRE(::mkfifo((bytes + "/pipe.json").constData(), 0600) == 0);
    REQUIRE(QDir(folder).mkdir(QStringLiteral("folder.json")));
    REQUIRE(QFile::link(folder + QStringLiteral("/pipe.json"), folder + QStringLiteral("/link.json")));

    SavedGames games(Worker::Threads::None);
    CHECK(games.latest() == folder + QStringLiteral("/running.json"));
    games.refresh();
    REQUIRE(games.count() == 3);
    int damaged = 0;
    for (int row = games.count() - 1; row >= 0; --row) {
        if (!games.rows().at(row).problem.isEmpty()) {
            ++damaged;
            CHECK(games.rows().at(row).path.isEmpty());
            CHECK_FALSE(games.rows().at(row).title.isEmpty());
            CHECK(games.remove(row));
        }
    }
    CHECK(damaged == 2);
    CHECK(games.count() == 1);
    QDir(folder).removeRecursively();
}

TEST_CASE("Games are read elsewhere, and their rows appear as they come", "[SavedGames][threads]")
{
    const QString folder = SavedGames::folder();
    QDir(folder).removeRecursively();
    REQUIRE(QDir().mkpath(folder));
    TestTable game(74);
    game.begin(rules::Options::of(rules::Mode::Standard, 4), 2, 74, folder + QStringLiteral("/0.json"));
    game.playToTheEnd();
    game.table().leave();
    for (int copy = 1; copy < 60; ++copy) {
        QFile::copy(folder + QStringLiteral("/0.json"), folder + QStringLiteral("/%1.json").arg(copy));
    }
    SavedGames games;
    const QAbstractItemModelTester tester(&games, QAbstractItemModelTester::FailureReportingMode::Fatal);
    QList<int> counts;
    QObject::connect(&games, &SavedGames::countChanged, &games, [&] { counts.append(games.count()); });
    games.refresh();
    CHECK(games.reading());
    CHECK(games.count() == 0); // nothing was read here
    REQUIRE(QTest::qWaitFor([&games] { return !games.reading(); }, 60'000));
    CHECK(games.count() == 60);
    CHECK(counts.constFirst() < 60);
    CHECK(games.rows().constLast().over);

    counts.clear();
    games.refresh(); // what is known stays meanwhile
    REQUIRE(QTest::qWaitFor([&games] { return !games.reading(); }, 60'000));
    CHECK(counts.isEmpty());
    QDir(folder).removeRecursively();
}

TEST_CASE("Each trouble with saving has words of its own", "[SavedGames]")
{
    using record::Trouble;
    QSet<QString> texts;
    for (const Trouble trouble : {Trouble::CannotWrite, Trouble::DiskFull, Trouble::ReadOnly, Trouble::FolderGone}) {
        texts.insert(Reasons::trouble({.trouble = trouble}));
    }
    CHECK(texts.size() == 4);
}

TEST_CASE("A saved game that cannot be removed stays in the list, and people are told", "[SavedGames]")
{
    const QString path = SavedGames::folder();
    REQUIRE(QDir().mkpath(path));
    TestTable game(78);
    game.begin(rules::Options::of(rules::Mode::Standard, 3), 1, 78, path + QStringLiteral("/game.json"));
    game.tellAll();
    game.table().leave();
    SavedGames games(Worker::Threads::None);
    games.refresh();
    REQUIRE(games.count() == 1);
    const QSignalSpy told(&games, &SavedGames::failed);
    // What lies there now cannot be removed as a file.
    REQUIRE(QFile::remove(path + QStringLiteral("/game.json")));
    REQUIRE(QDir().mkpath(path + QStringLiteral("/game.json/inside")));
    CHECK(!games.remove(0));
    REQUIRE(told.count() == 1);
    CHECK(told.at(0).at(0).toString().contains(QStringLiteral("Ana, Bruno and Chloé")));
    CHECK(games.count() == 1);
    CHECK(!games.remove(7)); // no row at all: nothing to tell
    CHECK(told.count() == 1);
    QDir(path).removeRecursively();
}

TEST_CASE("A saved game that is gone already is removed from the list", "[SavedGames]")
{
    const QString path = SavedGames::folder();
    REQUIRE(QDir().mkpath(path));
    TestTable game(79);
    game.begin(rules::Options::of(rules::Mode::Standard, 3), 1, 79, path + QStringLiteral("/game.json"));
    game.tellAll();
    game.table().leave();
    SavedGames games(Worker::Threads::None);
    games.refresh();
    REQUIRE(games.count() == 1);
    REQUIRE(QFile::remove(games.rows().at(0).path));
    CHECK(games.remove(0));
    CHECK(games.count() == 0);
    QDir(path).removeRecursively();
}

TEST_CASE("A game that cannot be saved is played all the same, and says so", "[SavedGames]")
{
    const QTemporaryDir folder;
    const QString inTheWay = folder.filePath(QStringLiteral("games"));
    QFile file(inTheWay);
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.close();

    QSettings().clear();
    Table table(
        TableConfig{.clock = EventPresenter::Clock::ByHand, .threads = Worker::Threads::None, .savesFolder = inTheWay});
    GameSetup setup;
    REQUIRE(table.start(&setup)); // the folder cannot be made
    CHECK(!table.problem().isEmpty());
    CHECK(table.running());

    TestTable game(71);
    game.begin(rules::Options::of(rules::Mode::Standard, 3), 1, 71, inTheWay + QStringLiteral("/game.json"));
    game.playUntil(Enums::Decision::Play);
    CHECK(!game.table().problem().isEmpty()); // nor the file be written
    game.playToTheEnd();
    CHECK(game.table().over());
}

TEST_CASE("A game that is continued keeps what was agreed on its points, whatever the setup page says now",
          "[SavedGames]")
{
    const auto pointsAreOpen = [](const Table &table) {
        return std::ranges::none_of(table.squires()->rows(), &SquireRow::scoreHidden);
    };
    for (const bool hidden : {true, false}) {
        QSettings().clear();
        const QTemporaryDir folder;
        TestTable first(76, folder.path());
        GameSetup setup;
        setup.setHiddenScores(hidden);
        REQUIRE(first.table().start(&setup));
        first.tellAll();
        first.decide();
        first.tellAll();
        CHECK(pointsAreOpen(first.table()) == !hidden);
        const QStringList saved = QDir(folder.path()).entryList({QStringLiteral("*.json")});
        REQUIRE(saved.size() == 1);
        const QString path = folder.filePath(saved.constFirst());
        CHECK(onDisk(path).table.hiddenScores == hidden);

        setup.setHiddenScores(!hidden);
        const QString copy = folder.filePath(QStringLiteral("copy.json"));
        REQUIRE(QFile::copy(path, copy)); // the game itself is being played
        TestTable again(1);
        REQUIRE(resumed(again.table(), copy));
        CHECK(pointsAreOpen(again.table()) == !hidden);

        first.table().playAgain(); // the same people and rules, and the same agreement
        CHECK(pointsAreOpen(first.table()) == !hidden);
        CHECK(first.table().controller().match().record().table.hiddenScores == hidden);
    }
}

TEST_CASE("A game of which nothing is said on its points is continued with hidden ones", "[SavedGames]")
{
    QSettings().clear();
    GameSetup().setHiddenScores(false);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("game.json"));
    TestTable game(77);
    game.begin(rules::Options::of(rules::Mode::Standard, 3), 1, 77, path);
    game.tellAll();
    game.table().leave();
    TestTable again(1);
    REQUIRE(resumed(again.table(), path));
    CHECK(std::ranges::any_of(again.table().squires()->rows(), &SquireRow::scoreHidden));
}

TEST_CASE("Who leads is told only where everybody may see all points, and who has won in any case", "[SavedGames]")
{
    const QString folder = SavedGames::folder();
    QDir(folder).removeRecursively();
    REQUIRE(QDir().mkpath(folder));
    const QString path = folder + QStringLiteral("/game.json");
    TestTable game(79);
    game.begin(rules::Options::of(rules::Mode::Standard, 3), 1, 79, path);
    game.playToTheEnd();
    game.table().leave();
    record::Record record = onDisk(path);
    const std::vector<record::Entry> all = record.entries;

    SavedGames games(Worker::Threads::None);
    // What is told of the game when so many of its entries are there.
    const auto standingAfter = [&](std::size_t entries) {
        record.entries.assign(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(entries));
        REQUIRE(!record::saveRecord(path, record));
        games.refresh();
        REQUIRE(games.count() == 1);
        CHECK(games.rows().at(0).spoken.contains(games.rows().at(0).standing));
        return games.rows().at(0).standing;
    };
    const auto resultNow = [&record] { return rules::result(std::get<rules::State>(record::replayRecord(record))); };
    const QStringList names{QStringLiteral("Ana"), QStringLiteral("Bruno"), QStringLiteral("Chloé")};

    QStringList open;
    int leads = 0;
    for (std::size_t entries = 0; entries < all.size(); ++entries) {
        record.table.hiddenScores.reset(); // as if hidden
        REQUIRE(standingAfter(entries).isEmpty());
        record.table.hiddenScores = true;
        REQUIRE(standingAfter(entries).isEmpty());
        record.table.hiddenScores = false;
        const QString standing = standingAfter(entries);
        const rules::Result result = resultNow();
        REQUIRE(standing.isEmpty() == (result.winners == 7));
        for (int player = 0; player < 3 && !standing.isEmpty(); ++player) {
            REQUIRE(standing.contains(names.at(player)) == (((result.winners >> player) & 1) != 0));
        }
        leads += standing.isEmpty() ? 0 : 1;
    }
    CHECK(leads > 20);

    record.table.hiddenScores = true;
    const QString won = standingAfter(all.size());
    CHECK(won.contains(QStringLiteral(" won with ")));
    CHECK(won.contains(names.at(std::countr_zero(resultNow().winners))));

    REQUIRE(standingAfter(all.size() - 1).isEmpty());
    games.setOpenScores(true); // this device shows everybody's points
    CHECK(games.rows().at(0).standing.contains(QStringLiteral("lead")));
    games.setOpenScores(false);
    CHECK(games.rows().at(0).standing.isEmpty());
    QDir(folder).removeRecursively();
}

TEST_CASE("A record whose entries cannot be is listed as damaged, with why", "[SavedGames]")
{
    const QString folder = SavedGames::folder();
    QDir(folder).removeRecursively();
    REQUIRE(QDir().mkpath(folder));
    const QString path = folder + QStringLiteral("/game.json");
    TestTable game(80);
    game.begin(rules::Options::of(rules::Mode::Standard, 3), 1, 80, path);
    game.playUntil(Enums::Decision::Play);
    game.table().leave();
    record::Record record = onDisk(path);
    record.entries.erase(record.entries.begin() + 3);
    REQUIRE(!record::saveRecord(path, record));
    SavedGames games(Worker::Threads::None);
    CHECK(games.latest().isEmpty());
    games.refresh();
    REQUIRE(games.count() == 1);
    CHECK(!games.rows().at(0).problem.isEmpty());
    CHECK(games.rows().at(0).section == QStringLiteral("Damaged files"));
    QDir(folder).removeRecursively();
}

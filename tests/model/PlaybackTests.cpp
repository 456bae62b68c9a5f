// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "TestTable.h"

#include "pages/Statistics.h"

#include "record/RecordFile.h"

#include <QDir>
#include <QSignalSpy>

#include <catch2/catch_test_macros.hpp>

/// A look back: step by step, by turn and scoring, by itself; and a new game from any moment of one that is over.
using namespace academy;
using namespace academy::model;

namespace
{

/// A game that has been played to its end and saved.
struct PlayedGame {
    QTemporaryDir folder;
    TestTable testTable;
    QString path = folder.filePath(QStringLiteral("played.json"));
    Table &table = testTable.table();
    Playback &playback = *table.playback();

    explicit PlayedGame(std::uint64_t seed, rules::Options options = rules::Options::of(rules::Mode::Standard, 3))
        : testTable(seed, folder.path())
    {
        testTable.begin(options, 1, seed, path);
        testTable.playToTheEnd();
        testTable.tellAll();
    }
    [[nodiscard]] int turnShown() const { return table.chronicle()->rows().at(table.moment()).turn; }
    [[nodiscard]] QStringList games() const
    {
        return QDir(folder.path()).entryList({QStringLiteral("*.json")}, QDir::Files);
    }
};

QByteArrayList firstEntries(const record::Record &record, int count)
{
    QByteArrayList entries;
    for (int entry = 0; entry < count; ++entry) {
        entries.append(record::toJson(record.entries[static_cast<std::size_t>(entry)]));
    }
    return entries;
}

record::Record onDisk(const QString &path)
{
    return std::get<record::Record>(record::loadRecord(path));
}

} // namespace

TEST_CASE("A look back goes step by step, and past the last step to the present")
{
    PlayedGame game(1);
    const int last = game.table.chronicle()->count() - 1;
    REQUIRE(game.table.moment() == -1);
    game.playback.step(-1); // nothing is looked back on: nothing happens
    REQUIRE(game.table.moment() == -1);

    game.table.showMoment(last - 1);
    CHECK(!game.playback.atBeginning());
    game.playback.step(1);
    CHECK(game.table.moment() == last);
    game.playback.step(1);
    CHECK(game.table.moment() == -1);
    game.table.showMoment(1);
    game.playback.step(-1);
    CHECK(game.table.moment() == 0);
    CHECK(game.playback.atBeginning());
    game.playback.step(-1);
    CHECK(game.table.moment() == 0);
}

TEST_CASE("A look back jumps by turns and by scorings")
{
    PlayedGame game(2);
    const QList<ChronicleRow> &rows = game.table.chronicle()->rows();
    game.table.showMoment(0);
    for (int turn = 2; turn <= rules::turnCount; ++turn) {
        game.playback.jumpToTurn(1);
        CHECK(game.turnShown() == turn);
        CHECK(rows.at(game.table.moment() - 1).turn == turn - 1);
    }
    game.playback.jumpToTurn(1);
    CHECK(game.table.moment() == rows.size() - 1);
    game.playback.jumpToTurn(-1); // to the beginning of this turn first
    CHECK(game.turnShown() == rules::turnCount);
    game.playback.jumpToTurn(-1);
    CHECK(game.turnShown() == rules::turnCount - 1);

    game.table.showMoment(0);
    for (int turn = 1; turn <= rules::turnCount; ++turn) {
        game.playback.jumpToScoring(1);
        CHECK(game.turnShown() == turn);
        CHECK(rows.at(game.table.moment()).section != rows.at(game.table.moment() - 1).section);
        CHECK(rows.at(game.table.moment() - 1).turn == turn);
    }
    game.playback.jumpToScoring(-1);
    CHECK(game.turnShown() == rules::turnCount - 1);
}

TEST_CASE("A look back plays by itself to the last moment, and stops when it is left")
{
    PlayedGame game(3);
    game.table.setSpeed(Enums::Speed::Instant);
    QSignalSpy playing(&game.playback, &Playback::playingChanged);
    game.playback.begin();
    CHECK(game.table.moment() == 0);
    CHECK(game.playback.playing());
    QSignalSpy moments(&game.table, &Table::momentChanged);
    REQUIRE(moments.wait());
    CHECK(game.table.moment() == 1);
    game.table.showMoment(-1);
    CHECK(!game.playback.playing());

    game.table.showMoment(game.table.chronicle()->count() - 2);
    game.playback.setPlaying(true);
    REQUIRE(moments.wait());
    CHECK(game.table.moment() == game.table.chronicle()->count() - 1);
    CHECK(!game.playback.playing());
    CHECK(playing.count() == 4);

    game.playback.setPlaying(true); // from the last moment: once more
    CHECK(game.table.moment() == 0);
    game.playback.step(1);
    CHECK(!game.playback.playing());
}

TEST_CASE("From any moment of a game that is over a new one goes on; the finished one stays, and is counted once")
{
    PlayedGame game(4);
    const record::Record finished = onDisk(game.path);
    const int games = Statistics().rows().isEmpty() ? 0 : Statistics().rows().constFirst().games;
    QSignalSpy branched(&game.table, &Table::branched);

    game.table.showMoment(game.table.chronicle()->count() - 1);
    CHECK(!game.playback.mayPlayOn()); // nothing is left to be decided
    game.table.playOnFromMoment();
    CHECK(game.table.over());

    game.table.showMoment(game.table.chronicle()->count() / 2);
    REQUIRE(game.playback.mayPlayOn());
    const int entries = game.table.chronicle()->entriesAt(game.table.moment());
    game.table.playOnFromMoment();
    REQUIRE(branched.count() == 1);
    CHECK(!game.table.over());
    CHECK(game.table.moment() == -1);
    CHECK(game.games().size() == 2);
    const record::Record &now = game.table.controller().match().record();
    REQUIRE(static_cast<int>(now.entries.size()) >= entries);
    CHECK(firstEntries(now, entries) == firstEntries(finished, entries));
    CHECK(now.table.branched == true);

    game.testTable.playToTheEnd();
    game.testTable.tellAll();
    CHECK(game.table.over());
    CHECK(record::toJson(onDisk(game.path)) == record::toJson(finished));
    const QList<StatisticsRow> rows = Statistics().rows();
    CHECK((rows.isEmpty() ? 0 : rows.constFirst().games) == games);
}

TEST_CASE("A new game from a moment is saved among the others, whatever the record's seed says")
{
    PlayedGame game(6);
    record::Record record = onDisk(game.path);
    record.seed = QStringLiteral("/../../elsewhere");
    REQUIRE(!record::saveRecord(game.path, record));
    TestTable other(7, game.folder.path());
    REQUIRE(resumed(other.table(), game.path));
    other.table().showMoment(3);
    REQUIRE(other.table().playback()->mayPlayOn());
    other.table().playOnFromMoment();
    CHECK(other.table().problem().isEmpty());
    CHECK(game.games().size() == 2);
}

TEST_CASE("No new game goes on from a moment of a running one")
{
    QTemporaryDir folder;
    TestTable running(5, folder.path());
    running.begin(rules::Options::of(rules::Mode::Karadoc), 1, 5);
    REQUIRE(running.playUntil(Enums::Decision::Play));
    Table &table = running.table();
    table.showMoment(0);
    REQUIRE(table.moment() == 0);
    CHECK(!table.playback()->mayPlayOn());
    table.playOnFromMoment();
    CHECK(table.moment() == 0);
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "OnDisk.h"
#include "TestStatistics.h"
#include "TestTable.h"

#include "record/RecordFile.h"

#include <QDir>
#include <QSignalSpy>
#include <QTest>

#include <catch2/catch_test_macros.hpp>

/// A look back: step by step, by turn and scoring, by itself, the last round with one tap; and a new game from any moment of one that is over.
using namespace academy;
using namespace academy::model;

namespace
{

/// A game that has been played to its end and saved.
struct PlayedGame {
    QTemporaryDir folder;
    TestStatistics counted;
    TestTable testTable;
    QString path = folder.filePath(QStringLiteral("played.json"));
    Table &table = testTable.table();
    Playback &playback = *table.playback();

    explicit PlayedGame(std::uint64_t seed, rules::Options options = rules::Options::of(rules::Mode::Standard, 3))
        : testTable(seed, folder.path())
    {
        table.setStatistics(&counted.statistics);
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
    CHECK(game.playback.progress() == static_cast<double>(last - 1) / last);
    game.playback.step(1);
    CHECK(game.table.moment() == last);
    CHECK(game.playback.progress() == 1);
    game.playback.step(1);
    CHECK(game.table.moment() == -1);
    game.table.showMoment(1);
    game.playback.step(-1);
    CHECK(game.table.moment() == 0);
    CHECK(game.playback.atBeginning());
    CHECK(game.playback.progress() == 0);
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
    game.table.presenter()->setSpeed(Enums::Speed::Instant);
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
    REQUIRE(game.counted.statistics.games() == 1);
    QSignalSpy branched(&game.table, &Table::branched);

    game.table.showMoment(game.table.chronicle()->count() - 1);
    CHECK(!game.playback.mayPlayOn()); // nothing is left to be decided
    CHECK(game.playback.offersPlayOn()); // from earlier ones
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
    CHECK(game.counted.statistics.games() == 1);
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

TEST_CASE("A game that is over is replayed from its beginning on, and leads to its result")
{
    PlayedGame game(8);
    const QByteArray before = record::toJson(onDisk(game.path));
    TestTable other(1, game.folder.path());
    Table &table = other.table();
    REQUIRE(replayed(table, game.path));
    CHECK(table.moment() == 0);
    CHECK(!table.replayed()); // like any game that is over
    CHECK(table.playback()->atBeginning());
    table.playback()->jumpToTurn(1);
    CHECK(table.playback()->mayPlayOn());
    table.showMoment(table.chronicle()->count() - 1);
    CHECK(!table.playback()->atEnd());
    table.playback()->step(1);
    CHECK(table.moment() == -1);
    CHECK(table.over());
    CHECK(record::toJson(onDisk(game.path)) == before);
}

TEST_CASE("A running game is replayed without being gone on with, by anybody but those who play it", "[threads]")
{
    for (const int humans : {0, 1, 2}) {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("game.json"));
        TestTable player(9, folder.path());
        player.begin(options(rules::Mode::Standard, 3, allVariations, allAdvanced), std::max(humans, 1), 9, path);
        REQUIRE(player.playUntil(Enums::Decision::Play));
        while (player.table().turn() < 2) {
            player.decide();
            player.tellAll();
        }
        record::Record record = onDisk(path);
        for (int seat = humans; seat < 3; ++seat) { // whoever would think at once is a computer
            record.players[static_cast<std::size_t>(seat)].kind = record::PlayerKind::Computer;
            record.players[static_cast<std::size_t>(seat)].level = QStringLiteral("page");
        }
        const QString copy = folder.filePath(QStringLiteral("copy.json"));
        REQUIRE(!record::saveRecord(copy, record));

        Table table(TableConfig{.clock = EventPresenter::Clock::ByHand, .savesFolder = folder.path()});
        REQUIRE(replayed(table, copy));
        const int last = table.chronicle()->count() - 1;
        REQUIRE(last > 10);
        const auto requireOnlyLooking = [&] {
            REQUIRE(table.replayed());
            REQUIRE(table.running());
            REQUIRE(table.prompt()->decision() == Enums::Decision::None);
            REQUIRE(!table.prompt()->curtain());
            REQUIRE(table.hand()->count() == 0);
            REQUIRE(table.kept()->count() == 0);
            REQUIRE(table.controller().thinking() == 0);
            REQUIRE(!table.canUndo());
            REQUIRE(!table.playback()->mayPlayOn());
            for (const SquireRow &squire : table.squires()->rows()) {
                REQUIRE(squire.hand.isEmpty());
                REQUIRE(squire.scoreHidden);
            }
        };
        CHECK(table.moment() == 0);
        for (int row = 0; row <= last; ++row) {
            REQUIRE(table.moment() == row);
            REQUIRE(table.playback()->atEnd() == (row == last));
            requireOnlyLooking();
            table.playback()->step(1);
        }
        CHECK(table.moment() == last); // there is no present to come to
        table.showMoment(-1);
        CHECK(table.moment() == last);
        table.playback()->jumpToTurn(1);
        CHECK(table.moment() == last);
        table.undo();
        table.skip();
        table.cover();
        QTest::qWait(20);
        requireOnlyLooking();
        CHECK(record::toJson(onDisk(copy)) == record::toJson(record));

        // Others may play it meanwhile, and who plays it hinders nobody from looking.
        TestTable other(10);
        CHECK(resumed(other.table(), copy));
        CHECK(replayed(table, copy));
        CHECK(replayed(table, path));
        table.leave();
        CHECK(!table.replayed());
        other.table().leave();
        REQUIRE(resumed(table, copy)); // and after all it is gone on with
        CHECK(!table.replayed());
    }
}

TEST_CASE("A game in which nothing has happened is not replayed, and the one on the table stays")
{
    PlayedGame game(11);
    record::Record record = onDisk(game.path);
    record.entries.clear();
    const QString path = game.folder.filePath(QStringLiteral("begun.json"));
    REQUIRE(!record::saveRecord(path, record));
    CHECK(!replayed(game.table, path));
    CHECK(!game.table.problem().isEmpty());
    CHECK(game.table.over());
    CHECK(!replayed(game.table, game.folder.filePath(QStringLiteral("nowhere.json"))));
    CHECK(game.table.over());
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
    CHECK(!table.playback()->offersPlayOn());
    table.playOnFromMoment();
    CHECK(table.moment() == 0);
}

namespace
{

/// The cards that were played in the rows from that one on, by squire.
std::vector<int> playedFrom(const Table &table, int row)
{
    std::vector<int> squires;
    for (; row < table.chronicle()->count(); ++row) {
        if (table.chronicle()->rows().at(row).kind == Enums::AnimationStep::CardPlayed) {
            squires.push_back(table.chronicle()->rows().at(row).seat);
        }
    }
    return squires;
}

// Lets the last round be shown again: the rows that come, the present last.
QList<int> replayed(Table &table)
{
    QList<int> moments;
    const auto watching =
        QObject::connect(&table, &Table::momentChanged, &table, [&] { moments.append(table.moment()); });
    table.replayRound();
    while (table.playback()->playing()) {
        QSignalSpy next(&table, &Table::momentChanged);
        REQUIRE(next.wait(20'000));
    }
    QObject::disconnect(watching);
    return moments;
}

} // namespace

TEST_CASE("The last round is shown once more, from one's own card to the present, and nothing is decided by it")
{
    TestTable game(11);
    Table &table = game.table();
    table.presenter()->setSpeed(Enums::Speed::Instant);
    game.begin(rules::Options::of(rules::Mode::Standard, 4), 1, 11);
    CHECK(!table.canReplay()); // nobody has played a card
    REQUIRE(game.playUntil(Enums::Decision::Play));
    const bool first = playedFrom(table, 0).empty();
    CHECK(table.canReplay() == !first); // others may have begun
    if (first) {
        table.replayRound();
        CHECK(table.moment() == -1);
    }
    game.decide();
    REQUIRE(game.playUntil(Enums::Decision::Play));
    REQUIRE(table.canReplay());
    const auto entries = table.controller().match().record().entries.size();
    const QList<int> moments = replayed(table);
    REQUIRE(moments.size() > 4);
    CHECK(moments.back() == -1);
    CHECK(moments.at(moments.size() - 2) == table.chronicle()->count() - 1);
    for (qsizetype step = 1; step + 1 < moments.size(); ++step) {
        CHECK(moments.at(step) == moments.at(step - 1) + 1);
    }
    const std::vector<int> squires = playedFrom(table, moments.front());
    CHECK(squires.size() == 4); // a whole round of four
    CHECK(squires.front() == 0);
    CHECK(table.chronicle()->rows().at(moments.front()).kind == Enums::AnimationStep::CardPlayed);
    CHECK(table.controller().match().record().entries.size() == entries);
    CHECK(game.isAsked());
    CHECK(table.canReplay()); // as often as one likes
    CHECK(replayed(table) == moments);
}

TEST_CASE("In the draft of the next turn all that has happened since one's last card is shown again, the scoring too")
{
    TestTable game(12);
    Table &table = game.table();
    table.presenter()->setSpeed(Enums::Speed::Instant);
    game.begin(rules::Options::of(rules::Mode::Standard, 3), 1, 12);
    game.tellAll();
    while (table.turn() == 1) {
        game.decide();
        game.tellAll();
    }
    REQUIRE(game.playUntil(Enums::Decision::Keep));
    REQUIRE(table.canReplay());
    table.replayRound();
    const QList<ChronicleRow> &rows = table.chronicle()->rows();
    CHECK(rows.at(table.moment()).turn == 1);
    CHECK(rows.at(table.moment()).seat == 0);
    bool scored = false;
    for (int row = table.moment(); row < rows.size(); ++row) {
        scored = scored || rows.at(row).kind == Enums::AnimationStep::CoatGiven;
    }
    CHECK(scored);
    table.playback()->step(1); // whoever looks step by step stays
    CHECK(!table.playback()->playing());
    CHECK(table.moment() >= 0);
    CHECK(!table.canReplay()); // it is being looked at
    table.showMoment(-1);
    CHECK(table.canReplay());
}

TEST_CASE("What is shown again shows nobody's secrets, and the curtain ends it")
{
    TestTable game(13);
    Table &table = game.table();
    table.presenter()->setSpeed(Enums::Speed::Instant);
    game.begin(rules::Options::of(rules::Mode::Standard, 3), 2, 13);
    REQUIRE(game.playUntil(Enums::Decision::Play));
    game.decide();
    REQUIRE(game.playUntil(Enums::Decision::Play));
    while (!table.canReplay()) {
        game.decide();
        REQUIRE(game.playUntil(Enums::Decision::Play));
    }
    const int looker = table.controller().looker();
    REQUIRE(looker >= 0);
    const auto requireSecrets = [&] {
        for (const SquireRow &row : table.squires()->rows()) {
            CHECK(row.hand.isEmpty());
        }
    };
    table.replayRound();
    REQUIRE(table.moment() >= 0);
    requireSecrets();
    QSignalSpy moments(&table, &Table::momentChanged);
    REQUIRE(moments.wait());
    requireSecrets();
    CHECK(table.controller().looker() == looker);
    table.cover();
    CHECK(table.moment() == -1);
    CHECK(!table.playback()->playing());
    CHECK(!table.canReplay());
    CHECK(table.hand()->count() == 0);
    table.replayRound();
    CHECK(table.moment() == -1);
    table.prompt()->lookBehindCurtain();
    CHECK(table.canReplay());
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "OnDisk.h"
#include "TestStatistics.h"
#include "TestTable.h"

#include "names/PlayerName.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSettings>
#include <QSignalSpy>

#include <catch2/catch_test_macros.hpp>

#include <sys/stat.h>

/// The file of the history: of every version that there was, damaged, of a version to come, and changed by several at once.
using namespace academy;
using namespace academy::model;

namespace
{

const QByteArray firstLine = R"({"format": "medieval-academy-history", "version": 1})"
                             "\n";

std::vector<FinishedGame> twoGames()
{
    return {game(1, {{"Ana", 30}, {"Bruno", 20}, {nullptr, 25}}), game(2, {{"Ana", 10}, {nullptr, 12}, {nullptr, 9}})};
}

} // namespace

TEST_CASE("The history of every version is read as it was meant", "[History]")
{
    QSettings().clear();
    TestStatistics kept;
    kept.write(bytesOf(QStringLiteral(ACADEMY_STORES "/history-1.jsonl")));
    const Statistics statistics(Worker::Threads::None, kept.path());
    CHECK(statistics.trouble().isEmpty());
    REQUIRE(statistics.games() == 3);
    const PersonTotals *chloe = statistics.totals(QStringLiteral("Chloé"));
    REQUIRE(chloe != nullptr);
    CHECK(chloe->all == WonOf{.games = 10, .victories = 5});
    CHECK(chloe->best == 42);
    CHECK(chloe->earlier == 7);
    CHECK(chloe->undone == 2);
    CHECK(chloe->byMode[static_cast<std::size_t>(rules::Mode::Lancelot)] == WonOf{.games = 1, .victories = 1});
    CHECK(statistics.totals(QStringLiteral("player-2"))->all == WonOf{.games = 1, .victories = 0});
    const FinishedGame &last = statistics.ledger().games.back();
    CHECK(last.options.has(rules::Variation::Charity));
    CHECK(last.options.stakes == rules::Stakes::GrandFinale);
    CHECK(last.players.at(0).points == 36);
    CHECK(last.players.at(0).byBoard[static_cast<std::size_t>(rules::Board::KingsService)] == 10);
    CHECK(bytesOf(kept.path())
          == bytesOf(QStringLiteral(ACADEMY_STORES "/history-1.jsonl"))); // reading changes nothing
}

TEST_CASE("Of those who have won as often in as many games whoever has more points is first", "[History]")
{
    const Ledger ledger{.earlier = {},
                        .games = {game(1, {{"Ana", 1}, {"Bruno", 32}, {nullptr, 33}}),
                                  game(2, {{"Chloé", 20}, {nullptr, 12}, {nullptr, 9}})}};
    const std::vector<PersonTotals> people = totalsOf(ledger);
    QStringList names;
    for (const PersonTotals &person : people) {
        names.append(person.name);
    }
    CHECK(names == QStringList({QStringLiteral("Chloé"), QStringLiteral("Bruno"), QStringLiteral("Ana")}));
}

TEST_CASE("What is written is read again as it was, and what only a later version knows stays", "[History]")
{
    TestStatistics kept(twoGames());
    const QByteArray line = toJson(game(3, {{"Chloé", 7}, {nullptr, 6}, {nullptr, 5}}));
    const QByteArray later = line.chopped(1) + R"(, "weather": {"rain": true}})";
    kept.write(kept.text() + later + "\r\n\n"); // other ends of lines, and empty ones, are no harm
    Statistics statistics(Worker::Threads::None, kept.path());
    CHECK(statistics.games() == 3);
    statistics.forgetGame(identity(1));
    CHECK(kept.text() == firstLine + toJson(twoGames().at(1)) + '\n' + later + '\n');
    CHECK(statistics.trouble().isEmpty());
}

TEST_CASE("A damaged history is set aside as it is, told of once, and all that can be read goes on", "[History]")
{
    QSettings().clear();
    const std::vector<QByteArray> games{toJson(twoGames().at(0)), toJson(twoGames().at(1))};
    const QByteArray sound = firstLine + games[0] + '\n' + games[1] + '\n';
    struct Damage {
        QByteArray text;
        int left;
    };
    QByteArray wrongPlace = games[1];
    wrongPlace.replace("\"place\": 1", "\"place\": 9");
    QByteArray nobodyWon = games[1];
    nobodyWon.replace(", \"won\": true", "");
    QByteArray twoBlue = games[1];
    twoBlue.replace("\"green\"", "\"blue\"");
    const std::vector<Damage> damages{
        {sound.first(sound.size() - 40), 1},
        {games[0] + '\n' + games[1] + '\n', 2}, // without its beginning
        {firstLine + "something else\n" + games[1] + '\n', 1},
        {sound + "\xff\xfe\n", 2},
        {sound + QByteArray("\0\0\0\0", 4), 2},
        {firstLine + games[0] + '\n' + wrongPlace + '\n', 1},
        {firstLine + games[0] + '\n' + nobodyWon + '\n', 1},
        {firstLine + games[0] + '\n' + twoBlue + '\n', 1},
        {firstLine + games[0].chopped(1) + ", \"game\": \"12\"}\n", 0}, // a key that comes twice
        {firstLine + R"({"earlier": {"name": "Ana", "games": 3, "victories": 4, "best": 1, "points": 1, "undone": 0}})",
         0},
        {QByteArray::fromHex("7f454c46020101000000"), 0},
        {sound + QByteArray(static_cast<qsizetype>(largestHistory), ' '), 0},
    };
    for (std::size_t number = 0; number < damages.size(); ++number) {
        INFO(number);
        TestStatistics kept;
        for (const char *name : {".damaged", ".damaged-2"}) {
            kept.write(damages[number].text);
            Statistics statistics(Worker::Threads::None, kept.path());
            CHECK(statistics.trouble().contains(QStringLiteral("finished-games.jsonl") + QLatin1String(name)));
            CHECK(bytesOf(kept.path() + QLatin1String(name)) == damages[number].text);
            CHECK(statistics.games() == damages[number].left);
            const QByteArray left = kept.text();
            const Statistics next(Worker::Threads::None, kept.path());
            CHECK(next.trouble().isEmpty());
            CHECK(next.games() == damages[number].left);
            CHECK(kept.text() == left);
            statistics.add(game(9, {{"Ana", 1}, {nullptr, 0}, {nullptr, 0}})); // and games are counted again
            CHECK(kept.again().games() == damages[number].left + 1);
        }
    }
}

TEST_CASE("A game that stands twice in the file is counted once", "[History]")
{
    TestStatistics kept(twoGames());
    kept.write(kept.text() + toJson(twoGames().at(0)) + '\n');
    const Statistics statistics(Worker::Threads::None, kept.path());
    CHECK(statistics.trouble().isEmpty());
    CHECK(statistics.games() == 2);
}

TEST_CASE("What a later version has written is left as it is, and a clear remark says so", "[History]")
{
    QSettings().clear();
    TestStatistics kept;
    const QByteArray later = "{\"format\": \"medieval-academy-history\", \"version\": 2, \"zip\": true}\nPK\x03\x04";
    kept.write(later);
    for (int time = 0; time < 2; ++time) {
        Statistics statistics(Worker::Threads::None, kept.path());
        CHECK(statistics.trouble().contains(QStringLiteral("newer version")));
        statistics.add(twoGames().at(0));
        statistics.forgetAll();
        statistics.refresh();
        CHECK(statistics.isEmpty());
        CHECK(kept.text() == later);
    }
}

TEST_CASE("Statistics of before stay among the settings where the history cannot take them", "[History]")
{
    QSettings().clear();
    QSettings store;
    store.setValue(QStringLiteral("statistics/size"), 1);
    store.setValue(QStringLiteral("statistics/1/name"), QStringLiteral("Ana"));
    store.setValue(QStringLiteral("statistics/1/games"), 3);
    store.sync();
    TestStatistics other; // takes them
    CHECK(other.statistics.people()->count() == 1);
    store.setValue(QStringLiteral("statistics/size"), 1);
    store.setValue(QStringLiteral("statistics/1/name"), QStringLiteral("Ana"));
    store.setValue(QStringLiteral("statistics/1/games"), 3);
    store.sync();
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("finished-games.jsonl"));
        QFile file(path);
        REQUIRE(file.open(QIODevice::WriteOnly));
        file.write(R"({"format": "medieval-academy-history", "version": 7})");
        file.close();
        CHECK(Statistics(Worker::Threads::None, path).isEmpty());
    }
    CHECK(QSettings().value(QStringLiteral("statistics/1/games")).toInt() == 3);
    QSettings().clear();
}

TEST_CASE("A folder or a pipe in the place of the history keeps nobody waiting, and stays", "[History]")
{
    for (const bool pipe : {false, true}) {
        TestStatistics kept;
        REQUIRE(QDir().mkpath(QFileInfo(kept.path()).absolutePath()));
        if (pipe) {
            REQUIRE(::mkfifo(kept.path().toLocal8Bit().constData(), 0600) == 0);
        } else {
            REQUIRE(QDir().mkpath(kept.path() + QStringLiteral("/folder")));
        }
        Statistics statistics(Worker::Threads::None, kept.path());
        CHECK(!statistics.trouble().isEmpty());
        statistics.add(twoGames().at(0));
        CHECK(statistics.isEmpty());
        CHECK(QFileInfo(kept.path()).isDir() == !pipe);
        CHECK(!QFileInfo(kept.path()).isFile());
    }
}

#ifdef Q_OS_LINUX
TEST_CASE("A history that cannot be read just now is not taken for an empty one", "[History]")
{
    TestStatistics kept;
    REQUIRE(QDir().mkpath(QFileInfo(kept.path()).absolutePath()));
    REQUIRE(QFile::link(QStringLiteral("/proc/self/mem"), kept.path())); // a file whose first byte cannot be read
    Statistics statistics(Worker::Threads::None, kept.path());
    CHECK(!statistics.trouble().isEmpty());
    statistics.add(twoGames().at(0));
    CHECK(statistics.isEmpty());
    CHECK(QFileInfo(kept.path()).isSymLink());
}
#endif

TEST_CASE("Names are as short as anywhere, whatever the file says", "[History]")
{
    QByteArray line = toJson(twoGames().at(0));
    line.replace("\"Ana\"", '"' + QByteArray(100'000, 'A') + '"');
    line.replace("\"Bruno\"", R"("<h1>\u202eBo</h1>")");
    TestStatistics kept;
    kept.write(firstLine + line + '\n');
    const Statistics statistics(Worker::Threads::None, kept.path());
    REQUIRE(statistics.people()->count() == 2);
    for (const PersonRow &row : statistics.people()->rows()) {
        CHECK(row.name.size() <= longestName);
        CHECK(!row.name.contains(QChar(0x202e)));
    }
}

TEST_CASE("Two programs count into one file, and neither loses what the other has counted", "[History][threads]")
{
    const TestStatistics kept;
    Statistics one(Worker::Threads::Own, kept.path());
    Statistics other(Worker::Threads::Own, kept.path());
    constexpr int games = 60;
    for (int day = 1; day <= games; ++day) {
        (day % 2 == 0 ? one : other).add(game(day, {{"Ana", 30}, {nullptr, 20}, {nullptr, 25}}));
        (day % 2 == 1 ? one : other).add(game(day, {{"Ana", 30}, {nullptr, 20}, {nullptr, 25}})); // the same
    }
    QSignalSpy changed(&one, &Statistics::changed);
    while (one.games() + other.games() < 2 * games - 1) {
        REQUIRE(changed.wait(20'000));
        one.refresh();
        other.refresh();
    }
    CHECK(kept.again().games() == games);
    CHECK(kept.again().totals(QStringLiteral("Ana"))->all.games == games);
}

TEST_CASE("The oldest of very many games are summed up, so that nobody loses a victory", "[History]")
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("finished-games.jsonl"));
    constexpr int extra = 3;
    const History history = changeHistory(path, [](std::vector<HistoryLine> &lines) {
        const HistoryLine model = lineOf(game(1, {{"Ana", 30}, {"Bruno", 20}, {nullptr, 25}}));
        for (int number = 0; number < mostGames + extra; ++number) {
            FinishedGame one = std::get<FinishedGame>(model.entry);
            one.identity = identity(number + 1);
            one.finished = one.finished.addSecs(number);
            lines.push_back(lineOf(one));
        }
        return true;
    });
    CHECK(history.trouble == HistoryTrouble::None);
    CHECK(QFileInfo(path).size() < largestHistory);
    const Statistics statistics(Worker::Threads::None, path);
    CHECK(statistics.games() == mostGames);
    const PersonTotals *ana = statistics.totals(QStringLiteral("Ana"));
    REQUIRE(ana != nullptr);
    CHECK(ana->all == WonOf{.games = mostGames + extra, .victories = mostGames + extra});
    CHECK(ana->points == 30 * (mostGames + extra));
    CHECK(ana->earlier == extra);
    CHECK(statistics.totals(QStringLiteral("Bruno"))->all == WonOf{.games = mostGames + extra, .victories = 0});
}

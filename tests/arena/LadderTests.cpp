// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Arena.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_floating_point.hpp>

#include <algorithm>
#include <array>

using namespace academy::arena::test;
using Catch::Matchers::WithinAbs;

namespace
{

QJsonObject ladder(const char *words)
{
    const Run run = arena(words);
    REQUIRE(run.code == 0);
    REQUIRE(run.errors.isEmpty());
    return QJsonDocument::fromJson(run.output).object();
}

QJsonObject standing(const QJsonObject &ladder, const char *player)
{
    for (const QJsonValue row : ladder.value(u"standings").toArray()) {
        if (row[u"player"].toString() == QLatin1StringView(player)) {
            return row.toObject();
        }
    }
    FAIL("there is no " << player);
    return {};
}

} // namespace

TEST_CASE("The ladder ranks by strength, with intervals and Elo", "[ladder]")
{
    const QJsonObject result = ladder("ladder --games 80 --seed 4 --squires 4 --players random,herald --json");
    CHECK(result.value(u"games").toInt() == 80);
    const QJsonArray standings = result.value(u"standings").toArray();
    REQUIRE(standings.size() == 2);
    CHECK(standings[0][u"player"].toString() == u"herald"); // the strongest first
    const QJsonObject random = standing(result, "random");
    const QJsonObject herald = standing(result, "herald");
    CHECK(random[u"games"].toInt() == 80);
    CHECK(herald[u"games"].toInt() == 240); // the last one named takes the seats left over
    CHECK_THAT(random[u"share"].toDouble() + 3 * herald[u"share"].toDouble(), WithinAbs(1, 1e-9));
    for (const QJsonObject &row : {random, herald}) {
        CHECK(row[u"low"].toDouble() <= row[u"share"].toDouble());
        CHECK(row[u"share"].toDouble() <= row[u"high"].toDouble());
        CHECK(row[u"low"].toDouble() >= 0);
        CHECK(row[u"high"].toDouble() <= 1);
        CHECK(row[u"msPerDecision"].toDouble() > 0);
        CHECK(row[u"forfeits"].toInt() == 0);
    }
    CHECK_THAT(random[u"elo"].toDouble() + herald[u"elo"].toDouble(), WithinAbs(3000, 1e-6));
    CHECK(herald[u"elo"].toDouble() > random[u"elo"].toDouble() + 300);
}

TEST_CASE("With more players than seats every choice of them meets", "[ladder]")
{
    // Two of four: six tables, two seatings, one deal.
    const QJsonObject result =
        ladder("ladder --games 1 --seed 4 --mode lancelot --players random,page,herald,knight:20 --json");
    CHECK(result.value(u"games").toInt() == 12);
    for (const char *player : {"random", "page", "herald", "knight:20"}) {
        CHECK(standing(result, player)[u"games"].toInt() == 6);
    }
}

TEST_CASE("Where the number of players varies all have played equally often at each table", "[ladder]")
{
    const QJsonObject result = ladder("ladder --games 40 --seed 4 --mode random --squires random "
                                      "--players random,page,herald,herald:2,herald:3 --json");
    double victories = 0;
    for (const QJsonValue row : result.value(u"standings").toArray()) {
        CHECK(row[u"games"].toInt() == standing(result, "random").value(u"games").toInt());
        victories += row[u"share"].toDouble() * row[u"games"].toInt();
    }
    CHECK_THAT(victories, WithinAbs(result.value(u"games").toInt(), 1e-6));
    CHECK(ladder("ladder --games 5 --seed 4 --squires random --players page,page --json").value(u"games").toInt() >= 5);
}

TEST_CASE("The cards dealt do not depend on who plays them", "[ladder]")
{
    const auto deals = [](const char *players) {
        const QTemporaryDir folder;
        REQUIRE(arena(QStringList{QStringLiteral("play"), QStringLiteral("--seed"), QStringLiteral("9"),
                                  QStringLiteral("--mode"), QStringLiteral("karadoc"), QStringLiteral("--variations"),
                                  QStringLiteral("all"), QStringLiteral("--players"), QString::fromLatin1(players),
                                  QStringLiteral("--record"), folder.path()})
                    .code
                == 0);
        const QByteArray record = read(folder.filePath(QStringLiteral("game-000001.json")));
        QJsonArray found;
        for (const QJsonValue entry : QJsonDocument::fromJson(record).object().value(u"entries").toArray()) {
            if (entry.toObject().contains(u"deal") || entry.toObject().contains(u"codex")) {
                found.append(entry);
            }
        }
        return found;
    };
    const QJsonArray dealt = deals("random");
    CHECK(dealt.size() == 12);
    CHECK(dealt == deals("herald,page"));
}

TEST_CASE("Each deal is played by everybody from every seat", "[ladder]")
{
    const QTemporaryDir folder;
    const QString program = folder.filePath(QStringLiteral("player.py"));
    write(program,
          "import json, sys\n"
          "seat = None\n"
          "for line in sys.stdin:\n"
          "    (message, content), = json.loads(line).items()\n"
          "    if message == 'hello':\n"
          "        print('{\"hello\": {}}', flush=True)\n"
          "    if message == 'view' and seat is None:\n"
          "        seat = content['player']\n"
          "        dealt = content['squires'][seat]['dealt']\n"
          "        print(seat, json.dumps(dealt), file=open(sys.argv[1], 'a'))\n"
          "    if message == 'choose':\n"
          "        print('{\"choice\": 0}', flush=True)\n");
    const QString command = QStringLiteral("exec:python3 \"%1\" \"%2\"");
    const QString one = folder.filePath(QStringLiteral("one"));
    const QString two = folder.filePath(QStringLiteral("two"));
    REQUIRE(arena(QStringList{QStringLiteral("ladder"), QStringLiteral("--games"), QStringLiteral("6"),
                              QStringLiteral("--mode"), QStringLiteral("karadoc"), QStringLiteral("--seed"),
                              QStringLiteral("8"), QStringLiteral("--players"),
                              command.arg(program, one) + u',' + command.arg(program, two)})
                .code
            == 0);
    QList<QByteArray> seatsOfOne = read(one).trimmed().split('\n');
    QList<QByteArray> seatsOfTwo = read(two).trimmed().split('\n');
    REQUIRE(seatsOfOne.size() == 6);
    std::ranges::sort(seatsOfOne);
    std::ranges::sort(seatsOfTwo);
    CHECK(seatsOfOne == seatsOfTwo); // the same hands in the same seats
    CHECK(seatsOfOne[2].startsWith('0'));
    CHECK(seatsOfOne[3].startsWith('1'));
    CHECK(seatsOfOne[0] != seatsOfOne[1]); // of different deals
}

TEST_CASE("The same seed gives the same ladder, whatever the number of jobs", "[ladder][threads]")
{
    const auto withoutTimes = [](const char *words) {
        QJsonObject result = ladder(words);
        QJsonArray rows;
        for (const QJsonValue row : result.value(u"standings").toArray()) {
            QJsonObject one = row.toObject();
            one.remove(u"msPerDecision");
            rows.append(one);
        }
        result.insert(u"standings", rows);
        return result;
    };
    const QJsonObject one = withoutTimes(
        "ladder --games 24 --seed 5 --mode random --variations random --players page,knight:30,herald --json");
    CHECK(one
          == withoutTimes("ladder --games 24 --seed 5 --mode random --variations random --jobs 4 "
                          "--players page,knight:30,herald --json"));
}

TEST_CASE("The ladder is told as a table as well", "[ladder]")
{
    const Run run = arena("ladder --games 3 --seed 5 --players page,random");
    CHECK(run.code == 0);
    const QList<QByteArray> lines = run.output.split('\n');
    REQUIRE(lines.size() == 4);
    CHECK(lines[0].startsWith("player"));
    CHECK(lines[1].contains(" % "));
}

TEST_CASE("Neighbours are told how far apart they are, each alone among those before it", "[ladder]")
{
    const QJsonObject result = ladder("ladder --neighbours --games 40 --seed 4 --squires 4 --jobs 2 "
                                      "--players random,page,herald,knight:40 --json");
    CHECK(result.value(u"games").toInt() == 3 * 40);
    const QJsonArray steps = result.value(u"neighbours").toArray();
    REQUIRE(steps.size() == 3);
    const std::array<const char *, 4> named{"random", "page", "herald", "knight:40"};
    for (qsizetype step = 0; step < steps.size(); ++step) {
        const QJsonObject row = steps[step].toObject();
        INFO(QJsonDocument(row).toJson().toStdString());
        CHECK(row[u"player"].toString() == QLatin1StringView(named[static_cast<std::size_t>(step) + 1]));
        CHECK(row[u"against"].toString() == QLatin1StringView(named[static_cast<std::size_t>(step)]));
        CHECK(row[u"games"].toInt() == 40);
        CHECK(row[u"low"].toDouble() <= row[u"share"].toDouble());
        CHECK(row[u"share"].toDouble() <= row[u"high"].toDouble());
        CHECK(row[u"eloLow"].toDouble() <= row[u"elo"].toDouble());
        CHECK(row[u"elo"].toDouble() <= row[u"eloHigh"].toDouble());
        CHECK((row[u"elo"].toDouble() > 0) == (row[u"share"].toDouble() > 0.25));
        CHECK(row[u"forfeits"].toInt() == 0);
    }
    CHECK(steps[1][u"elo"].toDouble() > 300); // a herald among pages

    // As the two of them fare on the ladder, by itself.
    const QJsonObject pair =
        standing(ladder("ladder --games 40 --seed 4 --squires 4 --players herald,page --json"), "herald");
    CHECK(pair[u"share"].toDouble() == steps[1][u"share"].toDouble());

    const Run table = arena("ladder --neighbours --games 4 --seed 4 --players random,page");
    CHECK(table.code == 0);
    CHECK(table.output.count('\n') == 2);
    CHECK(table.output.contains("page"));
}

TEST_CASE("Neighbours are others than oneself", "[ladder]")
{
    for (const char *words : {"ladder --neighbours --players page", "ladder --neighbours --players page,page,herald"}) {
        const Run run = arena(words);
        CHECK(run.code == 2);
        CHECK(run.errors.contains("--neighbours"));
    }
}

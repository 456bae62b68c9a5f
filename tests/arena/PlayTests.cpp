// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Arena.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QTemporaryDir>

#include <catch2/catch_test_macros.hpp>

#include <cmath>

using namespace academy::arena::test;

namespace
{

const QStringList anything{QStringLiteral("--mode"),     QStringLiteral("random"),       QStringLiteral("--squires"),
                           QStringLiteral("random"),     QStringLiteral("--variations"), QStringLiteral("random"),
                           QStringLiteral("--advanced"), QStringLiteral("random"),       QStringLiteral("--stakes"),
                           QStringLiteral("random")};

QStringList playAnything(int games, const QStringList &more)
{
    return QStringList{QStringLiteral("play"), QStringLiteral("--games"), QString::number(games)} + anything + more;
}

QJsonObject optionsOf(const QString &record)
{
    return QJsonDocument::fromJson(read(record)).object().value(u"options").toObject();
}

} // namespace

TEST_CASE("play tells the standings", "[play]")
{
    const Run run = arena("play --games 20 --seed 7 --squires 4");
    CHECK(run.code == 0);
    CHECK(run.errors.isEmpty());
    const QList<QByteArray> lines = run.output.split('\n');
    CHECK(lines[0] == "20 games, seed 0x0000000000000007");
    CHECK(lines[1].startsWith("seat  player"));
    CHECK(lines.size() == 2 + 4 + 1); // a line for each squire; one level needs no line for all
    CHECK(lines[2].startsWith("1     random"));
}

TEST_CASE("play tells the standings as JSON", "[play]")
{
    const Run run = arena("play --games 50 --seed 0xF00D --mode karadoc --json");
    CHECK(run.code == 0);
    const QJsonObject object = QJsonDocument::fromJson(run.output).object();
    CHECK(object.value(u"games").toInt() == 50);
    CHECK(object.value(u"seed").toString() == u"0x000000000000f00d");
    const QJsonArray seats = object.value(u"seats").toArray();
    REQUIRE(seats.size() == 2); // R8.5: the neutral squire has no seat
    double shares = 0;
    for (const QJsonValue seat : seats) {
        CHECK(seat[u"player"].toString() == u"random");
        CHECK(seat[u"games"].toInt() == 50);
        CHECK(seat[u"leastPoints"].toInt() <= seat[u"points"].toDouble());
        CHECK(seat[u"mostPoints"].toInt() >= seat[u"points"].toDouble());
        shares += seat[u"winShare"].toDouble();
    }
    CHECK(std::abs(shares - 1) < 1e-9);
    CHECK(object.value(u"players").toArray().first()[u"games"].toInt() == 100);
}

TEST_CASE("The same seed plays the same games, another one others", "[play]")
{
    const Run one = arena(playAnything(30, {QStringLiteral("--seed"), QStringLiteral("1")}));
    CHECK(one.output == arena(playAnything(30, {QStringLiteral("--seed"), QStringLiteral("0x1")})).output);
    CHECK(one.output != arena(playAnything(30, {QStringLiteral("--seed"), QStringLiteral("2")})).output);
    CHECK(arena("play").output != arena("play").output); // without a seed one is drawn, and told
}

TEST_CASE("play writes records and audits, and replay writes the same audits", "[play][replay]")
{
    const QTemporaryDir folder;
    const Run played =
        arena(playAnything(200,
                           {QStringLiteral("--seed"), QStringLiteral("11"), QStringLiteral("--record"),
                            QStringLiteral("the records/new"), QStringLiteral("--audit"), QStringLiteral("audits")}),
              folder.path());
    REQUIRE(played.code == 0);
    const QDir records(folder.filePath(QStringLiteral("the records/new")));
    const QStringList names = records.entryList(QDir::Files, QDir::Name);
    REQUIRE(names.size() == 200);
    CHECK(names.first() == u"game-000001.json");
    CHECK(names.last() == u"game-000200.json");

    QStringList replay{QStringLiteral("replay"), QStringLiteral("--audit"), QStringLiteral("all.jsonl")};
    QByteArray audits;
    for (const QString &name : names) {
        replay += records.filePath(name);
        audits += read(folder.filePath(QStringLiteral("audits/") + name + u'l'));
    }
    const Run replayed = arena(replay, folder.path());
    CHECK(replayed.code == 0);
    CHECK(replayed.errors.isEmpty());
    CHECK(replayed.output.count('\n') == 200);
    CHECK((read(folder.filePath(QStringLiteral("all.jsonl"))) == audits));

    replay[2] = QStringLiteral("-");
    const Run toStdout = arena(replay, folder.path());
    CHECK(toStdout.code == 0);
    CHECK((toStdout.output == audits)); // and nothing else
}

TEST_CASE("play writes over no record and no audit that is there", "[play]")
{
    const QTemporaryDir folder;
    const auto play = [&folder](const QString &seed) {
        return arena(playAnything(2,
                                  {QStringLiteral("--seed"), seed, QStringLiteral("--record"), folder.path(),
                                   QStringLiteral("--audit"), folder.path()}),
                     folder.path());
    };
    REQUIRE(play(QStringLiteral("21")).code == 0);
    const QByteArray first = read(folder.filePath(QStringLiteral("game-000001.json")));
    const QByteArray audit = read(folder.filePath(QStringLiteral("game-000001.jsonl")));
    REQUIRE(QFile::remove(folder.filePath(QStringLiteral("game-000002.json")))); // its audit is there
    REQUIRE(play(QStringLiteral("22")).code == 0);
    CHECK((read(folder.filePath(QStringLiteral("game-000001.json"))) == first));
    CHECK((read(folder.filePath(QStringLiteral("game-000001.jsonl"))) == audit));
    CHECK(QDir(folder.path()).entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)
          == QStringList{QStringLiteral("game-000001.json"), QStringLiteral("game-000003.json"),
                         QStringLiteral("game-000004.json")});
    CHECK(QDir(folder.path()).entryList({QStringLiteral("*.jsonl")}, QDir::Files).size() == 4);
}

TEST_CASE("random draws from everything there is", "[play]")
{
    const QTemporaryDir folder;
    REQUIRE(arena(playAnything(
                      150, {QStringLiteral("--seed"), QStringLiteral("3"), QStringLiteral("--record"), folder.path()}))
                .code
            == 0);
    QSet<QString> seen;
    for (const QString &name : QDir(folder.path()).entryList(QDir::Files)) {
        const QJsonObject options = optionsOf(folder.filePath(name));
        const QString mode = options.value(u"mode").toString();
        seen += mode;
        seen += mode + QString::number(options.value(u"squires").toArray().size());
        seen += mode + QStringLiteral(" starts ") + QString::number(options.value(u"firstSquire").toInt());
        seen += options.value(u"stakes").toString();
        for (const auto key : {u"variations", u"advanced"}) {
            const QJsonArray names = options.value(key).toArray();
            seen += names.isEmpty() ? QStringLiteral("no ") + QString(key) : QString();
            for (const QJsonValue one : names) {
                seen += one.toString();
            }
        }
    }
    const char *const all[] = {"standard3",        "standard4",          "standard5",
                               "karadoc3",         "lancelot4",          "booklet",
                               "grand-finale",     "win-a-tie",          "step-back",
                               "ranked-reset",     "jousts-tournaments", "gallantry",
                               "education",        "kings-service",      "quests",
                               "charity",          "no advanced",        "standard starts 4",
                               "karadoc starts 0", "karadoc starts 1",   "lancelot starts 3"};
    for (const char *one : all) {
        INFO(one);
        CHECK(seen.contains(QString::fromLatin1(one)));
    }
    CHECK_FALSE(seen.contains(QStringLiteral("karadoc starts 2")));
}

TEST_CASE("Options named are the options played", "[play]")
{
    const QTemporaryDir folder;
    const QStringList words{QStringLiteral("play"),
                            QStringLiteral("--mode"),
                            QStringLiteral("lancelot"),
                            QStringLiteral("--variations"),
                            QStringLiteral("quests, gallantry"),
                            QStringLiteral("--advanced"),
                            QStringLiteral("all"),
                            QStringLiteral("--stakes"),
                            QStringLiteral("grand-finale"),
                            QStringLiteral("--record"),
                            folder.path()};
    REQUIRE(arena(words).code == 0);
    const QJsonObject options = optionsOf(folder.filePath(QStringLiteral("game-000001.json")));
    CHECK(options.value(u"mode").toString() == u"lancelot");
    CHECK(options.value(u"variations").toArray() == QJsonArray{QStringLiteral("gallantry"), QStringLiteral("quests")});
    CHECK(options.value(u"advanced").toArray().size() == 3);
    CHECK(options.value(u"stakes").toString() == u"grand-finale");
    CHECK(options.value(u"players").toArray().size() == 2);
}

TEST_CASE("A style is part of who plays, and has a key of its own in the record", "[play][style]")
{
    const QTemporaryDir folder;
    const Run run =
        arena("play --seed 3 --players knight:20/bold,page/careful,page,varlet/collector --squires 4 --record . "
              "--json",
              folder.path());
    REQUIRE(run.code == 0);
    const QJsonArray seats = QJsonDocument::fromJson(run.output).object().value(u"seats").toArray();
    REQUIRE(seats.size() == 4);
    CHECK(seats[0][u"player"].toString() == u"knight:20/bold");
    CHECK(seats[2][u"player"].toString() == u"page");
    const QJsonArray players =
        optionsOf(folder.filePath(QStringLiteral("game-000001.json"))).value(u"players").toArray();
    REQUIRE(players.size() == 4);
    CHECK(players[0][u"level"].toString() == u"knight:20");
    CHECK(players[0][u"style"].toString() == u"bold");
    CHECK(players[1][u"style"].toString() == u"careful");
    CHECK_FALSE(players[2].toObject().contains(u"style"));
    CHECK(players[3][u"style"].toString() == u"collector");

    // They do play otherwise than those without.
    const auto entriesOf = [](const char *words) {
        const QTemporaryDir records;
        REQUIRE(arena(words, records.path()).code == 0);
        return QJsonDocument::fromJson(read(records.filePath(QStringLiteral("game-000001.json"))))
            .object()
            .value(u"entries")
            .toArray();
    };
    const QJsonArray even = entriesOf("play --seed 3 --players herald --record .");
    CHECK(even == entriesOf("play --seed 3 --players herald --record ."));
    CHECK(even != entriesOf("play --seed 3 --players herald/bold --record ."));
}

TEST_CASE("A folder that cannot be made or written is told of", "[play]")
{
    const QTemporaryDir folder;
    write(folder.filePath(QStringLiteral("file")), "in the way");
    const Run noFolder = arena("play --record file/records", folder.path());
    CHECK(noFolder.code == 1);
    CHECK(noFolder.errors.contains("file/records"));
    CHECK(noFolder.errors.count('\n') == 1);
    const Run noAudits = arena("play --audit file/audits", folder.path());
    CHECK(noAudits.code == 1);
    CHECK(noAudits.errors.contains("file/audits"));
    CHECK(noAudits.output.isEmpty());
}

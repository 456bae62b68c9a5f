// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "OnDisk.h"
#include "pages/SavedGames.h"
#include "words/Reasons.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QSignalSpy>
#include <QTest>

#include <catch2/catch_test_macros.hpp>

#include <cstdio>
#include <random>

/// What a person has seen happen is on disk, whatever comes then; and nobody writes over anybody's game.
using namespace academy;
using namespace academy::model;

namespace
{

TableConfig realConfig(const QString &folder)
{
    return {.savesFolder = folder};
}

/// Compares the file with the game whenever something is shown.
class Witness
{
public:
    Witness(Table &table, const QString &path)
        : m_controller(table.controller())
        , m_path(path)
    {
        QObject::connect(table.presenter(), &EventPresenter::stepBegan, &table, [this] { look(); });
        QObject::connect(&m_controller, &GameController::changed, &table, [this] { look(); });
        QObject::connect(&m_controller, &GameController::goesBack, &table, [this] { m_goesBack = true; });
        QObject::connect(&m_controller, &GameController::wentBack, &table, [this] {
            m_goesBack = false;
            REQUIRE(entriesOf(onDisk(m_path)) == entriesOf(m_controller.match().record()));
        });
    }

    [[nodiscard]] int looks() const { return m_looks; }

private:
    void look()
    {
        if (!m_controller.leads() || m_controller.match().record().entries.empty()) {
            return;
        }
        ++m_looks;
        const std::vector<record::Entry> &seen = m_controller.match().record().entries;
        const std::vector<record::Entry> there = onDisk(m_path).entries;
        if (m_goesBack && there.size() < seen.size()) {
            return; // taken back on the disk first, and not here yet
        }
        REQUIRE(there.size() >= seen.size());
        REQUIRE(record::toJson(there[seen.size() - 1]) == record::toJson(seen.back()));
    }

    const GameController &m_controller;
    QString m_path;
    int m_looks = 0;
    bool m_goesBack = false;
};

} // namespace

TEST_CASE("What is shown is on disk", "[Saver][threads]")
{
    struct Kind {
        rules::Options options;
        int humans;
    };
    for (const Kind &kind :
         {Kind{options(rules::Mode::Standard, 3, allVariations, allAdvanced), 1},
          Kind{rules::Options::of(rules::Mode::Standard, 3), 2}, Kind{rules::Options::of(rules::Mode::Lancelot), 2},
          Kind{rules::Options::of(rules::Mode::Karadoc), 1}, Kind{rules::Options::of(rules::Mode::Standard, 3), 0}}) {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("game.json"));
        TestTable game(91, realConfig(folder.path()));
        game.table().presenter()->setSpeed(Enums::Speed::Instant);
        const Witness witness(game.table(), path);
        game.begin(kind.options, kind.humans, 91, path);
        while (!game.table().over()) {
            REQUIRE(waitUntilAsked(game));
            if (!game.table().over()) {
                game.decide();
            }
        }
        CHECK(witness.looks() > 100);
        CHECK(entriesOf(onDisk(path)) == entriesOf(game.table().controller().match().record()));
    }
}

TEST_CASE("What is taken back is off the disk before anybody sees it", "[Saver][Undo][threads]")
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("game.json"));
    TestTable game(92, realConfig(folder.path()));
    Table &table = game.table();
    table.presenter()->setSpeed(Enums::Speed::Instant);
    table.setTakeBacks(true);
    const Witness witness(table, path);
    game.begin(rules::Options::of(rules::Mode::Standard, 3), 1, 92, path);
    REQUIRE(waitFor(game, Enums::Decision::Play));
    const rules::State before = table.controller().state();

    game.decide();
    CHECK(table.controller().state() == before); // on its way to the disk
    REQUIRE(table.canUndo());
    table.undo();
    REQUIRE(waitUntilAsked(game));
    CHECK(table.controller().state() == before);
    CHECK(!table.controller().match().record().table.takeBacks.has_value());

    game.decide(); // and now with the computers' answers
    REQUIRE(waitUntilAsked(game));
    CHECK(table.controller().state() != before);
    REQUIRE(table.canUndo());
    table.undo();
    REQUIRE(waitUntilAsked(game));
    CHECK(table.controller().state() == before);
    CHECK(onDisk(path).table.takeBacks == true);
    CHECK(entriesOf(onDisk(path)) == entriesOf(table.controller().match().record()));
}

TEST_CASE("Whoever leaves, begins another game or closes the program at once has the last decision on disk",
          "[Saver][threads]")
{
    for (const int way : {0, 1, 2}) {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("game.json"));
        std::size_t entries = 0;
        {
            TestTable game(93, realConfig(folder.path()));
            game.table().presenter()->setSpeed(Enums::Speed::Instant);
            game.begin(rules::Options::of(rules::Mode::Standard, 3), 1, 93, path);
            REQUIRE(waitFor(game, Enums::Decision::Play));
            entries = onDisk(path).entries.size();
            game.decide();
            if (way == 1) {
                game.table().leave();
            } else if (way == 2) {
                game.begin(rules::Options::of(rules::Mode::Standard, 3), 1, 94,
                           folder.filePath(QStringLiteral("other.json")));
            }
        }
        CHECK(onDisk(path).entries.size() == entries + 1);
        CHECK(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size() == (way == 2 ? 2 : 1)); // held no more
    }
}

// The child of the next test.
TEST_CASE("A game that is played until the program is killed", "[.child]")
{
    const QString path = qEnvironmentVariable("ACADEMY_TEST_GAME");
    TestTable game(static_cast<std::uint64_t>(qEnvironmentVariableIntValue("ACADEMY_TEST_SEED")),
                   realConfig(QFileInfo(path).absolutePath()));
    Table &table = game.table();
    table.presenter()->setSpeed(Enums::Speed::Instant);
    const auto say = [&table] {
        if (table.controller().leads()) {
            std::printf("%zu\n", table.controller().match().record().entries.size());
            std::fflush(stdout);
        }
    };
    QObject::connect(table.presenter(), &EventPresenter::stepBegan, &table, say);
    QObject::connect(&table.controller(), &GameController::changed, &table, say);
    if (QFile::exists(path)) {
        REQUIRE(resumed(table, path)); // what the one before has held is free
    } else {
        game.begin(options(rules::Mode::Standard, 3, allVariations, allAdvanced), 1, 95, path);
    }
    while (!table.over()) {
        REQUIRE(waitUntilAsked(game));
        if (!table.over()) {
            game.decide();
        }
    }
}

namespace
{

// Of the whole lines that are a number; 0 when there is none. Whoever plays to the end adds words of its own.
qulonglong lastNumber(const QByteArray &lines)
{
    qulonglong last = 0;
    for (const QByteArray &line : lines.first(lines.lastIndexOf('\n') + 1).split('\n')) {
        bool isNumber = false;
        const qulonglong number = line.toULongLong(&isNumber);
        last = isNumber ? number : last;
    }
    return last;
}

} // namespace

TEST_CASE("A program that is killed has lost nothing of what it has shown", "[Saver][threads]")
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("game.json"));
    std::minstd_rand random(96);
    for (int kill = 0; kill < 20; ++kill) {
        QProcess child;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("ACADEMY_TEST_GAME"), path);
        environment.insert(QStringLiteral("ACADEMY_TEST_SEED"), QString::number(kill + 1));
        child.setProcessEnvironment(environment);
        child.start(QCoreApplication::applicationFilePath(),
                    {QStringLiteral("A game that is played until the program is killed")});
        QByteArray said;
        const auto lines = static_cast<qsizetype>(3 + random() % 60);
        while (said.count('\n') < lines && child.waitForReadyRead(60'000)) {
            said += child.readAllStandardOutput();
        }
        QTest::qSleep(static_cast<int>(random() % 20));
        child.kill();
        REQUIRE(
            (child.waitForFinished(60'000) || child.state() == QProcess::NotRunning)); // it may have played to the end
        said += child.readAllStandardOutput();
        INFO(said.last(std::min<qsizetype>(said.size(), 200)).toStdString());
        const qulonglong shown = lastNumber(said);
        REQUIRE(shown > 0);
        const auto reading = record::loadRecord(path);
        REQUIRE(std::holds_alternative<record::Record>(reading));
        CHECK(std::get<record::Record>(reading).entries.size() >= shown);
        const auto summary = record::readSummaryFile(path);
        if (std::get<record::Summary>(summary).over) {
            REQUIRE(QFile::remove(path));
        }
    }
}

TEST_CASE("A game that is being played is opened by nobody else, and its file stays as it is", "[GameHold][threads]")
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("game.json"));
    TestTable first(99);
    TestTable second(100);
    first.begin(rules::Options::of(rules::Mode::Standard, 3), 1, 99, path);
    for (int decision = 0; decision < 12; ++decision) {
        first.tellAll();
        const QByteArray before = bytesOf(path);
        CHECK(!resumed(second.table(), path));
        CHECK(second.table().problem() == Reasons::heldElsewhere());
        CHECK(!second.table().running());
        CHECK(bytesOf(path) == before);
        first.decide();
    }
    first.tellAll();
    const rules::State state = first.table().controller().state();
    first.table().leave();
    REQUIRE(resumed(second.table(), path));
    CHECK(second.table().controller().state() == state);
    CHECK(!resumed(first.table(), path));
    second.playToTheEnd();
    REQUIRE(resumed(first.table(), path)); // nothing more is written
    CHECK(first.table().over());
    REQUIRE(resumed(first.table(), path)); // one's own as well
}

TEST_CASE("A game may be opened again by whoever plays it", "[GameHold][threads]")
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("game.json"));
    TestTable game(101, realConfig(folder.path()));
    Table &table = game.table();
    table.presenter()->setSpeed(Enums::Speed::Instant);
    game.begin(rules::Options::of(rules::Mode::Standard, 3), 1, 101, path);
    REQUIRE(waitFor(game, Enums::Decision::Play));
    const auto entries = table.controller().match().record().entries.size();
    game.decide();
    REQUIRE(resumed(table, path));
    CHECK(table.controller().match().record().entries.size() > entries);
    table.leave();
    REQUIRE(resumed(table, path));
    table.leave();

    // Twice in haste, and after a change of mind.
    const QString other = folder.filePath(QStringLiteral("other.json"));
    REQUIRE(QFile::copy(path, other));
    const QSignalSpy said(&table, &Table::resumed);
    for (const QString &wanted : {path, path, other, path}) {
        table.resume(wanted);
    }
    REQUIRE(waitFor([&said] { return !said.isEmpty(); }));
    CHECK(said.count() == 1);
    CHECK(said.at(0).at(0).toBool());
    CHECK(table.controller().saver().path() == path);
    table.leave();
    table.resume(path);
    table.leave(); // nobody wants it any more
    CHECK(resumed(table, other));
    CHECK(said.count() == 2);
    CHECK(table.controller().saver().path() == other);
}

TEST_CASE("A game that is being played elsewhere is not removed", "[GameHold][SavedGames][threads]")
{
    const QString folder = SavedGames::folder();
    QDir(folder).removeRecursively();
    REQUIRE(QDir().mkpath(folder));
    TestTable game(102);
    game.begin(rules::Options::of(rules::Mode::Standard, 3), 1, 102, folder + QStringLiteral("/game.json"));
    game.tellAll();
    SavedGames games(Worker::Threads::None);
    games.refresh();
    REQUIRE(games.count() == 1);
    const QSignalSpy told(&games, &SavedGames::failed);
    CHECK(!games.remove(0));
    REQUIRE(told.count() == 1);
    CHECK(told.at(0).at(0).toString().contains(QStringLiteral("being played")));
    CHECK(QFile::exists(folder + QStringLiteral("/game.json")));
    game.table().leave();
    CHECK(games.remove(0));
    CHECK(QDir(folder).entryList(QDir::Files | QDir::Hidden).isEmpty());
    QDir(folder).removeRecursively();
}

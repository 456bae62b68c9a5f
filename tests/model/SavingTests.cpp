// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "TestTable.h"
#include "pages/SavedGames.h"

#include "words/Reasons.h"

#include "record/RecordFile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QSignalSpy>
#include <QTest>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <random>

#include <sys/mount.h>
#include <sys/resource.h>

/// What a person has seen happen is on disk, whatever comes then; and nobody writes over anybody's game.
using namespace academy;
using namespace academy::model;

namespace
{

// Lets the event loop turn until that holds; gives up after a minute, which no machine needs.
template <typename Condition>
bool waitFor(Condition condition)
{
    return QTest::qWaitFor(condition, 60'000);
}

std::vector<QByteArray> entriesOf(const record::Record &record)
{
    std::vector<QByteArray> entries;
    for (const record::Entry &entry : record.entries) {
        entries.push_back(record::toJson(entry));
    }
    return entries;
}

record::Record onDisk(const QString &path)
{
    const auto reading = record::readRecordFile(path);
    REQUIRE(std::holds_alternative<record::Record>(reading));
    return std::get<record::Record>(reading);
}

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    REQUIRE(file.open(QIODevice::ReadOnly));
    return file.readAll();
}

TableConfig realConfig(const QString &folder)
{
    return {.savesFolder = folder};
}

bool waitUntilAsked(TestTable &game)
{
    return waitFor([&game] { return game.isAsked() || game.table().over(); });
}

bool waitFor(TestTable &game, Enums::Decision decision)
{
    while (waitUntilAsked(game) && !game.table().over()) {
        if (game.table().prompt()->decision() == decision) {
            return true;
        }
        game.decide();
    }
    return false;
}

/// Compares the file with the game whenever something is shown.
class Witness
{
public:
    Witness(Table &table, const QString &path)
        : m_controller(table.controller())
        , m_path(path)
    {
        QObject::connect(table.story(), &EventPresenter::beatBegan, &table, [this] { look(); });
        QObject::connect(&m_controller, &GameController::changed, &table, [this] { look(); });
        QObject::connect(&m_controller, &GameController::wentBack, &table,
                         [this] { REQUIRE(entriesOf(onDisk(m_path)) == entriesOf(m_controller.match().record())); });
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
        REQUIRE(there.size() >= seen.size());
        REQUIRE(record::toJson(there[seen.size() - 1]) == record::toJson(seen.back()));
    }

    const GameController &m_controller;
    QString m_path;
    int m_looks = 0;
};

// In the place of the folder lies a file: nothing can be written there.
void putInTheWay(const QString &folder)
{
    REQUIRE(QDir(folder).removeRecursively());
    QFile file(folder);
    REQUIRE(file.open(QIODevice::WriteOnly));
}

} // namespace

TEST_CASE("What is shown is on disk", "[Saver]")
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
        game.table().setSpeed(Enums::Speed::Instant);
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

TEST_CASE("What is taken back is off the disk before anybody sees it", "[Saver][Undo]")
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("game.json"));
    TestTable game(92, realConfig(folder.path()));
    Table &table = game.table();
    table.setSpeed(Enums::Speed::Instant);
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

TEST_CASE("Whoever leaves, begins another game or closes the program at once has the last decision on disk", "[Saver]")
{
    for (const int way : {0, 1, 2}) {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("game.json"));
        std::size_t entries = 0;
        {
            TestTable game(93, realConfig(folder.path()));
            game.table().setSpeed(Enums::Speed::Instant);
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
    table.setSpeed(Enums::Speed::Instant);
    const auto say = [&table] {
        if (table.controller().leads()) {
            std::printf("%zu\n", table.controller().match().record().entries.size());
            std::fflush(stdout);
        }
    };
    QObject::connect(table.story(), &EventPresenter::beatBegan, &table, say);
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

TEST_CASE("A program that is killed has lost nothing of what it has shown", "[Saver]")
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

TEST_CASE("Trouble with saving is said when it begins, over when it ends, and said again when it comes back", "[Saver]")
{
    const QTemporaryDir home;
    const QString folder = home.filePath(QStringLiteral("games"));
    const QString path = folder + QStringLiteral("/game.json");
    TestTable game(97);
    Table &table = game.table();
    game.begin(rules::Options::of(rules::Mode::Standard, 3), 1, 97, path);
    REQUIRE(game.playUntil(Enums::Decision::Play));
    CHECK(table.problem().isEmpty());
    const QSignalSpy said(&table, &Table::problemChanged);
    for (int time = 1; time <= 2; ++time) {
        putInTheWay(folder);
        game.decide();
        game.tellAll();
        CHECK(table.savingProblem() == Reasons::trouble({.trouble = record::Trouble::FolderGone}));
        CHECK(table.problem() == table.savingProblem());
        CHECK(said.count() == 2 * time - 1);
        game.decide();
        game.tellAll();
        CHECK(said.count() == 2 * time - 1); // once
        REQUIRE(QFile::remove(folder));
        game.decide();
        game.tellAll();
        CHECK(table.problem().isEmpty());
        CHECK(said.count() == 2 * time);
        CHECK(entriesOf(onDisk(path)) == entriesOf(table.controller().match().record()));
    }
    putInTheWay(folder);
    game.decide();
    CHECK(!table.problem().isEmpty());
    table.leave();
    CHECK(table.problem().isEmpty());
}

// From here on files may have no byte, as on a disk that is full; the system would end the program otherwise.
class NoRoom
{
public:
    NoRoom()
        : m_signal(std::signal(SIGXFSZ, SIG_IGN))
    {
        REQUIRE(::getrlimit(RLIMIT_FSIZE, &m_before) == 0);
        const rlimit none{.rlim_cur = 0, .rlim_max = m_before.rlim_max};
        REQUIRE(::setrlimit(RLIMIT_FSIZE, &none) == 0);
    }
    ~NoRoom()
    {
        ::setrlimit(RLIMIT_FSIZE, &m_before);
        (void)std::signal(SIGXFSZ, m_signal);
    }
    NoRoom(const NoRoom &) = delete;
    NoRoom &operator=(const NoRoom &) = delete;

private:
    void (*m_signal)(int);
    rlimit m_before{};
};

// The trouble is over: with the next decision all of the game is on the disk, and nothing is wrong any more.
void requireSavedWithTheNext(TestTable &game, const QString &path)
{
    game.decide();
    game.tellAll();
    CHECK(game.table().savingProblem().isEmpty());
    CHECK(entriesOf(onDisk(path)) == entriesOf(game.table().controller().match().record()));
}

TEST_CASE("Where nothing can be written any more the game goes on, and is saved when that is over", "[Saver]")
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("game.json"));
    TestTable game(104);
    Table &table = game.table();
    game.begin(rules::Options::of(rules::Mode::Standard, 3), 1, 104, path);
    REQUIRE(game.playUntil(Enums::Decision::Play));
    const QSignalSpy said(&table, &Table::problemChanged);
    const QByteArray before = bytesOf(path);
    {
        const NoRoom none;
        game.decide();
        game.tellAll();
        game.decide();
        game.tellAll();
    }
    CHECK(said.count() == 1);
    CHECK(!table.savingProblem().isEmpty());
    CHECK(bytesOf(path) == before); // whole, as it was
    requireSavedWithTheNext(game, path);
}

// disk.sh runs these, on a disk that is their own.
TEST_CASE("A disk that is full is told of once, and the game saved when that is over", "[.disk]")
{
    const QString disk = qEnvironmentVariable("ACADEMY_TEST_DISK");
    REQUIRE(!disk.isEmpty());
    const QString path = disk + QStringLiteral("/games/full.json");
    TestTable game(105);
    Table &table = game.table();
    game.begin(rules::Options::of(rules::Mode::Standard, 3), 1, 105, path);
    REQUIRE(game.playUntil(Enums::Decision::Play));
    const QSignalSpy said(&table, &Table::problemChanged);
    const QByteArray before = bytesOf(path);
    QFile rest(disk + QStringLiteral("/rest"));
    REQUIRE(rest.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
    while (rest.write(QByteArray(1024, 'x')) > 0) { }
    for (int decision = 0; decision < 2; ++decision) {
        game.decide();
        game.tellAll();
        CHECK(table.savingProblem() == Reasons::trouble({.trouble = record::Trouble::DiskFull}));
    }
    CHECK(said.count() == 1);
    CHECK(bytesOf(path) == before); // whole, as it was
    REQUIRE(rest.remove());
    requireSavedWithTheNext(game, path);
}

TEST_CASE("A disk that may only be read is told of once, and the game saved when that is over", "[.disk]")
{
    const QByteArray disk = qgetenv("ACADEMY_TEST_DISK");
    REQUIRE(!disk.isEmpty());
    const QString path = QString::fromLocal8Bit(disk) + QStringLiteral("/games/read.json");
    REQUIRE(QDir().mkpath(QFileInfo(path).path()));
    REQUIRE(::mount(nullptr, disk.constData(), nullptr, MS_REMOUNT | MS_RDONLY, nullptr) == 0);
    TestTable game(106);
    Table &table = game.table();
    const QSignalSpy said(&table, &Table::problemChanged);
    game.begin(rules::Options::of(rules::Mode::Standard, 3), 1, 106, path);
    REQUIRE(game.playUntil(Enums::Decision::Play));
    CHECK(said.count() == 1);
    CHECK(table.savingProblem() == Reasons::trouble({.trouble = record::Trouble::ReadOnly}));
    CHECK(!QFile::exists(path));
    REQUIRE(::mount(nullptr, disk.constData(), nullptr, MS_REMOUNT, nullptr) == 0);
    requireSavedWithTheNext(game, path);
}

TEST_CASE("What could not be saved is saved as soon as that is possible, while nobody decides", "[Saver]")
{
    const QTemporaryDir home;
    const QString folder = home.filePath(QStringLiteral("games"));
    const QString path = folder + QStringLiteral("/game.json");
    TestTable game(98, TableConfig{.savesFolder = folder, .patience = std::chrono::milliseconds(1)});
    Table &table = game.table();
    table.setSpeed(Enums::Speed::Instant);
    game.begin(rules::Options::of(rules::Mode::Standard, 3), 1, 98, path);
    REQUIRE(waitFor(game, Enums::Decision::Play));
    putInTheWay(folder);
    const auto entries = table.controller().match().record().entries.size();
    game.decide();
    REQUIRE(waitUntilAsked(game)); // the game goes on
    CHECK(table.controller().match().record().entries.size() > entries);
    CHECK(!table.savingProblem().isEmpty());
    REQUIRE(QFile::remove(folder));
    REQUIRE(waitFor([&table] { return table.savingProblem().isEmpty(); }));
    CHECK(entriesOf(onDisk(path)) == entriesOf(table.controller().match().record()));
}

TEST_CASE("A game that is being played is opened by nobody else, and its file stays as it is", "[GameHold]")
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

TEST_CASE("A game may be opened again by whoever plays it", "[GameHold]")
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("game.json"));
    TestTable game(101, realConfig(folder.path()));
    Table &table = game.table();
    table.setSpeed(Enums::Speed::Instant);
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

TEST_CASE("A game that is being played elsewhere is not removed", "[GameHold][SavedGames]")
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

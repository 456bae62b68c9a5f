// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "NoRoom.h"
#include "OnDisk.h"
#include "words/Reasons.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <sys/mount.h>

/// Where a game cannot be saved people are told, it goes on, and it is saved as soon as that is possible.
using namespace academy;
using namespace academy::model;

namespace
{

// In the place of the folder lies a file: nothing can be written there.
void putInTheWay(const QString &folder)
{
    REQUIRE(QDir(folder).removeRecursively());
    QFile file(folder);
    REQUIRE(file.open(QIODevice::WriteOnly));
}

// The trouble is over: with the next decision all of the game is on the disk, and nothing is wrong any more.
void requireSavedWithTheNext(TestTable &game, const QString &path)
{
    game.decide();
    game.tellAll();
    CHECK(game.table().savingProblem().isEmpty());
    CHECK(entriesOf(onDisk(path)) == entriesOf(game.table().controller().match().record()));
}

} // namespace

TEST_CASE("Trouble with saving is said when it begins, over when it ends, and said again when it comes back",
          "[Saver][threads]")
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

TEST_CASE("Where nothing can be written any more the game goes on, and is saved when that is over", "[Saver][threads]")
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

TEST_CASE("What could not be saved is saved as soon as that is possible, while nobody decides", "[Saver][threads]")
{
    const QTemporaryDir home;
    const QString folder = home.filePath(QStringLiteral("games"));
    const QString path = folder + QStringLiteral("/game.json");
    TestTable game(98, TableConfig{.savesFolder = folder, .patience = std::chrono::milliseconds(1)});
    Table &table = game.table();
    table.presenter()->setSpeed(Enums::Speed::Instant);
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

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "RandomGame.h"

#include "record/RecordFile.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <catch2/catch_test_macros.hpp>

using namespace academy;
using namespace academy::record;
using namespace academy::record::test;

namespace
{

Trouble troubleWith(const QString &path)
{
    const auto loaded = loadRecord(path);
    REQUIRE(std::holds_alternative<RecordError>(loaded));
    return std::get<RecordError>(loaded).trouble;
}

void write(const QString &path, const QByteArray &text)
{
    QFile file(path);
    REQUIRE(file.open(QIODevice::WriteOnly));
    REQUIRE(file.write(text) == text.size());
}

} // namespace

TEST_CASE("A record is saved and loaded", "[file]")
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("game of Chloé.json"));
    const RandomGame game = playRandomGame(rules::Options::of(rules::Mode::Lancelot), 1);
    Record half = game.record;
    half.entries.resize(half.entries.size() / 2);
    REQUIRE_FALSE(saveRecord(path, half).has_value());
    REQUIRE_FALSE(saveRecord(path, game.record).has_value()); // in the place of the first
    const auto loaded = loadRecord(path);
    REQUIRE(std::holds_alternative<Record>(loaded));
    CHECK(toJson(std::get<Record>(loaded)) == toJson(game.record));
    CHECK(QDir(folder.path()).entryList(QDir::Files).size() == 1); // nothing is left of the saving
}

TEST_CASE("What cannot be loaded is told apart", "[file]")
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("record.json"));
    CHECK(troubleWith(path) == Trouble::CannotOpen);
    CHECK(troubleWith(folder.path()) == Trouble::CannotOpen);
    write(path, "");
    CHECK(troubleWith(path) == Trouble::NotJson);
    write(path, "Once upon a time");
    CHECK(troubleWith(path) == Trouble::NotJson);
    write(path, QByteArray(largestRecord + 1, ' '));
    CHECK(troubleWith(path) == Trouble::TooLarge);

    Record record = playRandomGame(rules::Options::of(rules::Mode::Standard), 1).record;
    record.entries.erase(record.entries.begin() + 3);
    REQUIRE_FALSE(saveRecord(path, record).has_value());
    CHECK(troubleWith(path) == Trouble::IllegalEntry);
}

TEST_CASE("A record that cannot be saved leaves the old one", "[file]")
{
    const QTemporaryDir folder;
    const Record record = playRandomGame(rules::Options::of(rules::Mode::Standard), 1).record;
    const auto error = saveRecord(folder.filePath(QStringLiteral("no/such/folder.json")), record);
    REQUIRE(error.has_value());
    CHECK(error->trouble == Trouble::CannotWrite);
    CHECK_FALSE(error->message().isEmpty());
    REQUIRE(QDir(folder.path()).mkdir(QStringLiteral("folder.json")));
    CHECK(saveRecord(folder.filePath(QStringLiteral("folder.json")), record).has_value());
    CHECK(QDir(folder.path()).exists(QStringLiteral("folder.json")));
}

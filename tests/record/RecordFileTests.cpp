// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "../Files.h"
#include "RandomGame.h"

#include "record/PrivateFile.h"
#include "record/RecordFile.h"
#include "record/Replay.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <catch2/catch_test_macros.hpp>

#include <sys/stat.h>

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
    academy::test::write(path, "");
    CHECK(troubleWith(path) == Trouble::NotJson);
    academy::test::write(path, "Once upon a time");
    CHECK(troubleWith(path) == Trouble::NotJson);
    academy::test::write(path, QByteArray(largestRecord + 1, ' '));
    CHECK(troubleWith(path) == Trouble::TooLarge);

    Record record = playRandomGame(rules::Options::of(rules::Mode::Standard), 1).record;
    record.entries.erase(record.entries.begin() + 3);
    REQUIRE_FALSE(saveRecord(path, record).has_value());
    CHECK(troubleWith(path) == Trouble::IllegalEntry);
}

TEST_CASE("A pipe, a device or a link to one is no record, and nobody waits for it", "[file]")
{
    const QTemporaryDir folder;
    const QString pipe = folder.filePath(QStringLiteral("pipe.json"));
    const QString link = folder.filePath(QStringLiteral("link.json"));
    REQUIRE(::mkfifo(pipe.toUtf8().constData(), 0600) == 0);
    REQUIRE(QFile::link(pipe, link));
    for (const QString &path : {pipe, link, QStringLiteral("/dev/zero"), folder.path()}) {
        CHECK(troubleWith(path) == Trouble::CannotOpen);
        CHECK(std::holds_alternative<RecordError>(readSummaryFile(path)));
        CHECK(std::holds_alternative<QString>(readPrivateFile(path, 100)));
    }
}

TEST_CASE("What a list tells of a record is what its entries lead to", "[file]")
{
    Record record = playRandomGame(rules::Options::of(rules::Mode::Lancelot), 1).record;
    const auto summaryOf = [](const Record &of) {
        const auto reading = readSummary(toJson(of));
        REQUIRE(std::holds_alternative<Summary>(reading));
        return std::get<Summary>(reading);
    };
    const auto resultOf = [](const Record &of) { return rules::result(std::get<rules::State>(replayRecord(of))); };
    record.table.hiddenScores = false;
    const Summary whole = summaryOf(record);
    CHECK(whole.over);
    CHECK(whole.turn == 6);
    CHECK(whole.options == record.options);
    CHECK(whole.players == record.players);
    CHECK_FALSE(whole.hiddenScores);
    CHECK(whole.result.scores == resultOf(record).scores);
    CHECK(whole.result.winners == resultOf(record).winners);
    CHECK(whole.result.winners != 0);

    record.table = {};
    record.table.over = false; // whatever it says
    CHECK(summaryOf(record).over);
    CHECK(summaryOf(record).hiddenScores);
    record.table.over = true;
    Record begun = record;
    begun.entries.resize(begun.entries.size() / 2);
    CHECK_FALSE(summaryOf(begun).over);
    CHECK(summaryOf(begun).turn < 6);
    CHECK(summaryOf(begun).result.scores == resultOf(begun).scores);
    begun.entries.clear();
    CHECK(summaryOf(begun).turn == 1);

    record.entries.erase(record.entries.begin() + 3);
    const auto reading = readSummary(toJson(record));
    REQUIRE(std::holds_alternative<RecordError>(reading));
    CHECK(std::get<RecordError>(reading).trouble == Trouble::IllegalEntry);
    CHECK(std::holds_alternative<RecordError>(readSummary(toJson(record).chopped(3))));
    CHECK(std::holds_alternative<RecordError>(readSummary(toJson(record).replace("entries", "tales"))));
}

TEST_CASE("A record that cannot be saved leaves the old one", "[file]")
{
    const QTemporaryDir folder;
    const Record record = playRandomGame(rules::Options::of(rules::Mode::Standard), 1).record;
    REQUIRE_FALSE(saveRecord(folder.filePath(QStringLiteral("a/folder/that/was/gone.json")), record).has_value());
    academy::test::write(folder.filePath(QStringLiteral("file")), "no folder");
    const auto error = saveRecord(folder.filePath(QStringLiteral("file/game.json")), record);
    REQUIRE(error.has_value());
    CHECK(error->trouble == Trouble::FolderGone);
    CHECK_FALSE(error->message().isEmpty());
    REQUIRE(QDir(folder.path()).mkdir(QStringLiteral("folder.json")));
    CHECK(saveRecord(folder.filePath(QStringLiteral("folder.json")), record).has_value());
    CHECK(QDir(folder.path()).exists(QStringLiteral("folder.json")));
}

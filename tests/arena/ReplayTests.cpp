// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Arena.h"

#include <QDir>
#include <QTemporaryDir>

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

using namespace academy::arena::test;

namespace
{

/// A folder with one good record.
class Folder
{
public:
    Folder()
    {
        REQUIRE(arena("play --seed 5 --squires 4 --record .", path()).code == 0);
        record = read(m_folder.filePath(QStringLiteral("game-000001.json")));
    }

    [[nodiscard]] QString path() const { return m_folder.path(); }
    [[nodiscard]] QString file(const char *name) const { return m_folder.filePath(QString::fromUtf8(name)); }

    QByteArray record;

private:
    QTemporaryDir m_folder;
};

/// One clear line about the file, exit code 1, nothing on stdout.
void checkRefused(const Folder &folder, const QByteArray &text, const QByteArray &message)
{
    write(folder.file("bad.json"), text);
    const Run run = arena("replay bad.json", folder.path());
    INFO(run.errors.toStdString());
    CHECK(run.code == 1);
    CHECK(run.output.isEmpty());
    CHECK(run.errors.count('\n') == 1);
    CHECK(run.errors.startsWith("academy-arena: bad.json: "));
    CHECK(run.errors.contains(message));
    CHECK(run.errors.size() < 250);
}

QByteArray withEntryChanged(QByteArray record, const QByteArray &entry, const QByteArray &changed)
{
    const qsizetype at = record.indexOf(entry);
    REQUIRE(at > 0);
    return record.replace(at, entry.size(), changed);
}

} // namespace

TEST_CASE("A good record is told about in a line", "[replay]")
{
    const Folder folder;
    const Run run = arena("replay game-000001.json", folder.path());
    CHECK(run.code == 0);
    CHECK(run.errors.isEmpty());
    CHECK(run.output.count('\n') == 1);
    CHECK(run.output.startsWith("game-000001.json: "));
    CHECK(run.output.contains("entries, ends with "));
}

TEST_CASE("A game that stops midway is a good record", "[replay]")
{
    const Folder folder;
    const qsizetype end = folder.record.indexOf("{\"deal\": {\"turn\": 3");
    write(folder.file("half.json"), folder.record.first(folder.record.lastIndexOf(',', end)) + "]}");
    const Run run = arena("replay half.json", folder.path());
    CHECK(run.code == 0);
    CHECK(run.output.contains("stops in turn 3"));
}

TEST_CASE("Files that are no records are refused in one line", "[replay]")
{
    const Folder folder;
    checkRefused(folder, "", "the text is empty");
    checkRefused(folder, " \n\n", "the text is empty");
    checkRefused(folder, "To whom it may concern:\nhello\n", "line 1, column 1");
    checkRefused(folder, "{}", "no record of a game");
    checkRefused(folder, "[1, 2, 3]", "no record of a game");
    checkRefused(folder, QByteArray::fromHex("7f454c4602010100000000000000000003003e00"), "");
    checkRefused(folder, QByteArray(256, '\xff'), "UTF-8");
    checkRefused(folder, QByteArray(1000, '\0'), "no JSON");
    checkRefused(folder, QByteArray(1'000'000, '['), "64 levels");
    checkRefused(folder, QByteArray(100'000'000, '['), "too large");
    checkRefused(folder, QByteArray("{\"a\":").repeated(100), "64 levels");
}

TEST_CASE("Records that are cut off are refused wherever they are cut", "[replay]")
{
    const Folder folder;
    for (const qsizetype size : {1, 20, 100, 500, 1000, 5000}) {
        checkRefused(folder, folder.record.first(size), "too early");
    }
    checkRefused(folder, folder.record.chopped(3), "too early");
}

TEST_CASE("A record with one wrong entry is refused with its number and the rule", "[replay]")
{
    const Folder folder;
    checkRefused(folder, withEntryChanged(folder.record, "{\"deal\": {\"turn\": 2", "{\"deal\": {\"turn\": 3"),
                 "(R4.1)");
    checkRefused(folder, withEntryChanged(folder.record, "{\"deal\": {\"turn\": 1", "{\"deal\": {\"turn\": 2"),
                 "entry 1: that is not the turn being played (R4.1)");
    checkRefused(
        folder,
        withEntryChanged(folder.record, "{\"keep\"", "{\"bet\": {\"squire\": 0, \"board\": \"quests\"}}, {\"keep\""),
        "entry 2: this is not the moment for that (R10.2.1)");
    checkRefused(folder, withEntryChanged(folder.record, "{\"keep\"", "{\"dance\""), "entry 2: ");
    checkRefused(folder, withEntryChanged(folder.record, "\"card\": \"", "\"card\": \"Z"), "(R4.2)");
    const qsizetype lastEntry = folder.record.lastIndexOf("\n  ]");
    checkRefused(folder, folder.record.first(lastEntry) + ", {\"bonus\": {\"squire\": 0, \"board\": \"quests\"}}]}",
                 "the game is over (R6.1)");
}

TEST_CASE("A record of a newer version is refused as such", "[replay]")
{
    const Folder folder;
    checkRefused(folder, withEntryChanged(folder.record, "\"version\": 1", "\"version\": 12"), "version 12");
    checkRefused(folder, withEntryChanged(folder.record, "\"version\": 1", "\"version\": 1.0"), "whole numbers");
    checkRefused(folder, withEntryChanged(folder.record, "\"version\": 1", "\"version\": 1e0"), "whole numbers");
}

TEST_CASE("What is not there or no file is told", "[replay]")
{
    const Folder folder;
    const Run missing = arena("replay nowhere.json", folder.path());
    CHECK(missing.code == 1);
    CHECK(missing.errors.startsWith("academy-arena: nowhere.json: cannot be opened"));
    const Run directory = arena("replay .", folder.path());
    CHECK(directory.code == 1);
    CHECK(directory.errors == "academy-arena: .: this is a folder\n");
    const Run endless = arena("replay /dev/zero", folder.path());
    CHECK(endless.code == 1);
    CHECK(endless.errors.contains("too large"));
}

TEST_CASE("Among several files each gets its line, and the good ones their audit", "[replay]")
{
    const Folder folder;
    write(folder.file("empty.json"), "");
    write(folder.file("other.json"), "{}");
    write(folder.file("old.jsonl"), R"({"options": "of an old audit"})");
    const Run run = arena("replay empty.json game-000001.json other.json --audit old.jsonl", folder.path());
    CHECK(run.code == 1);
    CHECK(run.output.count('\n') == 1);
    CHECK(run.errors.count('\n') == 2);
    CHECK((read(folder.file("old.jsonl")) == arena("replay --audit - game-000001.json", folder.path()).output));
}

TEST_CASE("Of a refused record nothing is audited", "[replay]")
{
    const Folder folder;
    write(folder.file("bad.json"),
          withEntryChanged(folder.record, "{\"deal\": {\"turn\": 6", "{\"deal\": {\"turn\": 5"));
    const Run run = arena("replay bad.json --audit -", folder.path());
    CHECK(run.code == 1);
    CHECK(run.output.isEmpty());
    CHECK(run.errors.contains("(R4.1)"));
}

TEST_CASE("An audit that cannot be written is told of", "[replay]")
{
    const Folder folder;
    for (const QByteArray file : {"no/such/folder.jsonl", "/dev/full", "."}) {
        const Run run = arena(("replay game-000001.json --audit " + file).constData(), folder.path());
        CHECK(run.code == 1);
        CHECK(run.errors.contains(file + " cannot be written"));
    }
    CHECK(arena("replay game-000001.json --audit /dev/null", folder.path()).code == 0);
}

TEST_CASE("An audit is written over no record, nor over anything else that is no audit", "[replay]")
{
    const Folder folder;
    write(folder.file("second.json"), folder.record);
    write(folder.file("letter.txt"), "Dear Enide,");
    write(folder.file("audit.jsonl"), arena("replay game-000001.json --audit -", folder.path()).output);
    REQUIRE(QFile::link(folder.file("game-000001.json"), folder.file("link.json")));
    REQUIRE(QFile::link(folder.file("audit.jsonl"), folder.file("link.jsonl")));
    for (const char *words :
         {"replay --audit game-000001.json second.json", "replay --audit game-000001.json game-000001.json",
          "replay --audit ./game-000001.json game-000001.json", "replay --audit link.json game-000001.json",
          "replay --audit game-000001.json link.json", "replay --audit letter.txt game-000001.json",
          "replay --audit audit.jsonl link.jsonl"}) {
        INFO(words);
        const Run run = arena(words, folder.path());
        CHECK(run.code == 1);
        CHECK(run.errors.count('\n') == 1);
        CHECK(run.errors.contains("is no audit, so none is written over it"));
        CHECK((read(folder.file("game-000001.json")) == folder.record));
        CHECK(read(folder.file("letter.txt")) == "Dear Enide,");
    }
    CHECK(arena("replay --audit audit.jsonl game-000001.json", folder.path()).code == 0);
}

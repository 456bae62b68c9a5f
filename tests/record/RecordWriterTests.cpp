// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "RandomGame.h"
#include "SampleRecord.h"

#include "record/Audit.h"
#include "record/Record.h"
#include "record/Replay.h"

#include <QByteArrayList>

#include <catch2/catch_test_macros.hpp>

using namespace academy;
using namespace academy::record;
using namespace academy::record::test;

TEST_CASE("An entry that was read is written as it was", "[record]")
{
    const QByteArray written = toJson(std::get<Record>(readRecord(sampleRecord)));
    for (const QByteArray &line : sampleRecord.split('\n')) {
        if (line.startsWith("    {\"deal\"") || line.startsWith("    {\"bet\"") || line.startsWith("    {\"keep\"")) {
            INFO(line.toStdString());
            CHECK(written.contains(line));
        }
    }
    CHECK(written.contains(R"({"name": "Chloé", "kind": "human"})"));
    CHECK(written.contains(R"({"name": "Bruno", "kind": "computer", "level": "knight"})"));
}

TEST_CASE("What the table agreed on is written where it is said, and read back", "[record]")
{
    Record record = std::get<Record>(readRecord(sampleRecord));
    CHECK_FALSE(toJson(record).contains("table"));
    for (const bool hidden : {true, false}) {
        record.table.hiddenScores = hidden;
        const QByteArray text = toJson(record);
        CHECK(text.contains(hidden ? R"("table": {"hiddenScores": true})" : R"("table": {"hiddenScores": false})"));
        const auto reading = readRecord(text);
        REQUIRE(std::holds_alternative<Record>(reading));
        CHECK(std::get<Record>(reading).table == record.table);
        CHECK(toJson(std::get<Record>(reading)) == text);
    }
    record.table = TableTerms();
    record.table.takeBacks = true;
    CHECK(toJson(record).contains(R"("table": {"takeBacks": true})"));
    record.table.hiddenScores = true;
    CHECK(toJson(record).contains(R"("table": {"hiddenScores": true, "takeBacks": true})"));
    record.table.title = QStringLiteral("Noël \"chez nous\"");
    record.table.branched = true;
    record.table.over = false;
    const auto reading = readRecord(toJson(record));
    REQUIRE(std::holds_alternative<Record>(reading));
    CHECK(std::get<Record>(reading).table == record.table);
}

TEST_CASE("A computer's style is written where it has one, and kept where it is of another version", "[record][style]")
{
    Record record = std::get<Record>(readRecord(sampleRecord));
    const QByteArray without = toJson(record);
    CHECK_FALSE(without.contains("style"));
    for (const char *style : {"bold", "merry"}) {
        record.players[1].style = QString::fromLatin1(style);
        const QByteArray text = toJson(record);
        CHECK(text.contains(R"("level": "knight", "style": ")" + QByteArray(style) + R"("})"));
        const auto reading = readRecord(text);
        REQUIRE(std::holds_alternative<Record>(reading));
        CHECK(std::get<Record>(reading).players == record.players);
        CHECK(toJson(std::get<Record>(reading)) == text);
        CHECK(QByteArray(text).replace(R"(, "style": ")" + QByteArray(style) + '"', "") == without);
    }
}

TEST_CASE("A record without entries is written and read", "[record]")
{
    Record record = std::get<Record>(readRecord(sampleRecord));
    record.entries.clear();
    record.players[0].name = QStringLiteral("a \"quoted\"\nname\\");
    const QByteArray text = toJson(record);
    CHECK(text.contains("\"entries\": []"));
    const auto reading = readRecord(text);
    REQUIRE(std::holds_alternative<Record>(reading));
    CHECK(std::get<Record>(reading).players == record.players);
    CHECK(std::get<Record>(reading).options == record.options);
}

TEST_CASE("Records of games of every mode and variation are read back, and replay to the same end", "[record][long]")
{
    std::uint64_t seed = 0;
    for (const rules::Options &options : allModesAndVariations()) {
        const RandomGame game = playRandomGame(options, ++seed);
        const QByteArray text = toJson(game.record);
        const auto reading = readRecord(text);
        INFO("seed " << seed);
        REQUIRE(std::holds_alternative<Record>(reading));
        const auto &record = std::get<Record>(reading);
        REQUIRE(record.options == options);
        REQUIRE(toJson(record) == text);
        AuditWriter audit;
        const auto replayed = replayRecord(record, &audit);
        REQUIRE(std::holds_alternative<rules::State>(replayed));
        CHECK(std::get<rules::State>(replayed).phase == rules::Phase::Over);
        CHECK(audit.text() == game.audit);
    }
}

TEST_CASE("A record may stop after any entry", "[record]")
{
    for (const rules::Options &mode : allModes()) {
        rules::Options options = mode;
        options.variations = 0b111111;
        options.advanced = 0b111;
        const RandomGame game = playRandomGame(options, 5);
        Record record = game.record;
        while (!record.entries.empty()) {
            record.entries.pop_back();
            AuditWriter audit;
            REQUIRE(std::holds_alternative<rules::State>(replayRecord(record, &audit)));
            REQUIRE(game.audit.startsWith(audit.text()));
        }
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "InvalidEntries.h"
#include "RandomGame.h"

#include "record/Record.h"
#include "record/Replay.h"

#include <catch2/catch_test_macros.hpp>

#include <vector>

using namespace academy;
using namespace academy::record;
using namespace academy::record::test;

namespace
{

/// A place where a mischief can be done.
struct Chance {
    std::size_t game = 0;
    std::size_t position = 0; ///< of the entry that is replaced
    BadEntry bad;
};

std::vector<InvalidEntries> allMischief()
{
    std::vector<InvalidEntries> all;
    for (const auto some : {mischiefBeforePlay(), mischiefInPlay(), mischiefInScoring()}) {
        all.insert(all.end(), some.begin(), some.end());
    }
    return all;
}

/// Games of all modes, each with and without variations and advanced rules.
std::vector<Record> someGames()
{
    std::vector<Record> games;
    for (std::uint64_t seed = 1; seed <= 16; ++seed) {
        for (rules::Options options : allModes()) {
            options.variations = seed % 4 == 0 ? 0 : static_cast<std::uint8_t>(seed * 7 % 64);
            options.set(rules::Variation::Charity, seed % 2 == 1);
            options.advanced = static_cast<std::uint8_t>(seed % 8);
            games.push_back(playRandomGame(options, seed).record);
        }
    }
    return games;
}

/// By mischief, everywhere it can be done in the games.
std::vector<std::vector<Chance>> findChances(const std::vector<Record> &games,
                                             const std::vector<InvalidEntries> &mischief)
{
    std::vector<std::vector<Chance>> chances(mischief.size());
    for (std::size_t game = 0; game < games.size(); ++game) {
        const std::vector<Entry> &entries = games[game].entries;
        Replay replay(games[game].options);
        for (std::size_t position = 0; position <= entries.size(); ++position) {
            const Entry *good = position < entries.size() ? &entries[position] : nullptr;
            for (std::size_t i = 0; i < mischief.size(); ++i) {
                if (const auto bad = mischief[i].make(replay.state(), good)) {
                    chances[i].push_back({game, position, *bad});
                }
            }
            if (good != nullptr) {
                REQUIRE_FALSE(replay.apply(*good).has_value());
            }
        }
    }
    return chances;
}

/// The record with the bad entry in the place of a good one.
Record spoil(Record record, const Chance &chance)
{
    if (chance.position < record.entries.size()) {
        record.entries[chance.position] = chance.bad.entry;
    } else {
        record.entries.push_back(chance.bad.entry);
    }
    return record;
}

} // namespace

TEST_CASE("Records with one illegal entry are refused, naming the entry and the rule", "[illegal]")
{
    constexpr std::size_t triesOfEach = 5;
    const std::vector<Record> games = someGames();
    const std::vector<InvalidEntries> mischief = allMischief();
    const auto chances = findChances(games, mischief);
    std::size_t refused = 0;
    for (std::size_t i = 0; i < mischief.size(); ++i) {
        INFO(mischief[i].name);
        REQUIRE(chances[i].size() >= triesOfEach);
        for (std::size_t attempt = 0; attempt < triesOfEach; ++attempt) {
            const Chance &chance = chances[i][attempt * (chances[i].size() - 1) / (triesOfEach - 1)];
            const Record &good = games[chance.game];
            const auto reading = readRecord(toJson(spoil(good, chance)));
            REQUIRE(std::holds_alternative<Record>(reading));
            const auto replayed = replayRecord(std::get<Record>(reading));
            INFO(toJson(chance.bad.entry).toStdString());
            REQUIRE(std::holds_alternative<RecordError>(replayed));
            const auto &error = std::get<RecordError>(replayed);
            CHECK(error.trouble == Trouble::IllegalEntry);
            CHECK(error.entry == static_cast<int>(chance.position) + 1);
            CHECK(error.rule == chance.bad.refusal.rule);
            CHECK(error.reason == chance.bad.refusal.reason);
            CHECK(error.message().startsWith(QStringLiteral("entry %1: ").arg(chance.position + 1)));
            ++refused;
        }
    }
    CHECK(refused >= 200);
}

TEST_CASE("A refused entry changes nothing", "[illegal]")
{
    const std::vector<InvalidEntries> mischief = allMischief();
    for (rules::Options options : allModes()) {
        options.variations = 0b111111;
        options.advanced = 0b111;
        const Record record = playRandomGame(options, 21).record;
        Replay replay(options);
        for (const Entry &good : record.entries) {
            const rules::State before = replay.state();
            for (const InvalidEntries &one : mischief) {
                if (const auto bad = one.make(before, &good)) {
                    INFO(one.name);
                    REQUIRE(replay.apply(bad->entry).has_value());
                    REQUIRE(replay.state() == before);
                }
            }
            REQUIRE_FALSE(replay.apply(good).has_value());
        }
    }
}

TEST_CASE("An entry left out or written twice is noticed", "[illegal]")
{
    for (const rules::Options &options : allModes()) {
        const Record good = playRandomGame(options, 8).record;
        for (std::size_t position = 0; position + 1 < good.entries.size(); position += 7) {
            Record record = good;
            record.entries.erase(record.entries.begin() + static_cast<std::ptrdiff_t>(position));
            const auto without = replayRecord(record);
            REQUIRE(std::holds_alternative<RecordError>(without));
            CHECK(std::get<RecordError>(without).entry > static_cast<int>(position));

            record = good;
            record.entries.insert(record.entries.begin() + static_cast<std::ptrdiff_t>(position),
                                  good.entries[position]);
            const auto twice = replayRecord(record);
            REQUIRE(std::holds_alternative<RecordError>(twice));
            CHECK(std::get<RecordError>(twice).entry > static_cast<int>(position) + 1);
        }
    }
}

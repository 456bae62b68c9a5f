// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "../SampleSize.h"
#include "TestTable.h"

#include "record/RecordFile.h"
#include "record/Replay.h"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_range.hpp>

using namespace academy;
using namespace academy::model;

namespace
{

// Whenever nothing is being told, people see the game as it is.
void requireToldAsItIs(TestTable &game)
{
    Table &table = game.table();
    if (!table.presenter()->telling()) {
        REQUIRE(table.told().table == table.controller().state());
    }
}

void playWholeGame(const rules::Options &options, int humans, std::uint64_t seed)
{
    TestTable game(seed);
    game.watch = [&game] { requireToldAsItIs(game); };
    game.begin(options, humans, seed);
    int decisions = 0;
    game.playToTheEnd([&] { ++decisions; });
    Table &table = game.table();
    CHECK(decisions >= humans * 6);
    CHECK(table.stage() == Enums::Stage::Over);
    CHECK(table.result()->count() == options.squires);
    const auto replayed = record::replayRecord(table.controller().match().record());
    REQUIRE(std::holds_alternative<rules::State>(replayed));
    CHECK(std::get<rules::State>(replayed) == table.controller().state());
}

} // namespace

TEST_CASE("People play whole standard games by the prompt alone", "[Table][long]")
{
    const int squires = GENERATE(3, 4, 5);
    const int humans = GENERATE(1, 2, 5);
    const unsigned variations = GENERATE(0U, allVariations);
    playWholeGame(options(rules::Mode::Standard, squires, variations, variations == 0 ? 0 : allAdvanced),
                  std::min(humans, squires), static_cast<std::uint64_t>(squires * 10 + humans));
}

TEST_CASE("People play whole games of Karadoc and Lancelot by the prompt alone", "[Table][long]")
{
    const auto mode = GENERATE(rules::Mode::Karadoc, rules::Mode::Lancelot);
    const int humans = GENERATE(1, 2);
    const unsigned variations = GENERATE(0U, allVariations);
    playWholeGame(options(mode, 3, variations, variations == 0 ? 0 : allAdvanced), humans,
                  static_cast<std::uint64_t>(humans));
}

TEST_CASE("People play whole games with each variation and each advanced rule alone", "[Table][long]")
{
    const int rule = GENERATE(range(0, rules::variationCount + rules::advancedCount));
    const bool isVariation = rule < rules::variationCount;
    const unsigned variations = isVariation ? 1U << rule : 0U;
    const unsigned advanced = isVariation ? 0U : 1U << (rule - rules::variationCount);
    playWholeGame(options(rules::Mode::Standard, 4, variations, advanced), 2, static_cast<std::uint64_t>(rule));
    playWholeGame(options(rules::Mode::Lancelot, 4, variations, advanced), 2, static_cast<std::uint64_t>(rule));
}

TEST_CASE("People play whole games of any options by the prompt alone", "[Table]")
{
    rules::Random random(21);
    for (int game = 0; game < academy::test::sampleSize(12); ++game) {
        const rules::Options any = anyOptions(random);
        playWholeGame(any, 1 + random.below(any.players()), random.next());
    }
}

TEST_CASE("Computers play a whole game by themselves", "[Table]")
{
    TestTable game;
    game.begin(options(rules::Mode::Standard, 5, allVariations, allAdvanced), 0, 5);
    game.tellAll();
    CHECK(game.table().over());
    CHECK(game.table().hand()->count() == 0);
}

TEST_CASE("The same seed and the same decisions make the same game", "[Table]")
{
    const auto play = [] {
        TestTable game(4);
        game.begin(options(rules::Mode::Standard, 4, allVariations, 0), 2, 17);
        game.playToTheEnd();
        return record::toJson(game.table().controller().match().record());
    };
    CHECK(play() == play());
}

TEST_CASE("Skipping ends at once, in the same table as telling step by step", "[EventPresenter]")
{
    const auto play = [](bool skips) {
        TestTable game(4);
        game.begin(options(rules::Mode::Standard, 3, allVariations, allAdvanced), 1, 23);
        Table &table = game.table();
        while (!table.over()) {
            if (skips) {
                table.skip();
                REQUIRE(!table.presenter()->telling());
                REQUIRE(table.told().table == table.controller().state());
            } else {
                game.tellAll();
            }
            if (game.isAsked()) {
                game.decide();
            }
        }
        QStringList chronicle;
        for (const ChronicleRow &row : table.chronicle()->rows()) {
            chronicle.append(row.section + row.text + row.detail);
        }
        return chronicle;
    };
    CHECK(play(true) == play(false));
}

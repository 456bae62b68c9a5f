// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Examples.h"

#include "Setup.h"
#include "players/Player.h"
#include "rules/Game.h"
#include "rules/Playout.h"

#include <atomic>
#include <bit>
#include <thread>

namespace academy::arena
{

namespace
{

constexpr int decisionsForOneBlunder = 25;

rules::Options drawOptions(const ExampleTable &table, rules::Random &random)
{
    rules::Options options = rules::Options::of(table.mode, table.squires);
    options.firstSquire = static_cast<std::uint8_t>(random.below(options.players()));
    const int part = random.below(3);
    if (part == 0) {
        return options;
    }
    options.stakes = static_cast<rules::Stakes>(random.below(2));
    options.advanced = static_cast<std::uint8_t>(random.below(1 << rules::advancedCount));
    for (int variation = 0; variation < rules::variationCount; ++variation) {
        const bool isPlayed = random.below(100) < (part == 1 ? 35 : 80); // few or nearly all
        options.variations = static_cast<std::uint8_t>(options.variations | ((isPlayed ? 1U : 0U) << variation));
    }
    return options;
}

Example exampleFrom(const rules::State &state)
{
    Example example{.options = state.options, .turn = state.turn, .scrolls = state.scrolls, .tracks = state.tracks};
    for (int squire = 0; squire < state.squires(); ++squire) {
        const auto at = static_cast<std::size_t>(squire);
        example.points[at] = static_cast<std::int8_t>(rules::points(state, squire));
        for (int kind = 0; kind < rules::coatCount; ++kind) {
            const auto coat = static_cast<rules::Coat>(kind);
            const int held = rules::isDeed(coat) ? state.coats[at].of(coat) : 0;
            example.deeds[at] = static_cast<std::int8_t>(example.deeds[at] + held);
        }
    }
    return example;
}

std::vector<Example> playGame(const ExampleTable &table, std::uint64_t seed)
{
    rules::Random random(seed);
    const auto herald = players::makePlayer("herald");
    rules::State state = rules::newGame(drawOptions(table, random));
    std::vector<Example> examples;
    while (rules::playToDecision(state, random)) {
        if (state.turn > 1 && (examples.empty() || examples.back().turn != state.turn)) {
            examples.push_back(exampleFrom(state)); // the cards are dealt, and nothing else has happened
        }
        const int actor = std::countr_zero(rules::deciding(state));
        const bool blunders = random.below(decisionsForOneBlunder) == 0;
        rules::applyLegal(state,
                          blunders
                              ? rules::randomAction(state, random)
                              : herald->choose(rules::viewOf(state, rules::decider(state, actor)), actor, {}, random));
    }
    const players::Shares shares = players::finalShares(state);
    for (Example &example : examples) {
        for (std::size_t player = 0; player < shares.size(); ++player) {
            example.victory[player] = static_cast<float>(shares[player]) / players::wholeVictory;
        }
    }
    return examples;
}

} // namespace

std::span<const ExampleTable> exampleTables()
{
    static const std::array<ExampleTable, 5> tables{{
        {QStringLiteral("3 squires"), rules::Mode::Standard, 3},
        {QStringLiteral("4 squires"), rules::Mode::Standard, 4},
        {QStringLiteral("5 squires"), rules::Mode::Standard, 5},
        {QStringLiteral("Karadoc"), rules::Mode::Karadoc, 3},
        {QStringLiteral("Lancelot"), rules::Mode::Lancelot, 4},
    }};
    return tables;
}

std::vector<Example> playExamples(const ExamplePlan &plan)
{
    std::vector<std::vector<Example>> games(static_cast<std::size_t>(plan.games));
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
        for (std::size_t game = next++; game < games.size(); game = next++) {
            games[game] = playGame(plan.table, seedOfPart(plan.seed, game));
        }
    };
    {
        std::vector<std::jthread> helpers;
        for (int job = 1; job < plan.jobs; ++job) {
            helpers.emplace_back(work);
        }
        work();
    }
    std::vector<Example> examples;
    for (const std::vector<Example> &game : games) {
        examples.insert(examples.end(), game.begin(), game.end());
    }
    return examples;
}

} // namespace academy::arena

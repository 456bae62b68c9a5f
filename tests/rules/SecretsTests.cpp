// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Position.h"
#include "Words.h"
#include "views/ViewEquivalence.h"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>

/// Section 11 of the rules, over random games of all options: views hold what a player knows, and nothing else.
namespace academy::rules::test
{

namespace
{

Options anyOptions(Options options, Random &random)
{
    options.variations = static_cast<std::uint8_t>(random.below(64));
    options.advanced = static_cast<std::uint8_t>(random.below(8));
    options.stakes = random.below(2) == 0 ? Stakes::Booklet : Stakes::GrandFinale;
    return startingWith(options, random.below(options.mode == Mode::Karadoc ? 2 : options.squires));
}

SecretCounts compareManyViews(const Options &mode)
{
    Random random(mode.squires);
    SecretCounts counts;
    for (int number = 0; number < 200; ++number) {
        const Transcript game = playRandomGame(anyOptions(mode, random), random);
        for (int player = 0; player < mode.players(); ++player) {
            for (int twin = 0; twin < 6; ++twin) {
                compareViews(game, player, random, counts);
            }
        }
    }
    return counts;
}

void requireSecrets(const SecretCounts &counts)
{
    CHECK(counts.dealt > 500);
    CHECK(counts.hands > 500);
    CHECK(counts.kept > 100);
    CHECK(counts.tokens > 500);
    CHECK(counts.coats > 100);
    CHECK(counts.learnedLater > 200);
}

} // namespace

TEST_CASE("Games that differ in secrets look the same to a player among three", "[view]")
{
    requireSecrets(compareManyViews(standard(3)));
}

TEST_CASE("Games that differ in secrets look the same to a player among four", "[view]")
{
    const SecretCounts counts = compareManyViews(standard(4));
    requireSecrets(counts);
    CHECK(counts.exchanges > 10);
}

TEST_CASE("Games that differ in secrets look the same to a player among five", "[view]")
{
    const SecretCounts counts = compareManyViews(standard(5));
    requireSecrets(counts);
    CHECK(counts.exchanges > 10);
}

TEST_CASE("Games that differ in secrets look the same to a player of Karadoc", "[view]")
{
    requireSecrets(compareManyViews(karadoc()));
}

TEST_CASE("Games that differ in secrets look the same to a player of Lancelot", "[view]")
{
    requireSecrets(compareManyViews(lancelot()));
}

TEST_CASE("A player finds its decisions and its choices in its view", "[view]")
{
    Random random(13);
    int decisions = 0;
    for (const Options &mode : {standard(3), standard(4), standard(5), karadoc(), lancelot()}) {
        for (int number = 0; number < 100; ++number) {
            const Transcript game = playRandomGame(anyOptions(mode, random), random);
            for (const State &state : game.states) {
                for (int actor = 0; actor < maxSquires; ++actor) {
                    if (((deciding(state) >> actor) & 1) == 0) {
                        continue;
                    }
                    const View view = viewOf(state, decider(state, actor));
                    ++decisions;
                    ActionList actions;
                    ActionList inView;
                    legalActions(state, actor, actions);
                    legalActions(view.table, actor, inView);
                    if (deciding(view.table) != deciding(state) || due(view.table) != due(state)
                        || !std::equal(actions.begin(), actions.end(), inView.begin(), inView.end())) {
                        FAIL("player " << decider(state, actor) << " sees other choices\n" << text(state));
                    }
                }
            }
        }
    }
    CHECK(decisions > 500 * 6 * 12);
}

} // namespace academy::rules::test

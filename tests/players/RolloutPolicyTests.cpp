// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Positions.h"

#include "players/RolloutPolicy.h"
#include "players/Tuning.h"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <bit>
#include <vector>

namespace academy::players::tests
{

using namespace rules;

namespace
{

/// Different actions among many that policy takes in that position.
std::size_t kindsOfAction(const State &state, int actor, int noise, Random &random)
{
    const RolloutPolicy policy(state);
    std::vector<Action> kinds;
    for (int time = 0; time < 40; ++time) {
        const Action action = policy.act(state, actor, noise, random);
        REQUIRE_FALSE(check(state, action));
        if (std::ranges::find(kinds, action) == kinds.end()) {
            kinds.push_back(action);
        }
    }
    return kinds.size();
}

} // namespace

TEST_CASE("The policy divides six cards in more ways than one, but only by noise", "[policy]")
{
    Random random(12);
    int divisions = 0;
    std::size_t ways = 0;
    for (int game = 0; game < 5; ++game) {
        playThrough(Options::of(Mode::Lancelot, 4), random, [&](const State &state) {
            if (state.phase != Phase::Assign) {
                return;
            }
            const int player = std::countr_zero(deciding(state));
            CHECK(kindsOfAction(state, player, 0, random) == 1);
            ways += kindsOfAction(state, player, SearchTuning{}.noise, random);
            ++divisions;
        });
    }
    REQUIRE(divisions > 0);
    CHECK(ways > 2 * static_cast<std::size_t>(divisions));
}

TEST_CASE("The policy counts a card on the bet board for Gallantry, on whichever board the bet lies",
          "[policy][R10.2.2]")
{
    Options options = Options::of(Mode::Standard, 4);
    options.set(Variation::Gallantry);
    Random random(4);
    State state = newGame(options);
    resolveChance(state, random);
    while (state.phase == Phase::Bet) {
        applyLegal(state, Action::bet(std::countr_zero(deciding(state)), Board::Jousts));
    }
    REQUIRE(state.phase == Phase::Draft);
    // First on Gallantry, nothing to win on King's Service, little on Charity.
    state.track(Board::Gallantry).place(0, 9);
    state.track(Board::KingsService).place(0, 12);
    for (int rival = 1; rival < 4; ++rival) {
        state.track(Board::Charity).place(rival, 12);
    }
    const std::array cards{Card(CardKind::KingsService, 2), Card(CardKind::Charity, 2)};
    state.hands[0] = {};
    for (const Card card : cards) {
        state.hands[0].insert(card);
    }
    for (const Card card : cards) {
        const Action keep = Action::keep(0, card);
        state.bets[0] = card.ownBoard();
        const RolloutPolicy policy(state);
        CHECK(policy.act(state, 0, 0, random) == keep);
        const int with = policy.gain(state, keep);
        state.bets[0] = Board::Quests;
        CHECK(with > policy.gain(state, keep));
    }
}

TEST_CASE("The policy takes legal actions in every kind of game", "[policy]")
{
    Random random(13);
    for (int game = 0; game < 60; ++game) {
        playThrough(anyOptions(random), random, [&](const State &state) {
            if (due(state) == Due::Decision) {
                const int actor = std::countr_zero(deciding(state));
                const Action action = RolloutPolicy(state).act(state, actor, SearchTuning{}.noise, random);
                INFO(describe(state));
                CHECK_FALSE(check(state, action));
            }
        });
    }
}

} // namespace academy::players::tests

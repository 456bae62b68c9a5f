// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "players/Player.h"
#include "rules/Playout.h"

#include <bit>
#include <memory>

/// Heralds who play a game, the yardstick of the benchmarks: quick, and as strong as a search without thinking ahead.
namespace academy::bench
{

/// Heralds decide for everybody as long as `goesOn` says so of a state in which somebody has to decide, or the game is over.
template <class GoesOn>
void playOnByHeralds(rules::State &state, rules::Random &random, GoesOn goesOn)
{
    const std::unique_ptr<players::Player> herald = players::makePlayer("herald");
    while (rules::playToDecision(state, random) && goesOn(state)) {
        const int actor = std::countr_zero(rules::deciding(state));
        const rules::View view = rules::viewOf(state, rules::decider(state, actor));
        rules::applyLegal(state, herald->choose(view, actor, {}, random));
    }
}

} // namespace academy::bench

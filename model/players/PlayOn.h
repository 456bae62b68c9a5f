// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "players/Player.h"
#include "rules/Playout.h"

#include <bit>
#include <utility>

/// Games that computer players play on by themselves, seeing each time what the one who decides may see.
namespace academy::players
{

/// Plays as long as `goesOn` says so of a state in which somebody has to decide. `playerOf(int)` is the Player & that decides
/// for that player. True when the game is over.
template <typename PlayerOf, typename GoesOn>
bool playTogether(rules::State &state, PlayerOf playerOf, rules::Random &random, GoesOn goesOn)
{
    while (rules::playToDecision(state, random)) {
        if (!goesOn(std::as_const(state))) {
            return false;
        }
        const int actor = std::countr_zero(rules::deciding(state));
        const rules::View view = rules::viewOf(state, rules::decider(state, actor));
        rules::applyLegal(state, playerOf(view.player).choose(view, actor, {}, random));
    }
    return true;
}

/// The same with one player who decides for everybody.
template <typename GoesOn>
bool playOn(rules::State &state, Player &player, rules::Random &random, GoesOn goesOn)
{
    return playTogether(state, [&player](int) -> Player & { return player; }, random, goesOn);
}

} // namespace academy::players

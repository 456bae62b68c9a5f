// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "players/Player.h"
#include "rules/Playout.h"

#include <bit>
#include <utility>

/// Games in which one player decides for everybody, seeing each time what the one who decides may see.
namespace academy::players
{

/// Plays as long as `goesOn` says so of a state in which somebody has to decide. True when the game is over.
template <typename GoesOn>
bool playOn(rules::State &state, Player &player, rules::Random &random, GoesOn goesOn)
{
    while (rules::playToDecision(state, random)) {
        if (!goesOn(std::as_const(state))) {
            return false;
        }
        const int actor = std::countr_zero(rules::deciding(state));
        const rules::View view = rules::viewOf(state, rules::decider(state, actor));
        rules::applyLegal(state, player.choose(view, actor, {}, random));
    }
    return true;
}

} // namespace academy::players

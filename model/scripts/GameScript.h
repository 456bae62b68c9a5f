// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "rules/Options.h"
#include "rules/State.h"

#include <string_view>
#include <vector>

/// What happens in a game that is played by a script: which cards squires keep and play, turn by turn, and where it begins
/// for whoever looks at it. Hands are dealt so that this is possible, and the rules do the rest from the first deal on, so no
/// script can lead to what cannot happen (ScriptedGame.h).
namespace academy::scripts
{

/// What a squire plays in a turn, in order: "J5 T3 E2 G4 K3 Q2 C4", J and T for Swords on Jousts and Tournaments. What is
/// left out is filled up with cards of boards that the script is not about.
struct TurnScript {
    std::vector<std::string_view> cards;
    std::vector<rules::Board> bonuses{}; ///< in the order in which they are used; Charity when left out
    std::vector<rules::Board> bets{}; ///< by squire; Charity when left out
    std::vector<rules::Board> ties{}; ///< won by the first player; the first one there is when left out
    std::vector<int> tokens{}; ///< places of the Codex, in the order in which they are taken; the first when left out
};

struct GameScript {
    rules::Options options{};
    std::vector<TurnScript> turns{}; ///< turns after the last one are filled up
    std::vector<rules::Board> boards{}; ///< those it is about
    bool peeks = false; ///< squires that may look at a token of the Codex do (R10.3.2), at the first one
    /// The level of the computer player that decides everything, with hands dealt by chance, instead of `turns`; for modes
    /// whose deal cannot be planned. Empty: `turns` decide.
    std::string_view level{};

    // Where it begins.
    int turn = 1;
    rules::Phase phase = rules::Phase::Play;
    int step = 0;
};

} // namespace academy::scripts

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "players/KeepWorths.h"
#include "players/Odds.h"
#include "rules/Action.h"
#include "rules/Random.h"
#include "rules/State.h"

#include <array>

/// What squires like to keep in a draft: each what its own judgement holds to be best. Reckoned once for all of them when the
/// turn begins; from then on a card is looked up. So the search lets rivals draft, and so it guesses, from what was passed
/// on, which cards they hold (McmcDealSampler).
namespace academy::players
{

class DraftModel
{
public:
    /// The table may be a View's, at any time of the turn: cards played since the draft are thought back.
    explicit DraftModel(const rules::State &table, const Odds &given = odds);

    /// What the squire keeps of its hand. Where several cards are best each is as likely.
    [[nodiscard]] rules::Action keep(const rules::State &state, int squire, rules::Random &random) const;

    /// How unlikely it is that the squire keeps the first card of the hand, after those kept before: the chance is
    /// e^-(reluctance / 32). What is worth `firmness` less, in 1/256 points, is e times less likely.
    [[nodiscard]] int reluctance(int squire, rules::Hand kept, rules::Hand hand, int firmness) const;

private:
    static constexpr int reach = 16; ///< squares

    [[nodiscard]] KeepWorths worths(int squire, rules::Board bet, rules::Hand kept, rules::Hand hand) const;

    int m_squires;
    int m_turn;
    int m_neutral; ///< wants nothing (R8.2)
    int m_denial;
    /// What so many squares bring, by squire and board.
    std::array<std::array<std::array<int, reach + 1>, rules::boardCount>, rules::maxSquires> m_curves{};
    /// What one card brings on the board that the squire has bet on (R10.2.2).
    std::array<int, rules::maxSquires> m_betCards{};
    std::array<rules::Board, rules::maxSquires> m_bets{}; ///< laid so far
};

} // namespace academy::players

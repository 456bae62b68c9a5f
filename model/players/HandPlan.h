// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "players/Prospects.h"
#include "rules/Card.h"

#include <array>

/// A squire's hand planned to the end of the turn: which cards to play, and each Swords card on which board, so that the
/// whole is worth most. All plans are tried; there are at most eighty.
namespace academy::players
{

class HandPlan
{
public:
    /// `plays` of the cards will be played. `bet` may be noBoard. The prospects count from where the discs stand now.
    HandPlan(Prospects &prospects, rules::Hand hand, int plays, rules::Board bet = rules::noBoard);

    /// Worth of the best plan.
    [[nodiscard]] int best() const { return m_best; }
    /// Worth of the best plan in which that card is played on that board.
    [[nodiscard]] int bestWith(rules::Card card, rules::Board board) const;

private:
    void extend(int position, int plays, int worth);

    Prospects *m_prospects;
    rules::Hand m_hand;
    rules::Board m_bet;
    int m_betCard;
    std::array<int, rules::boardCount> m_squares{};
    std::array<rules::Board, rules::Hand::capacity>
        m_boards{}; ///< of the plan at hand, by position; noBoard: not played
    int m_best = -1'000'000'000;
    std::array<std::array<int, 2>, rules::Hand::capacity> m_bestWith; ///< by position, second: on Tournaments
};

} // namespace academy::players

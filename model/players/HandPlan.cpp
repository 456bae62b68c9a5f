// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "players/HandPlan.h"

namespace academy::players
{

using namespace rules;

HandPlan::HandPlan(Prospects &prospects, Hand hand, int plays, Board bet)
    : m_prospects(&prospects)
    , m_hand(hand)
    , m_bet(bet)
    , m_betCard(bet == noBoard ? 0 : prospects.betCard())
{
    m_bestWith.fill({m_best, m_best});
    extend(0, std::min(plays, hand.size()), 0);
}

int HandPlan::bestWith(Card card, Board board) const
{
    const int position = m_hand.find(card);
    return position < 0 ? m_best : m_bestWith[static_cast<std::size_t>(position)][board == Board::Tournaments ? 1 : 0];
}

void HandPlan::extend(int position, int plays, int worth)
{
    if (plays > m_hand.size() - position) {
        return;
    }
    if (plays == 0) {
        m_best = std::max(m_best, worth);
        for (std::size_t i = 0; i < static_cast<std::size_t>(position); ++i) {
            if (m_boards[i] != noBoard) {
                int &with = m_bestWith[i][m_boards[i] == Board::Tournaments ? 1 : 0];
                with = std::max(with, worth);
            }
        }
        return;
    }
    const auto at = static_cast<std::size_t>(position);
    const Card card = m_hand.at(position);
    const auto playOn = [&](Board board) {
        int &squares = m_squares[static_cast<std::size_t>(board)];
        const int gain = m_prospects->gain(board, squares, squares + card.value()) + (board == m_bet ? m_betCard : 0);
        squares += card.value();
        m_boards[at] = board;
        extend(position + 1, plays - 1, worth + gain);
        squares -= card.value();
    };
    playOn(card.ownBoard());
    if (card.isSwords()) {
        playOn(Board::Tournaments);
    }
    m_boards[at] = noBoard;
    extend(position + 1, plays, worth);
}

} // namespace academy::players

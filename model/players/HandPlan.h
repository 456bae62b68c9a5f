// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "rules/Board.h"
#include "rules/Card.h"
#include "rules/State.h"

#include <algorithm>
#include <array>

/// A squire's hand planned to the end of the turn: which cards to play, and each Swords card on which board, so that the
/// whole is worth most. All plans are tried; there are at most eighty. The herald plays by it (ActionEvaluator), and the search
/// supposes that rivals do (PlayModel).
namespace academy::players
{

/// `Gain`: gain(board, from, to) is what one card brings that moves the disc from so many squares further than now to so many.
template <typename Gain>
class HandPlan
{
public:
    /// `plays` of the cards will be played.
    HandPlan(Gain gain, rules::Hand hand, int plays)
        : m_gain(gain)
        , m_hand(hand)
    {
        m_bestWith.fill({m_best, m_best});
        extend(0, std::min(plays, hand.size()), 0);
    }

    /// Worth of the best plan.
    [[nodiscard]] int best() const { return m_best; }

    /// Worth of the best plan in which that card is played on that board.
    [[nodiscard]] int bestWith(rules::Card card, rules::Board board) const
    {
        const int position = m_hand.find(card);
        return position < 0 ? m_best : m_bestWith[static_cast<std::size_t>(position)][column(board)];
    }

private:
    static std::size_t column(rules::Board board)
    {
        return board == rules::facts(rules::CardKind::Swords).otherBoard ? 1 : 0;
    }

    void extend(int position, int plays, int worth)
    {
        if (plays > m_hand.size() - position) {
            return;
        }
        if (plays == 0) {
            m_best = std::max(m_best, worth);
            for (std::size_t i = 0; i < static_cast<std::size_t>(position); ++i) {
                if (m_boards[i] != rules::noBoard) {
                    int &with = m_bestWith[i][column(m_boards[i])];
                    with = std::max(with, worth);
                }
            }
            return;
        }
        const rules::Card card = m_hand.at(position);
        playOn(card.ownBoard(), position, plays, worth);
        if (card.isSwords()) {
            playOn(card.otherBoard(), position, plays, worth);
        }
        m_boards[static_cast<std::size_t>(position)] = rules::noBoard;
        extend(position + 1, plays, worth);
    }

    void playOn(rules::Board board, int position, int plays, int worth)
    {
        const int value = m_hand.at(position).value();
        int &squares = m_squares[static_cast<std::size_t>(board)];
        const int gain = m_gain(board, squares, squares + value);
        squares += value;
        m_boards[static_cast<std::size_t>(position)] = board;
        extend(position + 1, plays - 1, worth + gain);
        squares -= value;
    }

    Gain m_gain;
    rules::Hand m_hand;
    std::array<int, rules::boardCount> m_squares{};
    std::array<rules::Board, rules::Hand::capacity>
        m_boards{}; ///< of the plan at hand, by position; noBoard: not played
    int m_best = -1'000'000'000;
    std::array<std::array<int, 2>, rules::Hand::capacity> m_bestWith; ///< by position, second: on Tournaments
};

/// Whoever comes last to a contest lies on top and has seen the others' cards: what it is worth to the squire to let the
/// board wait, `patience` for each rival near. Where all plans are equal this decides.
[[nodiscard]] int reasonsToWait(const rules::State &table, int squire, rules::Board board, int patience);

} // namespace academy::players

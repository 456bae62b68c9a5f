// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "rules/Board.h"
#include "rules/Card.h"

#include <algorithm>
#include <array>

/// What the cards of a hand are worth to the squire that may keep one of them (R4.2): what each adds to the cards kept
/// already, and what its neighbour does not get. The herald keeps by it (Judgement), and the search supposes that rivals do
/// (Habits).
namespace academy::players
{

/// By position in the hand; only differences mean something.
using KeepWorths = std::array<int, rules::Hand::capacity>;

/// `gain(board, from, to)` is what squares bring to the squire, `bet(board)` what a card does there besides (R10.2.2),
/// `wanted(card)` what the neighbour could make of a card: of the difference between the card that it wants most and the next
/// one `denial` hundredths count. Where there is no neighbour `denial` is 0.
template <typename Gain, typename Bet, typename Wanted>
[[nodiscard]] KeepWorths keepWorths(rules::Hand hand, rules::Hand kept, Gain gain, Bet bet, Wanted wanted, int denial)
{
    std::array<int, rules::boardCount> squares{};
    const auto gainOn = [&](rules::Board board, rules::Card card) {
        const int from = squares[static_cast<std::size_t>(board)];
        return gain(board, from, from + card.value());
    };
    for (int position = 0; position < kept.size(); ++position) {
        const rules::Card card = kept.at(position);
        rules::Board board = card.ownBoard();
        if (card.isSwords() && gainOn(rules::Board::Tournaments, card) > gainOn(board, card)) {
            board = rules::Board::Tournaments;
        }
        squares[static_cast<std::size_t>(board)] += card.value();
    }
    constexpr int nothing = -1'000'000;
    int most = nothing;
    int second = nothing;
    rules::Card mostWanted;
    for (int position = 0; denial > 0 && position < hand.size(); ++position) {
        const int worth = wanted(hand.at(position));
        if (worth > most) {
            second = most;
            most = worth;
            mostWanted = hand.at(position);
        } else {
            second = std::max(second, worth);
        }
    }
    KeepWorths worths{};
    for (int position = 0; position < hand.size(); ++position) {
        const rules::Card card = hand.at(position);
        int worth = gainOn(card.ownBoard(), card) + bet(card.ownBoard());
        if (card.isSwords()) {
            worth = std::max(worth, gainOn(rules::Board::Tournaments, card) + bet(rules::Board::Tournaments));
        }
        const bool denies = second > nothing && card == mostWanted;
        worths[static_cast<std::size_t>(position)] = worth + (denies ? (most - second) * denial / 100 : 0);
    }
    return worths;
}

} // namespace academy::players

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "rules/Board.h"
#include "rules/Card.h"

#include <algorithm>
#include <array>

/// What the cards of a hand are worth to the squire that may keep one of them (R4.2): what each adds to the cards kept
/// already, and what its neighbour does not get. The herald keeps by it (ActionEvaluator), and the search supposes that rivals do
/// (DraftModel).
namespace academy::players
{

/// What a card is worth on the board where it is worth more (R4.4): `worth(board)` says what on each.
template <typename Worth>
[[nodiscard]] int onBetterBoard(rules::Card card, Worth worth)
{
    const int own = worth(card.ownBoard());
    return card.isSwords() ? std::max(own, worth(card.otherBoard())) : own;
}

/// By position in the hand; only differences mean something.
using KeepWorths = std::array<int, rules::Hand::capacity>;

/// `gain(board, from, to)` is what squares bring to the squire, `bet(board)` what a card does there besides (R10.2.2),
/// `wanted(board, squares)` what squares would bring the neighbour: of the difference between the card that it wants most and
/// the next one `denial` hundredths count. Where there is no neighbour `denial` is 0.
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
        if (card.isSwords() && gainOn(card.otherBoard(), card) > gainOn(board, card)) {
            board = card.otherBoard();
        }
        squares[static_cast<std::size_t>(board)] += card.value();
    }
    constexpr int nothing = -1'000'000;
    int most = nothing;
    int second = nothing;
    rules::Card mostWanted;
    for (int position = 0; denial > 0 && position < hand.size(); ++position) {
        const rules::Card card = hand.at(position);
        const int worth = onBetterBoard(card, [&](rules::Board board) { return wanted(board, card.value()); });
        if (worth > most) {
            second = most;
            most = worth;
            mostWanted = card;
        } else {
            second = std::max(second, worth);
        }
    }
    KeepWorths worths{};
    for (int position = 0; position < hand.size(); ++position) {
        const rules::Card card = hand.at(position);
        const int worth = onBetterBoard(card, [&](rules::Board board) { return gainOn(board, card) + bet(board); });
        const bool denies = second > nothing && card == mostWanted;
        worths[static_cast<std::size_t>(position)] = worth + (denies ? (most - second) * denial / 100 : 0);
    }
    return worths;
}

} // namespace academy::players

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "rules/State.h"

#include <vector>

/// What a choice would do to a disc, reckoned by the rules on a copy of what its player sees: where the disc would land, its
/// rank and its worth before and after, and whom it would leave behind.
namespace academy::model
{

struct Preview {
    int squire = 0;
    rules::Board board{};
    rules::State before;
    rules::State after;

    [[nodiscard]] int from() const { return before.progress(squire, board); }
    [[nodiscard]] int to() const { return after.progress(squire, board); }
    /// Something changes on the track: the disc moves, or comes to lie higher.
    [[nodiscard]] bool changes() const { return before.track(board) != after.track(board); }
    /// Squires that would rank worse on the board than they do now.
    [[nodiscard]] std::vector<int> overtaken() const;
    /// The Scroll that would be taken, as a square; 0 for none (R10.4.1).
    [[nodiscard]] int scrollTaken() const;
};

/// The card played now, whatever the phase: in the draft "if played now".
[[nodiscard]] Preview previewCard(const rules::State &table, int squire, rules::Card card, rules::Board board);
/// The Gallantry bonus due now, used on the board, with the Scroll it takes; the step back that follows it (R7.2) is not shown.
[[nodiscard]] Preview previewBonus(const rules::State &table, int squire, rules::Board board);
/// A tie won (R7.1).
[[nodiscard]] Preview previewTie(const rules::State &table, int squire, rules::Board board);

/// The coats after an exchange (R10.6), which must be legal.
[[nodiscard]] rules::State afterExchange(const rules::State &table, const rules::Action &exchange);

/// How many squares the bonus due now moves; the phase must be Bonus.
[[nodiscard]] int bonusDue(const rules::State &table);

} // namespace academy::model

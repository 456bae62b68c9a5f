// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
// SPDX-License-Identifier: MIT

#include "rules/Phases.h"

#include <algorithm>

/// Variation of Jousts and Tournaments (10.1): White Knight against Black Knight, with the Cup between them.
namespace academy::rules::phases::knights
{

void moveCup(State &state, Board board, int squares, Events *events)
{
    const int from = state.cup;
    const int to = std::clamp(board == Board::Jousts ? from - squares : from + squares, -cupReach, cupReach);
    state.cup = static_cast<std::int8_t>(to);
    if (to != from) {
        tell(state, events,
             {.kind = EventKind::CupMoved,
              .cause = Cause::Card,
              .from = static_cast<std::int16_t>(from),
              .to = static_cast<std::int16_t>(to)});
    }
}

void score(State &state, Board board, Events *events)
{
    const bool wins = hasCup(state, board);
    const Cause cause = wins ? Cause::CupSide : Cause::OtherSide;
    const BoardRules &rules = state.rules()[board];
    const Ranking ranking = rankingOn(state, board);
    const int paid = std::min(ranking.count, state.options.payingRanks());
    for (int rank = 0; rank < paid; ++rank) {
        giveCoat(state, ranking[rank], (wins ? rules.cupCoats : rules.coats)[static_cast<std::size_t>(rank)],
                 {.cause = cause, .rank = static_cast<std::uint8_t>(rank + 1)}, events);
    }
}

} // namespace academy::rules::phases::knights

// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
// SPDX-License-Identifier: MIT

#include "rules/Moves.h"

#include "rules/Phases.h"

#include <algorithm>

namespace academy::rules
{

int progressAfter(const State &state, int squire, Board board, int squares)
{
    const int progress = state.progress(squire, board) + squares;
    return facts(board).ring ? progress : std::min<int>(progress, facts(board).squares);
}

bool canMove(const State &state, int squire, Board board)
{
    return facts(board).ring || state.progress(squire, board) < facts(board).squares;
}

void moveByBonus(State &state, int squire, Board board, int squares)
{
    phases::moveUp(state, squire, board, squares, Cause::Bonus, nullptr);
}

namespace phases
{

void placeDisc(State &state, int squire, Board board, int to, Cause cause, Events *events)
{
    const int from = state.progress(squire, board);
    state.track(board).place(squire, to);
    if (to != from) {
        tell(state, events,
             {.kind = EventKind::DiscMoved,
              .squire = static_cast<std::uint8_t>(squire),
              .board = board,
              .cause = cause,
              .from = static_cast<std::int16_t>(from),
              .to = static_cast<std::int16_t>(to)});
    }
}

void moveUp(State &state, int squire, Board board, int squares, Cause cause, Events *events)
{
    const int from = state.progress(squire, board);
    const int to = progressAfter(state, squire, board, squares);
    if (to == from) {
        return; // R3.3, R3.6: a move of nothing changes no order
    }
    placeDisc(state, squire, board, to, cause, events);
    if (!facts(board).ring && state.rules()[board].followsScrolls()) {
        scrolls::pass(state, squire, from, to, events);
    }
}

} // namespace phases
} // namespace academy::rules

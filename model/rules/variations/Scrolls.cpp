// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
// SPDX-License-Identifier: MIT

#include "rules/Phases.h"

#include <algorithm>
#include <bit>

/// Variation of King's Service (10.4): the Scrolls on squares 6 and 12 decide when the board scores.
namespace academy::rules::phases::scrolls
{

namespace
{

// R10.4.2: both Scrolls taken in one turn give two.
int coatsEach(const State &state)
{
    return std::popcount(state.scrollsTaken);
}

} // namespace

void pass(State &state, int squire, int from, int to, Events *events)
{
    // R10.4.1: the first disc to reach or pass the square, by a card or by a bonus move.
    for (const Scroll &scroll : allScrolls) {
        if ((state.scrolls & scroll.bit) != 0 && from < scroll.square && to >= scroll.square) {
            state.scrolls = static_cast<std::uint8_t>(state.scrolls & ~scroll.bit);
            state.scrollsTaken = static_cast<std::uint8_t>(state.scrollsTaken | scroll.bit);
            tell(state, events,
                 {.kind = EventKind::ScrollTaken,
                  .squire = static_cast<std::uint8_t>(squire),
                  .board = Board::KingsService,
                  .value = scroll.square});
        }
    }
}

int paysNow(const State &state, int squire)
{
    // As if it were scored now: before a Scroll is taken one coat, as with one.
    return std::max(1, coatsEach(state)) * scrollPoints.at(state.progress(squire, Board::KingsService));
}

void score(State &state, Events *events)
{
    const int coats = coatsEach(state);
    const Ranking ranking = rankingOn(state, Board::KingsService);
    for (int rank = 0; rank < ranking.count; ++rank) {
        const int square = state.progress(ranking[rank], Board::KingsService);
        for (int coat = 0; coat < coats; ++coat) {
            giveCoat(state, ranking[rank], coatOf(Board::KingsService, scrollPoints.at(square)),
                     {.cause = Cause::ScrollSquare, .from = static_cast<std::int16_t>(square)}, events);
        }
    }
}

void reset(State &state, Events *events)
{
    if ((state.scrollsTaken & scrollOfTwelve) != 0) { // R10.4.3
        state.scrolls = bothScrolls;
        tell(state, events, {.kind = EventKind::ScrollsReturned, .board = Board::KingsService});
    }
}

} // namespace academy::rules::phases::scrolls

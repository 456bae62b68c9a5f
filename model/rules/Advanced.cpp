// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
// SPDX-License-Identifier: MIT

#include "rules/Phases.h"

#include <algorithm>

/// The three advanced rules (section 7).
namespace academy::rules::phases
{

bool canWinTie(const State &state, int squire, Board board)
{
    return state.options.owner(squire) == firstPlayer(state) && state.track(board).isCovered(squire);
}

bool anyTieToWin(const State &state)
{
    for (int squire = 0; squire < state.squires(); ++squire) {
        for (const Board board : state.rules().boards()) {
            if (canWinTie(state, squire, board)) {
                return true;
            }
        }
    }
    return false;
}

void winTie(State &state, const Action &action, Events *events)
{
    if (!action.declines()) {
        // R7.1: on top of the stack it is in.
        Track &track = state.track(action.board());
        track.place(action.actor(), track.progress(action.actor()));
        tell(state, events,
             {.kind = EventKind::TieWon,
              .squire = static_cast<std::uint8_t>(action.actor()),
              .board = action.board(),
              .cause = Cause::WinATie});
    }
    scoreGallantry(state, events);
}

void stepBack(State &state, int squire, Events *events)
{
    const int progress = state.progress(squire, Board::Gallantry);
    if (state.options.has(Advanced::StepBack) && progress > 0) {
        placeDisc(state, squire, Board::Gallantry, progress - 1, Cause::StepBack, events);
    }
}

void rankedReset(State &state, Board board, Events *events)
{
    // R7.3: discs on square 0 stay, the others go in ascending rank to squares 0 (when nobody was there), 1, 2, …
    const Track before = state.track(board);
    std::array<int, maxSquires> ascending{};
    std::size_t beyond = 0;
    for (int squire = 0; squire < state.squires(); ++squire) {
        if (!before.onSquareZero(squire)) {
            ascending[beyond++] = squire;
        }
    }
    std::sort(ascending.begin(), ascending.begin() + static_cast<std::ptrdiff_t>(beyond),
              [&before](int a, int b) { return before.ranksBetter(b, a); });
    int target = beyond == static_cast<std::size_t>(state.squires()) ? 0 : 1;
    for (std::size_t i = 0; i < beyond; ++i, ++target) {
        const int squire = ascending[i];
        const int to = std::min(target, before.progress(squire)); // no disc moves forward by this
        placeDisc(state, squire, board, to, Cause::RankedReset, events);
    }
}

} // namespace academy::rules::phases

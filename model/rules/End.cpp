// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
// SPDX-License-Identifier: MIT

#include "rules/Actors.h"
#include "rules/Phases.h"

/// The end: points, deeds' sum, winners (section 6).
namespace academy::rules
{

int points(const State &state, int squire)
{
    return state.coats[static_cast<std::size_t>(squire)].points()
        + (state.phase == Phase::Over ? deedPoints(state, squire) : 0);
}

namespace
{

// R6.1: among tied players the one who owns the tied squire ranked highest on Gallantry, beyond square 0.
std::uint8_t breakTie(const State &state, std::uint8_t tied)
{
    const Track &gallantry = state.track(Board::Gallantry);
    int best = nobody;
    for (int squire = 0; squire < state.squires(); ++squire) {
        const int player = state.options.owner(squire);
        if (!isIn(tied, player) || gallantry.onSquareZero(squire)) {
            continue;
        }
        if (best == nobody || gallantry.ranksBetter(squire, best)) {
            best = squire;
        }
    }
    return best == nobody ? tied : static_cast<std::uint8_t>(1U << static_cast<unsigned>(state.options.owner(best)));
}

} // namespace

Result result(const State &state)
{
    Result result;
    for (int squire = 0; squire < state.squires(); ++squire) {
        const int player = state.options.owner(squire);
        if (player != nobody) {
            result.scores[static_cast<std::size_t>(player)] += points(state, squire);
        }
    }
    int best = result.scores[0];
    for (int player = 0; player < state.options.players(); ++player) {
        const int score = result.scores[static_cast<std::size_t>(player)];
        if (player == 0 || score > best) {
            best = score;
            result.winners = 0;
        }
        if (score == best) {
            result.winners = static_cast<std::uint8_t>(result.winners | (1U << static_cast<unsigned>(player)));
        }
    }
    if ((result.winners & (result.winners - 1)) != 0) {
        result.winners = breakTie(state, result.winners);
    }
    return result;
}

} // namespace academy::rules

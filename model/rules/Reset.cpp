// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
// SPDX-License-Identifier: MIT

#include "rules/Phases.h"

namespace academy::rules
{

bool resetsThisTurn(const State &state, Board board)
{
    if ((board == Board::Jousts || board == Board::Tournaments) && state.options.has(Variation::JoustsTournaments)) {
        return state.turn < turnCount && phases::knights::scoresAt(state.turn); // R10.1.4
    }
    if (board == Board::KingsService && state.options.has(Variation::KingsService)) {
        return state.turn < turnCount && (state.scrollsTaken & scrollOfTwelve) != 0; // R10.4.3
    }
    return ((facts(board).resetTurns >> state.turn) & 1U) != 0;
}

namespace phases
{

namespace
{

// R7.3 counts on Gallantry, Jousts, Tournaments and Education, R7.4 leaves out boards with a reset of their own.
bool isRanked(const State &state, Board board)
{
    if (!state.options.has(Advanced::RankedReset) || board == Board::KingsService) {
        return false;
    }
    return (board != Board::Jousts && board != Board::Tournaments) || !state.options.has(Variation::JoustsTournaments);
}

void resetFully(State &state, Board board, Events *events)
{
    if (events != nullptr) {
        for (int squire = 0; squire < state.squires(); ++squire) {
            const int from = state.progress(squire, board);
            if (from > 0) {
                events->push_back({.kind = EventKind::DiscMoved,
                                   .squire = static_cast<std::uint8_t>(squire),
                                   .board = board,
                                   .cause = Cause::Reset,
                                   .from = static_cast<std::int16_t>(from),
                                   .to = 0});
            }
        }
    }
    state.track(board).clear();
}

} // namespace

void reset(State &state, Events *events)
{
    for (const Board board : allBoards) {
        if (!resetsThisTurn(state, board)) {
            continue;
        }
        tell(events, {.kind = EventKind::BoardReset, .board = board});
        if (isRanked(state, board)) {
            rankedReset(state, board, events);
        } else {
            resetFully(state, board, events);
        }
    }
    if (state.options.has(Variation::JoustsTournaments) && resetsThisTurn(state, Board::Jousts) && state.cup != 0) {
        tell(events, {.kind = EventKind::CupMoved, .cause = Cause::Reset, .from = state.cup, .to = 0});
        state.cup = 0;
    }
    if (state.options.has(Variation::KingsService)) {
        scrolls::reset(state, events);
    }
    state.phase = Phase::ResetDone;
}

void nextTurn(State &state, Events *events)
{
    // R4.7; in Karadoc Excalibur alternates between the two players (R8.1).
    const int holders = state.options.mode == Mode::Karadoc ? 2 : state.squires();
    state.first = static_cast<std::uint8_t>(state.first + 1 == holders ? 0 : state.first + 1);
    ++state.turn;
    state.phase = Phase::Deal;
    state.step = 0;
    state.actor = state.first;
    state.queued = 0;
    state.queue = {};
    state.scrollsTaken = 0;
    state.hands = {};
    state.kept = {};
    state.dealt = {};
    state.played = {};
    state.playedCount = {};
    state.bets.fill(noBoard);
    tell(events, {.kind = EventKind::ExcaliburPassed, .squire = state.first});
}

} // namespace phases
} // namespace academy::rules

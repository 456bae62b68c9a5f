// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
// SPDX-License-Identifier: MIT

#include "rules/Phases.h"

namespace academy::rules
{

bool resetsThisTurn(const State &state, Board board)
{
    const BoardRules &rules = state.rules()[board];
    if (rules.followsScrolls()) {
        return state.turn < turnCount && (state.scrollsTaken & scrollOfTwelve) != 0; // R10.4.3
    }
    return rules.resetsAt(state.turn);
}

namespace phases
{

void reset(State &state, Events *events)
{
    const RuleSet &rules = state.rules();
    for (const Board board : rules.boards()) {
        if (!resetsThisTurn(state, board)) {
            continue;
        }
        tell(state, events, {.kind = EventKind::BoardReset, .board = board});
        if (rules[board].rankedReset && state.options.has(Advanced::RankedReset)) { // R7.3, R7.4
            rankedReset(state, board, events);
        } else {
            for (int squire = 0; squire < state.squires(); ++squire) {
                placeDisc(state, squire, board, 0, Cause::Reset, events);
            }
        }
    }
    if (state.cup != 0 && resetsThisTurn(state, Board::Jousts)) { // R10.1.4
        const std::int16_t from = state.cup;
        state.cup = 0;
        tell(state, events, {.kind = EventKind::CupMoved, .cause = Cause::Reset, .from = from, .to = 0});
    }
    if (rules.uses(Scoring::ScrollSquares)) {
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
    tell(state, events, {.kind = EventKind::ExcaliburPassed, .squire = state.first});
}

} // namespace phases
} // namespace academy::rules

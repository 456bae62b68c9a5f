// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
// SPDX-License-Identifier: MIT

#include "rules/Phases.h"

namespace academy::rules
{

State newGame(const Options &options)
{
    State state;
    state.options = options;
    state.first = options.firstSquire;
    state.actor = state.first;
    state.codex.taker.fill(nobody);
    if (ruleSet(options).uses(Scoring::ScrollSquares)) {
        state.scrolls = bothScrolls;
    }
    return state;
}

Due due(const State &state)
{
    switch (state.phase) {
    case Phase::Deal:
    case Phase::Codex:
        return Due::Chance;
    case Phase::Draft:
        return state.options.mode == Mode::Karadoc && ((state.pending >> Options::neutralSquire) & 1) != 0
            ? Due::Chance
            : Due::Decision;
    case Phase::Play:
        return state.options.isNeutral(state.actor) && !state.drawn.isKnown() ? Due::Chance : Due::Decision;
    case Phase::DraftDone:
    case Phase::PlayDone:
    case Phase::ScoringDone:
    case Phase::ResetDone:
        return Due::Advance;
    case Phase::Over:
        return Due::Nothing;
    case Phase::Bet:
    case Phase::Split:
    case Phase::TakeStack:
    case Phase::Assign:
    case Phase::Peek:
    case Phase::WinTie:
    case Phase::Bonus:
    case Phase::TakeToken:
    case Phase::Exchange:
        break;
    }
    return Due::Decision;
}

void applyLegal(State &state, const Action &action, Events *events)
{
    switch (action.kind()) {
    case ActionKind::Bet:
        phases::bet::lay(state, action, events);
        break;
    case ActionKind::Keep:
        phases::keep(state, action.actor(), action.card(), events);
        break;
    case ActionKind::Split:
        phases::split(state, action, events);
        break;
    case ActionKind::TakeStack:
        phases::takeStack(state, action, events);
        break;
    case ActionKind::Assign:
        phases::assign(state, action, events);
        break;
    case ActionKind::Play:
        phases::play(state, action, events);
        break;
    case ActionKind::Peek:
        phases::codex::peek(state, action, events);
        break;
    case ActionKind::WinTie:
        phases::winTie(state, action, events);
        break;
    case ActionKind::Bonus:
        phases::useBonus(state, action, events);
        break;
    case ActionKind::TakeToken:
        phases::codex::take(state, action, events);
        break;
    case ActionKind::Exchange:
        phases::exchange::make(state, action, events);
        break;
    }
}

void advance(State &state, Events *events)
{
    switch (state.phase) {
    case Phase::DraftDone:
        phases::beginPlay(state);
        break;
    case Phase::PlayDone:
        phases::beginScoring(state, events);
        break;
    case Phase::ScoringDone:
        phases::reset(state, events);
        break;
    case Phase::ResetDone:
        phases::nextTurn(state, events);
        break;
    default:
        break; // nothing is due to advance
    }
}

} // namespace academy::rules

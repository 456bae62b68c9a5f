// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "match/DisplayedState.h"

#include <utility>

namespace academy::model
{

using rules::EventKind;
using rules::State;

void follow(DisplayedState &told, const rules::Event &event, const State &state)
{
    const rules::Phase phase = told.table.phase;
    told.table = state;
    told.table.phase = phase;
    switch (event.kind) {
    case EventKind::TurnBegan:
        told.scoring = rules::noBoard;
        break;
    case EventKind::BoardScores:
        told.scoring = event.board;
        if (std::exchange(told.tokensShown, false)) { // the Codex is cleared away
            told.table.phase = rules::Phase::ScoringDone;
        }
        break;
    case EventKind::TokensShown:
        told.tokensShown = true;
        break;
    default:
        break;
    }
}

void arrive(DisplayedState &told, const State &after)
{
    told.table = after;
    told.tokensShown = false;
    if (after.phase <= rules::Phase::PlayDone) {
        told.scoring = rules::noBoard;
    }
}

} // namespace academy::model

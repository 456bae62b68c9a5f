// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "rules/Event.h"
#include "rules/State.h"

/// The game as it has been told so far: a snapshot of the rules' state, taken at the event that is told. The state itself is
/// final at once; what people see is equal to it again when the last event of a step is told.
namespace academy::model
{

struct DisplayedState {
    rules::State table;
    rules::Board scoring = rules::noBoard; ///< the board that the scoring has reached
    bool tokensShown = false; ///< the tokens of the Codex lie open for a moment (R10.3.3)

    friend bool operator==(const DisplayedState &, const DisplayedState &) = default;
};

/// Lets the told game follow one event: the table is as the rules had it right after, but that the phase goes on only when
/// all of the step is told.
void follow(DisplayedState &told, const rules::Event &event, const rules::State &state);

/// All events of the step are told: the told game is the real one.
void arrive(DisplayedState &told, const rules::State &after);

} // namespace academy::model

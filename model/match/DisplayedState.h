// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "rules/Event.h"
#include "rules/State.h"

/// The game as it has been told so far. The rules' state is final at once; what people see follows it event by event, and
/// is equal to it again when the last event of a step is told.
namespace academy::model
{

struct DisplayedState {
    rules::State table;
    rules::Board scoring = rules::noBoard; ///< the board that the scoring has reached
    bool tokensShown = false; ///< the tokens of the Codex lie open for a moment (R10.3.3)

    friend bool operator==(const DisplayedState &, const DisplayedState &) = default;
};

/// Lets the told game follow one event on its way to `after`, the state when all events of the step are told.
void follow(DisplayedState &told, const rules::Event &event, const rules::State &after);

/// All events of the step are told: the told game is the real one.
void arrive(DisplayedState &told, const rules::State &after);

} // namespace academy::model

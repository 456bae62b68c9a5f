// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "match/DisplayedState.h"
#include "rows/RuleEnums.h"

#include <deque>
#include <vector>

/// Cuts what has happened into steps: what people see as one thing. A disc that moves is a step, and so is a whole board
/// that is reset.
namespace academy::model
{

struct AnimationStep {
    std::vector<rules::Event> events; ///< the first one gives the step its name; none in a pause
    DisplayedState told; ///< the table when the step is told
    int duration = 0; ///< milliseconds at normal speed
    bool pause = false; ///< a page of the scoring is complete: time to read it
    int entry = 0; ///< how many entries the game's record had when it happened

    [[nodiscard]] Enums::AnimationStep kind() const
    {
        return events.empty() ? Enums::AnimationStep::Quiet : toShown(events.front().kind);
    }
};

/// The animation steps of one step of the game, from the table told before it to the state it led to.
[[nodiscard]] std::deque<AnimationStep> cutIntoSteps(const DisplayedState &before, const rules::Events &events,
                                                     const rules::State &after);

/// How long a step of that length lasts at a speed. Reduced motion shortens all to a cross-fade.
[[nodiscard]] int atSpeed(int duration, Enums::Speed speed, bool reducedMotion);

} // namespace academy::model

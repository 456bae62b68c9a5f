// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
// SPDX-License-Identifier: MIT

#pragma once

#include "rules/Game.h"

/// Games that play themselves, but for what somebody decides; and random ones, as fast as the rules go: what benchmarks
/// measure and searches roll out with.
namespace academy::rules
{

/// Lets chance fall and the game advance until somebody has to decide. False when the game is over instead.
bool playToDecision(State &state, Random &random);

/// Plays to the end, every decision uniform among its legal actions. Returns the number of decisions, forced ones
/// included.
int playRandomly(State &state, Random &random);

/// Takes the decisions that are due, uniform among their legal actions: one, or in the draft those of all squires.
/// due() must be Decision. Returns how many it took.
int decideRandomly(State &state, Random &random);

/// One legal action of whoever decides next, uniform. due() must be Decision.
[[nodiscard]] Action randomAction(const State &state, Random &random);

} // namespace academy::rules

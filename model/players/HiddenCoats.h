// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "rules/Random.h"
#include "rules/State.h"

/// Coats that a player cannot know: who kept the −1 and who the −3 of an earlier turn (R10.3.3), and what changed hands
/// in an exchange that it had no part in (R10.6).
namespace academy::players
{

/// Makes a view's table, as the player knows it, into one possible truth.
void sampleCoats(rules::State &table, int player, rules::Random &random);

} // namespace academy::players

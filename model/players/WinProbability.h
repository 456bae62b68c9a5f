// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "players/PositionEvaluator.h"

#include <array>
#include <cstdint>

/// Who is how likely to win: what a search tries to make the most of. When the game is over it is a fact; between two
/// turns a judgement, from the points that show and those the boards may still bring.
namespace academy::players
{

/// The whole victory.
inline constexpr int wholeVictory = 1 << 16;

/// By player, in 1/65536; together about one victory.
using Shares = std::array<std::int32_t, rules::maxPlayers>;

/// R6.1. The game must be over.
[[nodiscard]] Shares finalShares(const rules::State &state);

/// As points stand, with such a spread of what is still unknown (spreadOf). `totals` by squire, in 1/256 points.
[[nodiscard]] Shares likelyShares(const rules::Options &options, const Worths &totals, int spread);

/// A judgement for any state, final when the game is over.
[[nodiscard]] Shares sharesOf(const rules::State &table, const Odds &given = odds);

} // namespace academy::players

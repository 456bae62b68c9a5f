// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "players/WinProbability.h"

#include "players/Prospects.h"
#include "rules/Game.h"

#include <bit>

namespace academy::players
{

using namespace rules;

Shares finalShares(const State &state)
{
    const std::uint8_t winners = result(state).winners;
    Shares shares{};
    for (std::size_t player = 0; player < static_cast<std::size_t>(state.options.players()); ++player) {
        shares[player] = ((winners >> player) & 1) != 0 ? wholeVictory / std::popcount(winners) : 0;
    }
    return shares;
}

Shares likelyShares(const Options &options, const Worths &totals, int spread)
{
    const int players = options.players();
    std::array<int, maxPlayers> sums{};
    for (int squire = 0; squire < options.squires; ++squire) {
        const int owner = options.owner(squire);
        if (owner != nobody) {
            sums[static_cast<std::size_t>(owner)] += totals[static_cast<std::size_t>(squire)];
        }
    }
    int best = sums[0];
    for (int player = 1; player < players; ++player) {
        best = std::max(best, sums[static_cast<std::size_t>(player)]);
    }
    Shares shares{};
    std::int64_t all = 0;
    for (std::size_t player = 0; player < static_cast<std::size_t>(players); ++player) {
        const int behind = std::min((best - sums[player]) * 32 / spread, 320);
        shares[player] = static_cast<std::int32_t>(detail::decay[static_cast<std::size_t>(behind)]);
        all += shares[player];
    }
    for (std::int32_t &share : shares) {
        share = static_cast<std::int32_t>(std::int64_t{share} * wholeVictory / std::max<std::int64_t>(all, 1));
    }
    return shares;
}

Shares sharesOf(const State &table, const Odds &given)
{
    if (table.phase == Phase::Over) {
        return finalShares(table);
    }
    const int turn = table.turn + (table.phase == Phase::Deal ? 0 : 1);
    return likelyShares(table.options, standings(table, PositionEvaluator(table, given)),
                        spreadOf(table.options, turn));
}

} // namespace academy::players

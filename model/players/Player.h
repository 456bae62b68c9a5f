// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "players/Style.h"
#include "rules/Random.h"
#include "rules/View.h"

#include <cstdint>
#include <memory>
#include <span>
#include <stop_token>
#include <string_view>

/// Somebody who decides. A player gets what its squire's owner may know, a View, and never the state; it has no clock, no
/// files and no memory beyond itself, so the same view, iterations, trees and random numbers give the same choice on every
/// machine.
namespace academy::players
{

/// How long a player may think. Levels that do not search pay no heed to it.
struct Budget {
    int iterations = 0; ///< rounds of search; 0: no limit
    int milliseconds = 0; ///< 0: no limit; counts only where there is a clock
    std::int64_t (*clock)() = nullptr; ///< milliseconds since whenever; players have no clock of their own
    int trees = 1; ///< that share the iterations, each searched for itself; with other trees a choice may be another
    int threads = 1; ///< that work on the trees; however many, the choice is the same
    std::stop_token stop = {}; ///< asked for a stop, a player answers at once with the best it has found
};

class Player
{
public:
    virtual ~Player() = default;

    /// One of legalActions(view.table, actor), which must not be empty. `actor` is as in rules::Action: a squire, or a player
    /// in the Lancelot exchange; view.player takes its decision. Without any limit in the budget, a player that searches
    /// makes the usual iterations of its level.
    [[nodiscard]] virtual rules::Action choose(const rules::View &view, int actor, const Budget &budget,
                                               rules::Random &random) = 0;
};

/// A player of that level; null when there is no such level. A level without styles has none, whatever is asked.
[[nodiscard]] std::unique_ptr<Player> makePlayer(std::string_view level, Style style = Style::Even);

/// Whether players of that level may differ by their style: all but the weakest, who has no likings.
[[nodiscard]] bool hasStyle(std::string_view level);

/// The levels there are, from weak to strong.
[[nodiscard]] std::span<const std::string_view> levelNames();

/// How long players of that level think about a decision where people play with them; 0 when it is no time at all.
[[nodiscard]] int usualMilliseconds(std::string_view level);

/// How many trees share a decision of that level there at most, one for each core that works on it.
[[nodiscard]] int usualTrees(std::string_view level);

} // namespace academy::players

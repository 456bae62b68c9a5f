// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "players/Player.h"
#include "players/Search.h"

#include <array>
#include <string>
#include <vector>

/// What a master would do and why, as data; finding words for it is the interface's part. The choice comes from a search,
/// the reasons from playing the best action and the next best one side by side in the same possible worlds, to the end of
/// the turn.
namespace academy::players
{

/// What the best action changes on one board for one of the player's squires, against the next best one.
struct BoardChange {
    rules::Board board{};
    int squire = 0; ///< the player's own, or Karadoc's neutral one where it decides for that
    /// Points that the board may be expected to bring, this turn and later, with the best action less those with the
    /// other; in 1/256. On Gallantry and with variations what ranks are worth, in points.
    int points = 0;
    /// Mean number of rivals' discs ranked better at the end of the turn, in 1/256.
    int better = 0; ///< with the best action
    int betterOtherwise = 0;
    /// The rival whose place changes most: it ends above the squire less often with the best action where `points` is
    /// positive, more often where it is negative. rules::nobody when none does.
    int rival = rules::nobody;
    int rivalOften = 0; ///< by how much of 1024
};

struct Advice {
    rules::Action best;
    rules::Action nextBest; ///< the same when there is no choice
    /// Chances to win where the one who asks plays on as a herald does, in 1/65536.
    int share = 0;
    int shareNextBest = 0;
    int iterations = 0;
    /// The weightiest first; those that weigh next to nothing are left out. A positive one is a loss avoided or a gain.
    std::vector<BoardChange> changes;
};

/// The levels of those at the table, by player; empty for people.
using TableLevels = std::array<std::string, rules::maxSquires>;

/// `budget` must have a limit. Like a player, it sees the view only and may be stopped at once. Computer players at the table
/// are taken to play on as their level does, people and levels that search as heralds do: who asks at a table of beginners is
/// told what to hope for against them.
[[nodiscard]] Advice advise(const rules::View &view, int actor, const Budget &budget, rules::Random &random,
                            const TableLevels &levels = {});

} // namespace academy::players

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "players/Player.h"
#include "players/Search.h"

#include <vector>

/// One search (Search.h) or several that share a decision's iterations, each in a tree of its own and from a seed of its own;
/// what they found is added up. How many there are is part of what the player is. How many threads work on them is the
/// device's affair, and changes nothing: between two rounds all trees have made as many iterations as any others, and only
/// then it is seen whether the choice is settled.
namespace academy::players
{

/// What was found about all legal actions, in the order of legalActions(). The budget must have a limit. `trees` is memory to
/// search in, made as it is needed.
[[nodiscard]] std::vector<Candidate> searchActions(const rules::View &view, int actor, const Budget &budget,
                                                   const SearchTuning &how, std::vector<SearchTree> &trees,
                                                   rules::Random &random);

} // namespace academy::players

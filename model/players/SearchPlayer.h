// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "players/Player.h"
#include "players/Search.h"

#include <vector>

/// Knight and master: they search (SharedSearch.h) as long as they may, or until nothing could change their choice.
namespace academy::players
{

class SearchPlayer final : public Player
{
public:
    /// iterations: made where the budget sets no limit. What is liked decides between what is as good.
    explicit SearchPlayer(int iterations, const SearchTuning &how = {}, const Interests &liked = evenInterests);

    [[nodiscard]] rules::Action choose(const rules::View &view, int actor, const Budget &budget,
                                       rules::Random &random) override;

private:
    [[nodiscard]] rules::Action mostLiked(const rules::View &view, int actor, const std::vector<Candidate> &candidates,
                                          std::size_t best) const;

    int m_iterations;
    SearchTuning m_how;
    Interests m_liked;
    std::vector<SearchTree> m_trees; ///< memory kept from one choice to the next
};

} // namespace academy::players

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "players/OpponentModel.h"
#include "players/Player.h"
#include "players/SearchTree.h"
#include "players/WinProbability.h"

#include <array>
#include <vector>

/// Information-set Monte Carlo tree search. Each iteration imagines one possible world behind the player's view, walks
/// down the tree of what may be decided in this turn, lets everybody play the turn to its end by RolloutPolicy, and judges who
/// will win. Decisions that others take unseen or at the same time are not in the tree: they are drawn anew in each world, so
/// the player answers what rivals may do, never what they have secretly done. Where rivals' habits are known (OpponentModel)
/// none of their decisions is in the tree.
namespace academy::players
{

/// What was found about one action.
struct Candidate {
    rules::Action action;
    std::uint32_t visits = 0;
    std::int64_t sum = 0; ///< of shares of victory, in 1/65536
    float promise = 0; ///< before it was tried

    [[nodiscard]] double share() const
    {
        return visits == 0 ? 0.0 : static_cast<double>(sum) / static_cast<double>(visits) / wholeVictory;
    }
};

class Search
{
public:
    /// Iterations between two looks at the clock and at the wish to stop; less than a millisecond on a slow phone.
    static constexpr int pollInterval = 32;

    /// `tree` is cleared and used. The view must stay while the search lives.
    Search(const rules::View &view, int actor, SearchTree &tree, const SearchTuning &how, const Odds &given = odds);

    /// Goes on searching; returns how many iterations it made. Without any limit in the budget it makes none. When what is
    /// left of the budget could no longer make another action the best it stops, but not before it has polled once.
    int run(const Budget &budget, rules::Random &random);

    /// All legal actions, in the order of legalActions().
    [[nodiscard]] std::vector<Candidate> candidates() const;

private:
    struct Visit {
        SearchTree::Place place;
        int player;
    };

    void iterate(rules::Random &random);
    /// Whether one action will be the most visited, whatever so many more iterations find.
    [[nodiscard]] bool isSettled(std::int64_t more) const;
    [[nodiscard]] int nextActor(const rules::State &state) const;
    [[nodiscard]] bool isSearched(const rules::State &state, int player) const;
    [[nodiscard]] Shares judge(const rules::State &state) const;

    const rules::View *m_view;
    int m_actor;
    int m_choices = 0; ///< legal actions; the first nodes of the tree after its root
    SearchTree *m_tree;
    SearchTuning m_tuning;
    const Odds *m_odds;
    OpponentModel m_supposed;
};

/// The one to choose: the most visited; of equals the one that did better, then the one that promised more.
[[nodiscard]] std::size_t bestOf(const std::vector<Candidate> &candidates);

} // namespace academy::players

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

/// Whether one action will be the most visited, whatever so many more iterations find; visits by action.
[[nodiscard]] bool isSettled(const std::vector<std::uint32_t> &visits, std::int64_t more);

/// What is left of a budget while it is used; its time begins with the allowance.
class Allowance
{
public:
    explicit Allowance(const Budget &budget);

    [[nodiscard]] bool isLimited() const { return m_budget.iterations > 0 || m_timed; }
    /// Whether it is to stop, or its time is over.
    [[nodiscard]] bool hasEnded() const
    {
        return m_budget.stop.stop_requested() || (m_timed && passed() >= m_budget.milliseconds);
    }
    /// How many iterations are left after so many, as quick as those; none when it is to stop.
    [[nodiscard]] std::int64_t left(std::int64_t done) const;

private:
    [[nodiscard]] std::int64_t passed() const { return m_budget.clock() - m_begin; }

    Budget m_budget;
    bool m_timed = m_budget.milliseconds > 0 && m_budget.clock != nullptr;
    std::int64_t m_begin = m_timed ? m_budget.clock() : 0;
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

    /// Goes on for so many iterations, or until the allowance has ended.
    void iterate(int iterations, const Allowance &allowance, rules::Random &random);

    /// Adds how often each legal action was tried, always in the same order; none yet where `visits` is empty.
    void addVisits(std::vector<std::uint32_t> &visits) const;

    /// All legal actions, in the order of legalActions().
    [[nodiscard]] std::vector<Candidate> candidates() const;

private:
    struct Visit {
        SearchTree::Place place;
        int player;
    };

    void iterate(rules::Random &random);
    [[nodiscard]] bool isSettled(std::int64_t more) const;
    [[nodiscard]] int nextActor(const rules::State &state) const;
    [[nodiscard]] bool isSearched(const rules::State &state, int player) const;
    [[nodiscard]] Shares judge(const rules::State &state) const;

    const rules::View *m_view;
    int m_actor;
    std::size_t m_choices = 0; ///< legal actions; the first nodes of the tree after its root
    SearchTree *m_tree;
    SearchTuning m_tuning;
    const Odds *m_odds;
    OpponentModel m_supposed;
};

/// The one to choose: the most visited; of equals the one that did better, then the one that promised more.
[[nodiscard]] std::size_t bestOf(const std::vector<Candidate> &candidates);

} // namespace academy::players

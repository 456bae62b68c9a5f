// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "players/SearchPlayer.h"

#include "players/ActionEvaluator.h"
#include "rules/Game.h"

#include <algorithm>
#include <limits>
#include <thread>

namespace academy::players
{

using namespace rules;

namespace
{

// A quarter of a million nodes, ten megabytes: more than a second of search fills.
constexpr std::size_t capacity = std::size_t{1} << 18;

// So much of a victory more or less is the same to one who has a style.
constexpr double indifference = 0.005;

std::vector<Candidate> searchAlone(const View &view, int actor, const Budget &budget, const SearchTuning &how,
                                   SearchTree &tree, std::uint64_t seed)
{
    Random random(seed);
    Search search(view, actor, tree, how);
    search.run(budget, random);
    return search.candidates();
}

} // namespace

std::vector<Candidate> searchActions(const View &view, int actor, const Budget &budget, const SearchTuning &how,
                                     std::vector<SearchTree> &trees, Random &random)
{
    const auto threads = static_cast<std::size_t>(std::clamp(budget.threads, 1, 64));
    while (trees.size() < threads) {
        trees.emplace_back(capacity);
    }
    Budget share = budget;
    share.iterations = (budget.iterations + static_cast<int>(threads) - 1) / static_cast<int>(threads);
    std::vector<std::vector<Candidate>> found(threads);
    std::vector<std::uint64_t> seeds(threads);
    std::ranges::generate(seeds, [&random] { return random.next(); });
    {
        std::vector<std::jthread> others; // joined at the end of the block
        for (std::size_t thread = 1; thread < threads; ++thread) {
            others.emplace_back(
                [&, thread] { found[thread] = searchAlone(view, actor, share, how, trees[thread], seeds[thread]); });
        }
        found[0] = searchAlone(view, actor, share, how, trees[0], seeds[0]);
    }
    for (std::size_t thread = 1; thread < threads; ++thread) {
        for (std::size_t i = 0; i < found[0].size(); ++i) {
            found[0][i].visits += found[thread][i].visits;
            found[0][i].sum += found[thread][i].sum;
        }
    }
    return found[0];
}

SearchPlayer::SearchPlayer(int iterations, const SearchTuning &how, Style style)
    : m_iterations(iterations)
    , m_how(how)
    , m_style(style)
{
}

Action SearchPlayer::choose(const View &view, int actor, const Budget &budget, Random &random)
{
    ActionList actions;
    legalActions(view.table, actor, actions);
    if (actions.size() == 1) {
        return actions[0];
    }
    Budget limited = budget;
    if (budget.iterations <= 0 && (budget.milliseconds <= 0 || budget.clock == nullptr)) {
        limited.iterations = m_iterations;
    }
    const std::vector<Candidate> candidates = searchActions(view, actor, limited, m_how, m_trees, random);
    const std::size_t best = bestOf(candidates);
    return m_style == Style::Even ? candidates[best].action : mostLiked(view, actor, candidates, best);
}

// Of what has been looked into and is as good but for what chance may have done, what its style likes most.
Action SearchPlayer::mostLiked(const View &view, int actor, const std::vector<Candidate> &candidates,
                               std::size_t best) const
{
    const ActionEvaluator taste(view, actor, odds, interestsOf(m_style));
    std::size_t liked = best;
    int most = std::numeric_limits<int>::min();
    for (std::size_t i = 0; i < candidates.size(); ++i) { // both in the order of legalActions()
        const bool asGood = 2 * candidates[i].visits >= candidates[best].visits
            && candidates[i].share() + indifference >= candidates[best].share();
        const int worth = taste.worth(static_cast<int>(i));
        if ((asGood || i == best) && worth > most) {
            most = worth;
            liked = i;
        }
    }
    return candidates[liked].action;
}

} // namespace academy::players

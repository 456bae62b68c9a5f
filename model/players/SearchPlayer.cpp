// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "players/SearchPlayer.h"

#include "players/ActionEvaluator.h"
#include "players/SharedSearch.h"
#include "rules/Game.h"

#include <limits>

namespace academy::players
{

using namespace rules;

namespace
{

// So much of a victory more or less is the same to one who has a style.
constexpr double indifference = 0.005;

} // namespace

SearchPlayer::SearchPlayer(int iterations, const SearchTuning &how, const Interests &liked)
    : m_iterations(iterations)
    , m_how(how)
    , m_liked(liked)
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
    return m_liked == evenInterests ? candidates[best].action : mostLiked(view, actor, candidates, best);
}

// Of what has been looked into and is as good but for what chance may have done, what its style likes most.
Action SearchPlayer::mostLiked(const View &view, int actor, const std::vector<Candidate> &candidates,
                               std::size_t best) const
{
    const ActionEvaluator taste(view, actor, odds, m_liked);
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

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "players/Search.h"

#include "players/ActionEvaluator.h"
#include "rules/Game.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <tuple>

namespace academy::players
{

using namespace rules;

namespace
{

constexpr int deepest = 64;

// How promising a gain makes an action. Beyond some points it no longer matters.
float promiseOf(int gain, int e)
{
    const int steps = std::clamp(gain * 32 / e, -160, 160);
    return static_cast<float>(detail::decay[static_cast<std::size_t>(160 - steps)]);
}

bool allAtOnce(Phase phase)
{
    return phase == Phase::Draft || phase == Phase::Split || phase == Phase::Assign;
}

// Decisions with so many choices, different in each world, that none would be tried twice.
bool isManifold(Phase phase)
{
    return phase == Phase::Split || phase == Phase::Assign || phase == Phase::Exchange;
}

} // namespace

Search::Search(const View &view, int actor, SearchTree &tree, const SearchTuning &how, const Odds &given)
    : m_view(&view)
    , m_actor(actor)
    , m_tree(&tree)
    , m_tuning(how)
    , m_odds(&given)
    , m_supposed(view, how, given)
{
    tree.clear();
    const ActionEvaluator judgement(view, actor, given);
    m_choices = static_cast<std::size_t>(judgement.actions().size());
    const int most = judgement.worth(judgement.best());
    for (int position = 0; position < judgement.actions().size(); ++position) {
        tree.add(SearchTree::root, judgement.actions()[position],
                 promiseOf(judgement.worth(position) - most, how.promise));
    }
}

Allowance::Allowance(const Budget &budget)
    : m_budget(budget)
{
}

std::int64_t Allowance::left(std::int64_t done) const
{
    if (m_budget.stop.stop_requested()) {
        return 0;
    }
    const std::int64_t more =
        m_budget.iterations > 0 ? m_budget.iterations - done : std::numeric_limits<std::int64_t>::max();
    const std::int64_t gone = m_timed ? passed() : 0;
    return gone > 0
        ? std::min(more, std::max<std::int64_t>(done, Search::pollInterval) * (m_budget.milliseconds - gone) / gone)
        : more;
}

int Search::run(const Budget &budget, Random &random)
{
    const Allowance allowance(budget);
    if (!allowance.isLimited()) {
        return 0;
    }
    int done = 0;
    while (budget.iterations <= 0 || done < budget.iterations) {
        const std::int64_t more = allowance.left(done);
        if (more <= 0 || (done > 0 && isSettled(more))) {
            break;
        }
        const int until =
            budget.iterations > 0 ? std::min(budget.iterations, done + pollInterval) : done + pollInterval;
        for (; done < until; ++done) {
            iterate(random);
        }
    }
    return done;
}

void Search::iterate(int iterations, const Allowance &allowance, Random &random)
{
    for (int done = 0; done < iterations; ++done) {
        if (done % pollInterval == 0 && allowance.hasEnded()) {
            break;
        }
        iterate(random);
    }
}

void Search::addVisits(std::vector<std::uint32_t> &visits) const
{
    visits.resize(m_choices);
    for (std::size_t choice = 0; choice < m_choices; ++choice) {
        visits[choice] += m_tree->at(static_cast<SearchTree::Place>(choice + 1)).visits;
    }
}

bool Search::isSettled(std::int64_t more) const
{
    std::vector<std::uint32_t> visits;
    addVisits(visits);
    return players::isSettled(visits, more);
}

bool isSettled(const std::vector<std::uint32_t> &visits, std::int64_t more)
{
    std::int64_t most = 0;
    std::int64_t next = 0;
    for (const std::int64_t one : visits) {
        next = std::max(next, std::min(most, one));
        most = std::max(most, one);
    }
    return most - next > more;
}

// Of those who decide at the same time the searching player comes first: the others' decisions are not known to it.
int Search::nextActor(const State &state) const
{
    const ActorSet actors = deciding(state);
    if (allAtOnce(state.phase)) {
        for (int actor = 0; actor < maxSquires; ++actor) {
            if (((actors >> actor) & 1) != 0 && decider(state, actor) == m_view->player) {
                return actor;
            }
        }
    }
    return std::countr_zero(actors);
}

bool Search::isSearched(const State &state, int player) const
{
    return player == m_view->player || (!m_supposed.knowsRivals() && !allAtOnce(state.phase));
}

void Search::iterate(Random &random)
{
    State state = m_supposed.world(random);
    std::array<Visit, deepest> path;
    std::size_t depth = 0;
    SearchTree::Place place = SearchTree::root;
    bool inTree = true;
    while (state.phase != Phase::Deal && state.phase != Phase::Over) {
        switch (due(state)) {
        case Due::Chance:
            resolveChance(state, random);
            continue;
        case Due::Advance:
            advance(state);
            continue;
        case Due::Nothing:
            continue;
        case Due::Decision:
            break;
        }
        const int actor = place == SearchTree::root && inTree ? m_actor : nextActor(state);
        const int player = decider(state, actor);
        if (!inTree || !isSearched(state, player) || (place != SearchTree::root && isManifold(state.phase))) {
            applyLegal(state, m_supposed.act(state, actor, random));
            continue;
        }
        ActionList legal;
        legalActions(state, actor, legal);
        if (legal.size() == 1) {
            applyLegal(state, legal[0]);
            continue;
        }
        const SearchTree::Node &node = m_tree->at(place);
        const bool isNew = !m_tree->hasChildren(place);
        if (depth == deepest
            || (isNew && (m_tree->isFull() || node.visits < static_cast<std::uint32_t>(m_tuning.expansionThreshold)))) {
            inTree = false;
            continue;
        }
        const SearchTree::Place child = m_tree->choose(place, legal, m_tuning, [&](const Action &action) {
            return promiseOf(m_supposed.gain(state, action), m_tuning.promise);
        });
        if (child == SearchTree::nowhere) {
            inTree = false;
            continue;
        }
        applyLegal(state, m_tree->at(child).action);
        path[depth++] = {child, player};
        place = child;
        inTree = !isNew;
    }
    const Shares shares = judge(state);
    for (std::size_t step = 0; step < depth; ++step) {
        SearchTree::Node &node = m_tree->at(path[step].place);
        node.sum += shares[static_cast<std::size_t>(path[step].player)];
        ++node.visits;
    }
}

Shares Search::judge(const State &state) const
{
    return state.phase == Phase::Over ? finalShares(state) : sharesOf(state, *m_odds);
}

std::vector<Candidate> Search::candidates() const
{
    std::vector<Candidate> found;
    ActionList legal;
    legalActions(m_view->table, m_actor, legal);
    for (const Action &action : legal) {
        const SearchTree::Place place = m_tree->find(SearchTree::root, action);
        if (place != SearchTree::nowhere) {
            const SearchTree::Node &node = m_tree->at(place);
            found.push_back({.action = action, .visits = node.visits, .sum = node.sum, .promise = node.promise});
        }
    }
    return found;
}

std::size_t bestOf(const std::vector<Candidate> &candidates)
{
    const auto rank = [](const Candidate &one) { return std::tuple(one.visits, one.sum, one.promise); };
    std::size_t best = 0;
    for (std::size_t i = 1; i < candidates.size(); ++i) {
        best = rank(candidates[i]) > rank(candidates[best]) ? i : best;
    }
    return best;
}

} // namespace academy::players

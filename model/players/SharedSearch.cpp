// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "players/SharedSearch.h"

#include <algorithm>
#include <atomic>
#include <barrier>
#include <cstdint>
#include <limits>
#include <memory>
#include <system_error>
#include <thread>

namespace academy::players
{

using namespace rules;

namespace
{

// A quarter of a million nodes, ten megabytes: more than a second of search fills. Several trees have a quarter of that each.
constexpr std::size_t capacity(int trees)
{
    return std::size_t{1} << (trees == 1 ? 18 : 16);
}

constexpr int mostTrees = 64;

// Iterations of each tree between two looks at all of them: few milliseconds.
constexpr int roundLength = 8 * Search::pollInterval;

/// The searches of one decision, and the threads that take them one by one, round after round.
class Searches
{
public:
    Searches(const View &view, int actor, const Budget &budget, const SearchTuning &how, std::vector<SearchTree> &trees,
             int count, Random &random)
        : m_view(&view)
        , m_actor(actor)
        , m_how(how)
        , m_trees(&trees)
        , m_allowance(budget)
        , m_iterations(budget.iterations)
    {
        for (int tree = 0; tree < count; ++tree) {
            m_ones.push_back({.random = Random(random.next()), .search = {}});
        }
    }

    void run(int threads)
    {
        const int workers = std::clamp(threads, 1, static_cast<int>(m_ones.size()));
        std::barrier together(workers, [this]() noexcept { planRound(); });
        const auto work = [this, &together] {
            while (m_length > 0) {
                for (std::size_t tree = m_next++; tree < m_ones.size(); tree = m_next++) {
                    searchIn(tree);
                }
                together.arrive_and_wait();
            }
        };
        std::vector<std::jthread> others; // joined at the end
        for (int worker = 1; worker < workers; ++worker) {
            try {
                others.emplace_back(work);
            } catch (const std::system_error &) { // the device has no more of them
                together.arrive_and_drop();
            }
        }
        work();
    }

    [[nodiscard]] std::vector<Candidate> sum() const
    {
        std::vector<Candidate> all = m_ones.front().search->candidates();
        for (std::size_t tree = 1; tree < m_ones.size(); ++tree) {
            const std::vector<Candidate> found = m_ones[tree].search->candidates();
            for (std::size_t i = 0; i < all.size(); ++i) {
                all[i].visits += found[i].visits;
                all[i].sum += found[i].sum;
            }
        }
        return all;
    }

private:
    struct One {
        Random random;
        std::unique_ptr<Search> search; ///< made by the thread that comes first
    };

    void searchIn(std::size_t tree)
    {
        One &one = m_ones[tree];
        if (!one.search) {
            one.search = std::make_unique<Search>(*m_view, m_actor, (*m_trees)[tree], m_how);
        }
        one.search->iterate(static_cast<int>(std::min<std::int64_t>(m_length, shareOf(tree) - m_done)), m_allowance,
                            one.random);
    }

    [[nodiscard]] std::int64_t shareOf(std::size_t tree) const
    {
        const auto iterations = static_cast<std::size_t>(m_iterations);
        return iterations == 0 ? std::numeric_limits<std::int64_t>::max()
                               : static_cast<std::int64_t>((iterations + m_ones.size() - 1 - tree) / m_ones.size());
    }

    // While all threads wait.
    void planRound() noexcept
    {
        m_next = 0;
        m_done += m_length;
        std::ranges::fill(m_visits, 0);
        for (const One &one : m_ones) {
            one.search->addVisits(m_visits);
        }
        const std::int64_t more = m_allowance.left(m_done * static_cast<std::int64_t>(m_ones.size()));
        if (more <= 0 || isSettled(m_visits, more)) {
            m_length = 0;
        }
    }

    const View *m_view;
    int m_actor;
    SearchTuning m_how;
    std::vector<SearchTree> *m_trees;
    Allowance m_allowance;
    int m_iterations;
    std::vector<One> m_ones;
    std::vector<std::uint32_t> m_visits; ///< of all trees
    std::atomic<std::size_t> m_next = 0; ///< tree to be searched in this round
    int m_length = roundLength; ///< of this round; 0 when there is none to come
    std::int64_t m_done = 0; ///< iterations of each tree, in earlier rounds
};

} // namespace

std::vector<Candidate> searchActions(const View &view, int actor, const Budget &budget, const SearchTuning &how,
                                     std::vector<SearchTree> &trees, Random &random)
{
    const int count = std::clamp(budget.trees, 1, mostTrees);
    if (trees.size() != static_cast<std::size_t>(count)) {
        trees.clear();
        while (trees.size() < static_cast<std::size_t>(count)) {
            trees.emplace_back(capacity(count));
        }
    }
    if (count == 1) { // it looks more often whether its choice is settled
        Random numbers(random.next());
        Search search(view, actor, trees.front(), how);
        search.run(budget, numbers);
        return search.candidates();
    }
    SearchTuning each = how;
    each.deals.deals = (how.deals.deals + count - 1) / count; // as many for all of them as one would have
    Searches searches(view, actor, budget, each, trees, count, random);
    searches.run(budget.threads);
    return searches.sum();
}

} // namespace academy::players

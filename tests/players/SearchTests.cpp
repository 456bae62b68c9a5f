// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "../SampleSize.h"
#include "Positions.h"

#include "players/Search.h"
#include "players/SharedSearch.h"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

namespace academy::players::tests
{

using namespace rules;

namespace
{

/// A clock that stands still, and where somebody changes their mind when it is looked at for the tenth time.
struct Watched {
    static constexpr int patience = 10;
    static inline int looks = 0;
    static inline std::stop_source source;

    static std::int64_t clock()
    {
        if (++looks == patience) {
            source.request_stop();
        }
        return 0;
    }
};

State firstDraft(int squires)
{
    Random random(3);
    State state = newGame(Options::of(Mode::Standard, squires));
    resolveChance(state, random);
    return state;
}

} // namespace

TEST_CASE("A search that is to stop makes a few iterations more at most", "[search]")
{
    const View view = viewOf(firstDraft(5), 0);
    SearchTree tree(1 << 12);
    Search search(view, 0, tree, {});
    Random random(1);
    const int done =
        search.run({.milliseconds = 60'000, .clock = Watched::clock, .stop = Watched::source.get_token()}, random);
    CHECK(Watched::looks == Watched::patience);
    CHECK(done == (Watched::patience - 1) * Search::pollInterval); // the first look is at when it begins
    CHECK(search.run({.iterations = 1'000'000, .stop = Watched::source.get_token()}, random) == 0);
}

TEST_CASE("A search counts every iteration, also when its memory is full", "[search]")
{
    const View view = viewOf(firstDraft(4), 2);
    SearchTree tree(ActionList::capacity + 64); // room for a few nodes only
    Search search(view, 2, tree, {});
    Random random(1);
    const int iterations = search.run({.iterations = 3000}, random);
    CHECK(tree.isFull());
    int visits = 0;
    for (const Candidate &candidate : search.candidates()) {
        visits += static_cast<int>(candidate.visits);
        CHECK(candidate.share() >= 0);
        CHECK(candidate.share() <= 1);
    }
    CHECK(visits == iterations);
}

TEST_CASE("A search stops before its time only when nothing could change its choice", "[search][long]")
{
    constexpr int iterations = 1024;
    constexpr int decisions = 40;
    Random random(5);
    int stoppedSoon = 0;
    int decided = 0;
    while (decided < decisions) {
        playThrough(anyOptions(random), random, [&](const State &state) {
            if (due(state) != Due::Decision || random.below(12) != 0) {
                return;
            }
            const int actor = std::countr_zero(deciding(state));
            const View view = viewOf(state, decider(state, actor));
            const std::uint64_t seed = random.next();
            SearchTree tree(1 << 12);
            const auto choiceOf = [&](auto run) {
                Random numbers(seed);
                Search search(view, actor, tree, {});
                run(search, numbers);
                const std::vector<Candidate> candidates = search.candidates();
                return candidates[bestOf(candidates)].action;
            };
            const auto whole = [](Search &search, Random &numbers) {
                for (int done = 0; done < iterations;) {
                    done +=
                        search.run({.iterations = Search::pollInterval}, numbers); // it polls once before it may stop
                }
            };
            const auto free = [&](Search &search, Random &numbers) {
                const int done = search.run({.iterations = iterations}, numbers);
                stoppedSoon += done < iterations ? 1 : 0;
                CHECK(done >= iterations / 2); // until then each action could still become the most visited
            };
            INFO(describe(state));
            CHECK(choiceOf(free) == choiceOf(whole));
            ++decided;
        });
    }
    CHECK(stoppedSoon > decisions / 4);
    CHECK(stoppedSoon < decided);
}

TEST_CASE("A search that goes by the clock stops too when its choice is settled", "[search]")
{
    static std::int64_t now;
    now = 0;
    const View view = viewOf(firstDraft(4), 0);
    SearchTree tree(1 << 12);
    Search search(view, 0, tree, {});
    Random random(1);
    constexpr int looks = 400;
    const int done = search.run({.milliseconds = looks, .clock = [] { return now++; }}, random);
    CHECK(done < looks * Search::pollInterval);
    CHECK(done >= looks * Search::pollInterval / 2);
    std::uint32_t most = 0;
    std::uint32_t next = 0;
    for (const Candidate &candidate : search.candidates()) {
        next = std::max(next, std::min(most, candidate.visits));
        most = std::max(most, candidate.visits);
    }
    const int passed = done / Search::pollInterval + 1;
    CHECK(static_cast<int>(most - next) > done * (looks - passed) / passed); // as quick as until then
}

TEST_CASE("However many threads work on its trees, a search finds the same", "[search][threads]")
{
    Random random(15);
    std::vector<SearchTree> trees;
    int positions = 0;
    int settledSoon = 0;
    for (int game = 0; game < academy::test::sampleSize(4); ++game) {
        playThrough(anyOptions(random), random, [&](const State &state) {
            if (due(state) != Due::Decision || random.below(12) != 0) {
                return;
            }
            const int actor = std::countr_zero(deciding(state));
            const View view = viewOf(state, decider(state, actor));
            const int count = 2 + random.below(5);
            const int iterations = count * 300 + random.below(count);
            const SearchTuning how{.knowsHabits = random.below(2) == 0};
            const std::uint64_t seed = random.next();
            const auto found = [&](int threads) {
                Random numbers(seed);
                return searchActions(view, actor, {.iterations = iterations, .trees = count, .threads = threads}, how,
                                     trees, numbers);
            };
            const std::vector<Candidate> alone = found(1);
            std::uint32_t visits = 0;
            for (const Candidate &candidate : alone) {
                visits += candidate.visits;
            }
            CHECK(visits <= static_cast<std::uint32_t>(iterations));
            settledSoon += visits < static_cast<std::uint32_t>(iterations) ? 1 : 0;
            INFO(describe(state) << " with " << count << " trees");
            for (const int threads : {2, 3}) {
                const std::vector<Candidate> together = found(threads);
                REQUIRE(together.size() == alone.size());
                for (std::size_t i = 0; i < alone.size(); ++i) {
                    CHECK(together[i].action == alone[i].action);
                    CHECK(together[i].visits == alone[i].visits);
                    CHECK(together[i].sum == alone[i].sum);
                }
            }
            ++positions;
        });
    }
    CHECK(positions > academy::test::sampleSize(20));
    CHECK(settledSoon > 0);
    CHECK(settledSoon < positions);
}

TEST_CASE("Trees share the iterations, and stop before their end only when nothing could change the choice",
          "[search][long]")
{
    constexpr int count = 3;
    constexpr int iterations = 1502; // not as many for each
    Random random(16);
    std::vector<SearchTree> trees;
    int whole = 0;
    int settledSoon = 0;
    playThrough(Options::of(Mode::Standard, 4), random, [&](const State &state) {
        if (due(state) != Due::Decision || random.below(3) != 0) {
            return;
        }
        const int actor = std::countr_zero(deciding(state));
        ActionList actions;
        legalActions(state, actor, actions);
        if (actions.size() == 1) { // nothing to search
            return;
        }
        const View view = viewOf(state, decider(state, actor));
        const std::uint64_t seed = random.next();
        Random numbers(seed);
        const std::vector<Candidate> found =
            searchActions(view, actor, {.iterations = iterations, .trees = count}, {}, trees, numbers);

        // Each for itself to the end.
        Random seeds(seed);
        std::vector<Candidate> all;
        for (const int share : {501, 501, 500}) {
            Random own(seeds.next());
            SearchTree tree(1 << 14);
            Search search(view, actor, tree, {.deals = {.deals = 667}});
            search.iterate(share, Allowance({}), own);
            const std::vector<Candidate> one = search.candidates();
            all.resize(one.size());
            for (std::size_t i = 0; i < one.size(); ++i) {
                all[i].action = one[i].action;
                all[i].promise = one[i].promise;
                all[i].visits += one[i].visits;
                all[i].sum += one[i].sum;
            }
        }
        const auto visitsOf = [](const std::vector<Candidate> &candidates) {
            std::uint32_t visits = 0;
            for (const Candidate &candidate : candidates) {
                visits += candidate.visits;
            }
            return visits;
        };
        INFO(describe(state));
        REQUIRE(visitsOf(all) == iterations);
        CHECK(visitsOf(found) <= iterations);
        CHECK(found[bestOf(found)].action == all[bestOf(all)].action);
        if (visitsOf(found) == iterations) {
            CHECK(found[bestOf(found)].sum == all[bestOf(all)].sum);
            ++whole;
        } else {
            ++settledSoon;
        }
    });
    CHECK(whole > 0);
    CHECK(settledSoon > 0);
}

TEST_CASE("Trees share the time as well", "[search]")
{
    static std::int64_t now;
    now = 0;
    const View view = viewOf(firstDraft(4), 0);
    std::vector<SearchTree> trees;
    Random random(1);
    constexpr int looks = 100;
    std::uint32_t visits = 0;
    for (const Candidate &candidate : searchActions(
             view, 0, {.milliseconds = looks, .clock = [] { return now++; }, .trees = 4}, {}, trees, random)) {
        visits += candidate.visits;
    }
    CHECK(now <= looks + 8); // a last look of each tree and between rounds
    CHECK(visits <= looks * Search::pollInterval);
    CHECK(visits >= looks * Search::pollInterval / 4);
}

TEST_CASE("Without a limit a search does not begin", "[search]")
{
    const View view = viewOf(firstDraft(3), 0);
    SearchTree tree(1 << 10);
    Search search(view, 0, tree, {});
    Random random(1);
    CHECK(search.run({}, random) == 0);
}

TEST_CASE("A tree keeps its children apart from those of others", "[search]")
{
    SearchTree tree(1 << 10);
    tree.clear();
    const auto play = [](int squire, int number) {
        return Action::play(squire, Card::fromCode(static_cast<std::uint8_t>(number)), Board::Quests);
    };
    const SearchTree::Place first = tree.add(SearchTree::root, play(0, 1), 1);
    const SearchTree::Place second = tree.add(SearchTree::root, play(0, 2), 1);
    constexpr int each = 9;
    for (int number = 1; number <= each; ++number) {
        tree.add(first, play(1, number), 1);
        tree.add(second, play(1, number), 2); // the same actions, after another one
    }
    for (const auto &[parent, promise] : {std::pair(first, 1.0F), std::pair(second, 2.0F)}) {
        CHECK(tree.hasChildren(parent));
        for (int number = 1; number <= each; ++number) {
            const SearchTree::Place child = tree.find(parent, play(1, number));
            REQUIRE(child != SearchTree::nowhere);
            CHECK(tree.at(child).action == play(1, number));
            CHECK(tree.at(child).promise == promise);
            CHECK_FALSE(tree.hasChildren(child));
        }
        CHECK(tree.find(parent, play(1, each + 1)) == SearchTree::nowhere);
    }
}

TEST_CASE("A tree finds every node again when it is full, and none when it is cleared", "[search]")
{
    SearchTree tree(1 << 11);
    for (int round = 0; round < 2; ++round) {
        tree.clear();
        std::vector<SearchTree::Place> places{SearchTree::root};
        for (std::size_t number = 0; !tree.isFull(); ++number) {
            const SearchTree::Place parent = places[number / 3];
            const Action action = Action::takeToken(static_cast<int>(number % 3), 1);
            CHECK(tree.find(parent, action) == SearchTree::nowhere);
            places.push_back(tree.add(parent, action, static_cast<float>(number)));
        }
        REQUIRE(places.size() > 1000);
        for (std::size_t number = 0; number + 1 < places.size(); ++number) {
            CHECK(tree.find(places[number / 3], Action::takeToken(static_cast<int>(number % 3), 1))
                  == places[number + 1]);
        }
    }
}

TEST_CASE("A tree tries what is legal, and each of it sooner or later", "[search]")
{
    SearchTree tree(1 << 10);
    tree.clear();
    ActionList some;
    ActionList others;
    for (int token = 0; token < 5; ++token) {
        (token < 3 ? some : others).add(Action::takeToken(0, token));
    }
    others.add(Action::takeToken(0, 0));
    std::array<int, 5> tried{};
    for (int round = 0; round < 60; ++round) {
        const ActionList &legal = round % 2 == 0 ? some : others;
        const SearchTree::Place place =
            tree.choose(SearchTree::root, legal, SearchTuning{}, [](const Action &) { return 1.0F; });
        REQUIRE(place != SearchTree::nowhere);
        const Action action = tree.at(place).action;
        CHECK(legal.contains(action));
        ++tree.at(place).visits;
        ++tried[static_cast<std::size_t>(action.place())];
    }
    for (const int times : tried) {
        CHECK(times > 5);
    }
}

} // namespace academy::players::tests

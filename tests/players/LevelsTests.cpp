// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "../SampleSize.h"
#include "Positions.h"

#include "players/ActionEvaluator.h"
#include "players/Determinizer.h"
#include "players/OpponentModel.h"
#include "players/Player.h"
#include "rules/Playout.h"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <algorithm>
#include <bit>
#include <chrono>
#include <span>
#include <string>
#include <thread>

namespace academy::players::tests
{

using namespace rules;

namespace
{

std::string anyLevel(Random &random)
{
    const auto names = levelNames();
    return std::string(names[static_cast<std::size_t>(random.below(static_cast<int>(names.size())))]);
}

/// Plays a game in which whoever decides is shown to `ask`, which gives the action.
template <typename Ask>
void play(const Options &options, Random &random, Ask ask)
{
    State state = newGame(options);
    while (playToDecision(state, random)) {
        const int actor = std::countr_zero(deciding(state));
        const auto refusal = apply(state, ask(state, actor));
        INFO(describe(state));
        REQUIRE_FALSE(refusal);
    }
}

} // namespace

TEST_CASE("Every level chooses legally in every kind of game", "[levels]")
{
    Random random(2014);
    for (int game = 0; game < academy::test::sampleSize(60); ++game) {
        const Options options = anyOptions(random);
        std::vector<std::unique_ptr<Player>> players;
        for (int player = 0; player < options.players(); ++player) {
            players.push_back(makePlayer(anyLevel(random)));
        }
        play(options, random, [&](const State &state, int actor) {
            const int player = decider(state, actor);
            return players[static_cast<std::size_t>(player)]->choose(viewOf(state, player), actor,
                                                                     {.iterations = 1 + random.below(40)}, random);
        });
    }
}

TEST_CASE("The same view, iterations and random numbers give the same choice", "[levels][threads]")
{
    const std::string level =
        GENERATE("random", "varlet", "page", "minstrel", "falconer", "steward", "herald", "knight", "master");
    const int trees = GENERATE(1, 3);
    INFO(level << " with " << trees << " trees");
    Random random(8);
    const auto one = makePlayer(level);
    const auto other = makePlayer(level);
    play(anyOptions(random), random, [&](const State &state, int actor) {
        const View view = viewOf(state, decider(state, actor));
        const std::uint64_t seed = random.next();
        Random first(seed);
        Random second(seed);
        const Budget budget{.iterations = 60, .trees = trees, .threads = 2};
        const Action action = one->choose(view, actor, budget, first);
        CHECK(other->choose(view, actor, budget, second) == action);
        if (trees == 1) { // one without a past chooses no differently
            Random third(seed);
            CHECK(makePlayer(level)->choose(view, actor, budget, third) == action);
        }
        return action;
    });
}

TEST_CASE("Karadoc's neutral squire takes a bad token out of the way", "[levels][R8.4][R8.5]")
{
    Options options = Options::of(Mode::Karadoc, 3);
    options.set(Variation::Education);
    Random random(21);
    int before = 0;
    int after = 0;
    for (int game = 0; game < 60; ++game) {
        playThrough(options, random, [&](const State &state) {
            if (state.phase != Phase::TakeToken || !options.isNeutral(state.actor)) {
                return;
            }
            const int player = decider(state, state.actor);
            const auto queue =
                std::span(state.queue).subspan(state.step, static_cast<std::size_t>(state.queued - state.step));
            const bool ownComes = std::ranges::any_of(queue, [&](std::uint8_t squire) { return squire == player; });
            const View view = viewOf(state, player);
            const ActionEvaluator judgement(view, state.actor);
            for (int one = 0; one < judgement.actions().size(); ++one) {
                for (int other = 0; other < judgement.actions().size(); ++other) {
                    const auto token = [&](int position) {
                        return view.table.codex.token[static_cast<std::size_t>(judgement.actions()[position].place())];
                    };
                    if (token(one) != Codex::unknownToken && token(other) != Codex::unknownToken
                        && token(one) < token(other)) {
                        CHECK((judgement.worth(one) > judgement.worth(other)) == ownComes);
                        ++(ownComes ? before : after);
                    }
                }
            }
        });
    }
    CHECK(before > 0);
    CHECK(after > 0);
}

TEST_CASE("Those whom a search imagines know no more than their own squire", "[levels]")
{
    Random random(12);
    int others = 0;
    for (int game = 0; game < 30; ++game) {
        const Options options = anyOptions(random);
        playThrough(options, random, [&](const State &state) {
            if (due(state) != Due::Decision || random.below(4) != 0) {
                return;
            }
            const int actor = std::countr_zero(deciding(state));
            const int searcher = (decider(state, actor) + 1) % options.players();
            const View own = viewOf(state, decider(state, actor));
            const State world = sampleDeterminization(own, random); // the same to the squire, not to others
            others += world == state ? 0 : 1;
            OpponentModel supposed(viewOf(state, searcher), SearchTuning());
            const std::uint64_t seed = random.next();
            Random one(seed);
            Random other(seed);
            INFO(describe(state));
            CHECK(supposed.act(state, actor, one) == supposed.act(world, actor, other));
        });
    }
    CHECK(others > 500);
}

TEST_CASE("What a player cannot know does not change its choice", "[levels]")
{
    // Another world behind the same view is the same to it: it is handed a view, and that of the other world is equal.
    Random random(11);
    for (const std::string_view level : levelNames()) {
        const auto player = makePlayer(level);
        int others = 0;
        play(anyOptions(random), random, [&](const State &state, int actor) {
            const int decides = decider(state, actor);
            const View view = viewOf(state, decides);
            const State world = sampleDeterminization(view, random);
            others += world == state ? 0 : 1;
            const std::uint64_t seed = random.next();
            Random one(seed);
            Random other(seed);
            const Action action = player->choose(view, actor, {.iterations = 30}, one);
            CHECK(player->choose(viewOf(world, decides), actor, {.iterations = 30}, other) == action);
            return action;
        });
        CHECK(others > 20);
    }
}

TEST_CASE("A player that is stopped answers at once", "[levels][threads]")
{
    const std::string level = GENERATE("knight", "master");
    const int threads = GENERATE(1, 2); // and as many trees
    Random random(3);
    State state = newGame(Options::of(Mode::Standard, 5));
    resolveChance(state, random);
    const View view = viewOf(state, 0);
    const auto player = makePlayer(level);

    SECTION("before it begins")
    {
        std::stop_source source;
        source.request_stop();
        const Action action = player->choose(
            view, 0, {.iterations = 100'000'000, .trees = threads, .threads = threads, .stop = source.get_token()},
            random);
        CHECK_FALSE(check(state, action));
    }
    SECTION("while it thinks")
    {
        // It would think for minutes; that this ends at all shows that it stops.
        std::stop_source source;
        const std::jthread impatient([&source] {
            std::this_thread::sleep_for(std::chrono::milliseconds(30));
            source.request_stop();
        });
        const Action action = player->choose(
            view, 0, {.iterations = 100'000'000, .trees = threads, .threads = threads, .stop = source.get_token()},
            random);
        CHECK_FALSE(check(state, action));
    }
}

namespace
{

/// A clock that advances by one millisecond whenever somebody looks.
std::int64_t countedLooks()
{
    static std::int64_t looks = 0;
    return ++looks;
}

} // namespace

TEST_CASE("A player keeps to the time it is given", "[levels]")
{
    Random random(3);
    State state = newGame(Options::of(Mode::Standard, 4));
    resolveChance(state, random);
    const auto knight = makePlayer("knight");
    const std::int64_t before = countedLooks();
    const Action action = knight->choose(viewOf(state, 0), 0, {.milliseconds = 25, .clock = countedLooks}, random);
    CHECK_FALSE(check(state, action));
    const std::int64_t looks = countedLooks() - before;
    CHECK(looks <= 25 + 2); // until its time is over, and no longer
    CHECK(looks > 25 / 2); // before that nothing is settled
}

TEST_CASE("Levels have names and a usual time", "[levels]")
{
    CHECK(levelNames().size() == 9);
    CHECK(makePlayer("merlin") == nullptr);
    CHECK(usualMilliseconds("herald") == 0);
    CHECK(usualMilliseconds("knight") == 0); // by iterations, the same on every machine
    CHECK(usualMilliseconds("master") == 1000);
    CHECK(usualTrees("herald") == 1);
    CHECK(usualTrees("knight") == 1); // it has too few iterations to share them
    CHECK(usualTrees("master") == 6);
}

} // namespace academy::players::tests

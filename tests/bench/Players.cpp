// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "ProcessMemory.h"

#include "players/PlayOn.h"
#include "players/Search.h"
#include "rules/Playout.h"

#include <algorithm>
#include <array>
#include <bit>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <memory>

/// How long each level of computer player thinks about a decision with its usual iterations, how many times as long as the
/// quickest level, which says more from one machine to another, and how much memory it takes meanwhile. Forced decisions do
/// not count. The master also with its search shared by several trees and threads. Then a whole game of heralds, and how
/// often a second the search tries out how things may go on; both in the time that this program itself computes, whatever
/// else the machine does.
///
/// Where the time of an iteration goes (perf, draft of turn III): what everybody does by the rollout policy a third, hands
/// of cards a sixth, the tree a fifth, half of which is waiting for memory, which is why its nodes are small and only those
/// that can be chosen are fetched; judging the end of the turn and imagining the world behind the view a twentieth each; the
/// rest is copying and chance.
namespace
{

using namespace academy;
using Clock = std::chrono::steady_clock;

double computedSeconds()
{
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

struct Thinking {
    Clock::duration time{};
    int decisions = 0;
    double megabytes = 0; ///< at most, beyond what the program had before

    [[nodiscard]] double milliseconds() const
    {
        return std::chrono::duration<double, std::milli>(time).count() / decisions;
    }
};

/// Lets the level decide for everybody, in games one after the other, until it has thought for the given time.
Thinking watch(std::string_view level, int squires, const players::Budget &budget, Clock::duration enough)
{
    bench::forgetMostMemory();
    const double before = bench::processMemory("VmRSS");
    const std::unique_ptr<players::Player> player = players::makePlayer(level);
    rules::Random chance(1);
    rules::Random numbers(2);
    Thinking thinking;
    rules::State state = rules::newGame(rules::Options::of(rules::Mode::Standard, squires));
    while (thinking.time < enough) {
        if (!rules::playToDecision(state, chance)) {
            state = rules::newGame(state.options);
            continue;
        }
        const int actor = std::countr_zero(rules::deciding(state));
        rules::ActionList actions;
        rules::legalActions(state, actor, actions);
        const rules::View view = rules::viewOf(state, rules::decider(state, actor));
        const auto begin = Clock::now();
        const rules::Action action = player->choose(view, actor, budget, numbers);
        if (actions.size() > 1) {
            thinking.time += Clock::now() - begin;
            ++thinking.decisions;
        }
        rules::applyLegal(state, action);
    }
    thinking.megabytes = std::max(0.0, bench::processMemory("VmHWM") - before);
    return thinking;
}

/// Heralds play until the game asks for a decision in that turn and phase, or is over.
void playOn(rules::State &state, int turn, rules::Phase phase, rules::Random &random)
{
    const std::unique_ptr<players::Player> herald = players::makePlayer("herald");
    players::playOn(state, *herald, random,
                    [turn, phase](const rules::State &now) { return now.turn != turn || now.phase != phase; });
}

double millisecondsOfHeraldGame()
{
    constexpr int games = 500;
    rules::Random random(1);
    const double begin = computedSeconds();
    for (int game = 0; game < games; ++game) {
        rules::State state = rules::newGame(rules::Options::of(rules::Mode::Standard, 4));
        playOn(state, rules::turnCount, rules::Phase::Over, random);
    }
    return (computedSeconds() - begin) * 1000 / games;
}

/// 4 squires, turn III, one thread.
double iterationsPerSecond(rules::Phase phase, const players::SearchTuning &how)
{
    constexpr int iterations = 200'000;
    rules::Random random(1);
    rules::State state = rules::newGame(rules::Options::of(rules::Mode::Standard, 4));
    playOn(state, 3, phase, random);
    const int actor = std::countr_zero(rules::deciding(state));
    const rules::View view = rules::viewOf(state, rules::decider(state, actor));
    players::SearchTree tree(std::size_t{1} << 18U);
    const double begin = computedSeconds();
    players::Search search(view, actor, tree, how);
    const int done = search.run({.iterations = iterations}, random);
    return done / (computedSeconds() - begin);
}

void tellSearch(const char *what, const players::SearchTuning &how)
{
    std::printf("%-42s %10.0f %10.0f\n", what, iterationsPerSecond(rules::Phase::Draft, how),
                iterationsPerSecond(rules::Phase::Play, how));
}

/// A line of the table for each number of squires.
void tellThinking()
{
    constexpr std::array<int, 3> tables{3, 4, 5};
    std::printf("%-10s %8s %14s %12s %8s\n", "level", "squires", "ms/decision", "x quickest", "MB");
    for (const int squires : tables) {
        double quickest = 0;
        for (const std::string_view level : players::levelNames()) {
            const Thinking thinking = watch(level, squires, {}, std::chrono::seconds(1));
            const double taken = thinking.milliseconds();
            quickest = quickest == 0 ? taken : std::min(quickest, taken);
            std::printf("%-10.*s %8d %14.4f %12.0f %8.1f\n", static_cast<int>(level.size()), level.data(), squires,
                        taken, taken / quickest, thinking.megabytes);
        }
    }
}

/// The same iterations in one tree and in several, on one thread and on two.
void tellTrees()
{
    struct Shared {
        int trees = 1;
        int threads = 1;
    };
    constexpr std::array<Shared, 5> ways{{{1, 1}, {2, 1}, {2, 2}, {6, 1}, {6, 2}}};
    std::printf("%-26s %8s %14s %8s\n", "master, 20,000 iterations", "threads", "ms/decision", "MB");
    for (const Shared &way : ways) {
        const Thinking thinking = watch("master", 4, {.iterations = 20'000, .trees = way.trees, .threads = way.threads},
                                        std::chrono::seconds(5));
        std::printf("in %-2d %-20s %8d %14.1f %8.1f\n", way.trees, way.trees == 1 ? "tree" : "trees", way.threads,
                    thinking.milliseconds(), thinking.megabytes);
    }
}

} // namespace

int main()
{
    tellThinking();
    std::printf("\n");
    tellTrees();
    std::printf("\nA game of heralds, 4 squires: %.2f ms\n\n", millisecondsOfHeraldGame());
    std::printf("%-42s %10s %10s\n", "iterations/s: 4 squires, turn III, one core", "draft", "play");
    tellSearch("knight", {.knowsHabits = false});
    tellSearch("master", {});
    return 0;
}

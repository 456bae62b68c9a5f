// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "players/Advice.h"
#include "players/PlayOn.h"
#include "rules/Playout.h"

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <iterator>
#include <memory>
#include <string_view>
#include <vector>

/// How right the chance of victory is that the advice tells: in positions of games of heralds, one from each game and from
/// every turn as many, what it tells against what games from there give, in which everybody plays on as heralds do. The
/// hands are those that are really there, which the advice does not see: one position says little of it, many together do.
///
///     bench-advice [POSITIONS [ITERATIONS [GAMES [KIND]]]]
///
/// 300 positions of each kind of game, 10,000 iterations and 200 games unless told; one kind alone by its name, as "Karadoc".
namespace
{

using namespace academy;

struct Kind {
    const char *name;
    rules::Options options;
};

/// What was told of one position, and what the games from there gave; shares of a victory.
struct Outcome {
    int turn = 0;
    double told = 0;
    double given = 0;
};

bool isChoice(const rules::State &state)
{
    rules::ActionList actions;
    rules::legalActions(state, std::countr_zero(rules::deciding(state)), actions);
    return actions.size() > 1;
}

double shareOf(const rules::State &state, int player)
{
    const rules::Result result = rules::result(state);
    return ((result.winners >> player) & 1) != 0 ? 1.0 / std::popcount(result.winners) : 0.0;
}

/// The game with that seed is played to a choice in that turn, after some more of them.
rules::State positionOf(const rules::Options &options, int seed, int turn)
{
    rules::Random random(static_cast<std::uint64_t>(seed));
    rules::State state = rules::newGame(options);
    int more = random.below(6 * options.squires);
    players::playOn(state, *players::makePlayer("herald"), random,
                    [&more, turn](const rules::State &now) { return now.turn < turn || !isChoice(now) || more-- > 0; });
    return state;
}

Outcome compare(const rules::State &state, int seed, int iterations, int games)
{
    const int actor = std::countr_zero(rules::deciding(state));
    const int player = rules::decider(state, actor);
    rules::Random random(static_cast<std::uint64_t>(seed) + 1'000'000U);
    const players::Advice advice =
        players::advise(rules::viewOf(state, player), actor, {.iterations = iterations}, random);
    const std::unique_ptr<players::Player> herald = players::makePlayer("herald");
    Outcome outcome{.turn = state.turn, .told = static_cast<double>(advice.share) / players::wholeVictory};
    for (int game = 0; game < games; ++game) {
        rules::State end = state;
        rules::applyLegal(end, advice.best);
        players::playOn(end, *herald, random, [](const rules::State &) { return true; });
        outcome.given += shareOf(end, player) / games;
    }
    return outcome;
}

void tell(const char *name, const std::vector<Outcome> &outcomes)
{
    if (outcomes.empty()) {
        return;
    }
    double told = 0;
    double given = 0;
    double apart = 0;
    for (const Outcome &outcome : outcomes) {
        told += outcome.told;
        given += outcome.given;
        apart += std::abs(outcome.told - outcome.given);
    }
    const double count = static_cast<double>(outcomes.size());
    std::printf("%-16s %6.0f %8.1f %8.1f %+8.1f %10.1f\n", name, count, 100 * told / count, 100 * given / count,
                100 * (told - given) / count, 100 * apart / count);
}

template <class Wanted>
void tellOf(const char *name, const std::vector<Outcome> &outcomes, Wanted wanted)
{
    std::vector<Outcome> some;
    std::ranges::copy_if(outcomes, std::back_inserter(some), wanted);
    tell(name, some);
}

int numberOr(int argc, char **argv, int at, int otherwise)
{
    if (argc <= at) {
        return otherwise;
    }
    const std::string_view text(argv[at]);
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size() || number < 1) {
        std::fprintf(stderr, "bench-advice: '%s' is not a number above 0\n", argv[at]);
        std::exit(2);
    }
    return number;
}

} // namespace

int main(int argc, char **argv)
{
    const int positions = numberOr(argc, argv, 1, 300);
    const int iterations = numberOr(argc, argv, 2, 10'000);
    const int games = numberOr(argc, argv, 3, 200);
    rules::Options everything = rules::Options::of(rules::Mode::Standard, 4);
    for (int variation = 0; variation < rules::variationCount; ++variation) {
        everything.set(static_cast<rules::Variation>(variation));
    }
    const std::array<Kind, 5> kinds{{{"4 squires", rules::Options::of(rules::Mode::Standard, 4)},
                                     {"3 squires", rules::Options::of(rules::Mode::Standard, 3)},
                                     {"all variations", everything},
                                     {"Karadoc", rules::Options::of(rules::Mode::Karadoc)},
                                     {"Lancelot", rules::Options::of(rules::Mode::Lancelot)}}};
    std::printf("%-16s %6s %8s %8s %8s %10s\n", "%", "", "told", "given", "bias", "apart");
    const std::string_view only = argc > 4 ? argv[4] : "";
    if (!only.empty() && std::ranges::find(kinds, only, &Kind::name) == kinds.end()) {
        std::fprintf(stderr, "bench-advice: there is no '%s'\n", argv[4]);
        return 2;
    }
    for (const Kind &kind : kinds) {
        if (!only.empty() && only != kind.name) {
            continue;
        }
        std::vector<Outcome> outcomes;
        for (int i = 0; i < positions; ++i) {
            const rules::State state = positionOf(kind.options, i + 1, 1 + i % rules::turnCount);
            if (state.phase != rules::Phase::Over) {
                outcomes.push_back(compare(state, i + 1, iterations, games));
            }
        }
        tell(kind.name, outcomes);
        for (int turn = 1; turn <= rules::turnCount; ++turn) {
            std::array<char, 32> name{};
            std::snprintf(name.data(), name.size(), "  turn %d", turn);
            tellOf(name.data(), outcomes, [turn](const Outcome &outcome) { return outcome.turn == turn; });
        }
        for (int tenth = 0; tenth < 10; tenth += 2) {
            std::array<char, 32> name{};
            std::snprintf(name.data(), name.size(), "  told %d-%d", tenth * 10, tenth * 10 + 20);
            tellOf(name.data(), outcomes, [tenth](const Outcome &outcome) {
                return outcome.told * 10 >= tenth && (outcome.told * 10 < tenth + 2 || tenth == 8);
            });
        }
        std::fflush(stdout);
    }
    return 0;
}

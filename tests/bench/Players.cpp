// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "players/Player.h"
#include "rules/Game.h"

#include <algorithm>
#include <array>
#include <bit>
#include <chrono>
#include <cstdio>
#include <memory>

/// How long each level of computer player thinks about a decision with its usual iterations, and how many times as long as
/// the quickest level, which says more from one machine to another. Forced decisions do not count.
namespace
{

using namespace academy;
using Clock = std::chrono::steady_clock;

struct Thinking {
    Clock::duration time{};
    int decisions = 0;

    [[nodiscard]] double milliseconds() const
    {
        return std::chrono::duration<double, std::milli>(time).count() / decisions;
    }
};

/// Lets the level decide for everybody, in games one after the other, until it has thought for the given time.
Thinking watch(std::string_view level, int squires, Clock::duration enough)
{
    const std::unique_ptr<players::Player> player = players::makePlayer(level);
    rules::Random chance(1);
    rules::Random whims(2);
    Thinking thinking;
    rules::State state = rules::newGame(rules::Options::of(rules::Mode::Standard, squires));
    while (thinking.time < enough) {
        switch (rules::due(state)) {
        case rules::Due::Chance:
            rules::resolveChance(state, chance);
            break;
        case rules::Due::Advance:
            rules::advance(state);
            break;
        case rules::Due::Nothing:
            state = rules::newGame(state.options);
            break;
        case rules::Due::Decision:
            const int actor = std::countr_zero(rules::deciding(state));
            rules::ActionList actions;
            rules::legalActions(state, actor, actions);
            const rules::View view = rules::viewOf(state, rules::decider(state, actor));
            const auto begin = Clock::now();
            const rules::Action action = player->choose(view, actor, {}, whims);
            if (actions.size() > 1) {
                thinking.time += Clock::now() - begin;
                ++thinking.decisions;
            }
            rules::applyLegal(state, action);
            break;
        }
    }
    return thinking;
}

} // namespace

int main()
{
    constexpr std::array<int, 3> tables{3, 4, 5};
    std::printf("%-10s %8s %14s %12s\n", "level", "squires", "ms/decision", "x quickest");
    for (const int squires : tables) {
        double quickest = 0;
        for (const std::string_view level : players::levelNames()) {
            const double taken = watch(level, squires, std::chrono::seconds(1)).milliseconds();
            quickest = quickest == 0 ? taken : std::min(quickest, taken);
            std::printf("%-10.*s %8d %14.4f %12.0f\n", static_cast<int>(level.size()), level.data(), squires, taken,
                        taken / quickest);
        }
    }
    return 0;
}

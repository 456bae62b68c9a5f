// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "rules/Game.h"

#include <string_view>
#include <vector>

/// Holds the game of the engine while somebody else tells what has to happen in it. Whatever the engine does not expect
/// just then, or offers differently, fails the test. Squires choose at random, and often what their favorite board is, so
/// that discs go far on some tracks and stay on square 0 of others.
namespace academy::rules::test
{

class Referee
{
public:
    Referee(const Options &options, std::uint64_t seed);

    [[nodiscard]] const State &state() const { return m_state; }

    /// Chance of that kind falls now.
    Chance chance(ChanceKind kind);
    /// The actor, and in the simultaneous phases perhaps others, decides now among exactly these actions.
    Action decide(int actor, const std::vector<Action> &expected);
    /// The engine waits for advance() now.
    void advance(Phase phase);
    /// 0..bound-1.
    [[nodiscard]] int any(int bound) { return m_random.below(bound); }

    /// Fails the test unless both are the same.
    template <typename Value>
    void same(std::string_view what, const Value &engine, const Value &expected) const
    {
        if (!(engine == expected)) {
            differ(what);
        }
    }
    [[noreturn]] void differ(std::string_view what) const;

private:
    [[nodiscard]] bool isFavorite(const Action &action) const;

    State m_state;
    Random m_random;
    std::array<Board, maxSquires> m_favorites{};
};

} // namespace academy::rules::test

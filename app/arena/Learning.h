// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "Examples.h"
#include "players/Experience.h"
#include "rules/Random.h"

#include <array>
#include <vector>

/// Learning from examples: logistic regression of who wins on the points that show, the squares of King's Service, and the
/// leads over each rival on the other boards (players::Contest). What it finds is counted in points, as Experience wants.
namespace academy::arena
{

class Learning
{
public:
    Learning();

    /// One round through the examples, in an order of its own; later rounds change less.
    void study(const std::vector<Example> &examples, rules::Random &random);

    /// Mean surprise at how the games ended, in nats; lower is better.
    [[nodiscard]] double surprise(const std::vector<Example> &examples) const;

    [[nodiscard]] players::Experience experience() const;

private:
    static constexpr int turns = players::learntTurns;
    static constexpr int squares = 13;
    static constexpr int stakesCount = 2;
    static constexpr int contestsEnd = 2 * players::lessonCount * turns;
    static constexpr int kingsEnd = contestsEnd + players::kingsLessonCount * turns * squares;
    static constexpr int parameterCount = kingsEnd + stakesCount * turns;
    using Parameters = std::array<double, parameterCount>;

    /// Where a parameter stands. `turn` counts from 0 for turn II.
    [[nodiscard]] static std::size_t worthAt(players::Lesson lesson, int turn);
    [[nodiscard]] static std::size_t widthAt(players::Lesson lesson, int turn); ///< logarithm, in squares
    [[nodiscard]] static std::size_t kingsAt(players::KingsLesson lesson, int turn, int square);
    [[nodiscard]] static std::size_t pointAt(rules::Stakes stakes, int turn);

    /// Two squires on one board.
    struct Duel {
        std::size_t worth = 0; ///< the parameters
        std::size_t width = 0;
        int squire = 0;
        int rival = 0;
        double lead = 0; ///< in widths
        double chance = 0; ///< to keep it
        double squireStake = 1;
        double rivalStake = 1;
    };
    struct Duels {
        std::array<Duel, rules::boardCount * rules::maxSquires * rules::maxSquires / 2> list;
        std::size_t count = 0;
    };
    [[nodiscard]] Duels duelsOf(const Example &example) const;
    double judge(const Example &example, Parameters *slope) const;
    void smoothKings(Parameters &slope, double weight) const;
    void step(const Parameters &slope, double rate);

    Parameters m_values{};
    Parameters m_momentum{}; ///< Adam's two memories
    Parameters m_roughness{};
    int m_rounds = 0;
};

} // namespace academy::arena

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "players/WinProbability.h"
#include "rules/State.h"

#include <QString>

#include <array>
#include <cstdint>
#include <span>
#include <vector>

/// What there is to learn from: games that computers play, seen between two turns, with what became of them.
namespace academy::arena
{

/// A table as one of turns II to VI begins.
struct Example {
    rules::Options options;
    std::uint8_t turn = 0;
    std::uint8_t scrolls = 0; ///< lying on the board (R10.4)
    std::array<rules::Track, rules::boardCount> tracks;
    std::array<std::int8_t, rules::maxSquires> points{};
    std::array<std::int8_t, rules::maxSquires> deeds{}; ///< R10.5.1
    std::array<float, rules::maxPlayers> victory{}; ///< by player, how the game ended; together 1
};

/// The kinds of table, each learnt from for itself, in the order of players::learntExperience.
struct ExampleTable {
    QString name;
    rules::Mode mode;
    int squires;
};
[[nodiscard]] std::span<const ExampleTable> exampleTables();

struct ExamplePlan {
    ExampleTable table;
    std::uint64_t seed = 0;
    int games = 0;
    int jobs = 1;
};

/// Games of heralds, a third of them without variations, with a blunder now and then so that uneven tables are seen too.
/// The same plan gives the same examples, whatever the number of jobs.
[[nodiscard]] std::vector<Example> playExamples(const ExamplePlan &plan);

} // namespace academy::arena

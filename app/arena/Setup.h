// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "Arguments.h"
#include "Contestant.h"
#include "rules/Options.h"
#include "rules/Random.h"

#include <cstdint>
#include <optional>
#include <vector>

/// Which games are to be played: what the command line settles, and what is left to be drawn for each game.
namespace academy::arena
{

struct Setup {
    std::optional<rules::Mode> mode; ///< nothing: drawn, here and below
    std::optional<int> squires; ///< of standard games
    std::optional<unsigned> variations; ///< bits
    std::optional<unsigned> advanced; ///< bits
    std::optional<rules::Stakes> stakes;
    int answerMilliseconds = 10'000; ///< that a player which is a program has for each answer
    std::vector<ContestantName> contestants; ///< by player, from the start again when there are more players

    [[nodiscard]] const ContestantName &contestantFor(int player) const
    {
        return contestants[static_cast<std::size_t>(player) % contestants.size()];
    }

    /// The options of one game. Who starts is always drawn (R2.5).
    [[nodiscard]] rules::Options drawOptions(rules::Random &random) const;
};

/// The options of a command that readSetup() reads. Which seats the players take that --players names is up to the command.
[[nodiscard]] QList<OptionText> setupOptions(const QString &seating);
/// Whether --players may name `seat`, somebody who plays elsewhere.
enum class Seating { Here, Elsewhere };
[[nodiscard]] Setup readSetup(const Arguments &arguments, Seating seating = Seating::Here);

/// The option that readSeed() reads; one of setupOptions().
[[nodiscard]] OptionText seedOptionText();

/// --seed: decimal, or hexadecimal with 0x; drawn by the system when it is not given.
[[nodiscard]] std::uint64_t readSeed(const Arguments &arguments);

/// When a game is created: now; or the moment that a reproducible build or test run names in the environment.
[[nodiscard]] QString creationTime();

/// A seed of its own for each part (game, player, …) of what has a seed.
[[nodiscard]] std::uint64_t seedOfPart(std::uint64_t seed, std::uint64_t part);

} // namespace academy::arena

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "statistics/FinishedGame.h"

#include <optional>
#include <vector>

/// What has become of people over many games, in numbers.
namespace academy::model
{

/// All that the history says, in the order of its lines: earlier games first, then one after the other.
struct Ledger {
    std::vector<EarlierGames> earlier;
    std::vector<FinishedGame> games;
};

/// Games of some kind, and how many of them were won.
struct WonOf {
    int games = 0;
    int victories = 0; ///< shared ones included

    friend bool operator==(const WonOf &, const WonOf &) = default;
};

/// What has become of one person.
struct PersonTotals {
    QString name; ///< as it is stored
    WonOf all; ///< earlier games included, as in best, points and undone
    int best = 0; ///< most points in a game
    int points = 0; ///< of all games together
    int undone = 0; ///< games in which decisions were undone together with the computers' answers
    int earlier = 0; ///< games of which only sums are known
    std::optional<rules::Color> color; ///< of the squire played last

    // Of the games in the history.
    std::array<WonOf, rules::modeNames.size()> byMode{};
    std::vector<WonOf> byLevel; ///< by the strongest computer in the game, as in players::levelNames()
    WonOf amongPeople; ///< no computer played
    std::array<int, rules::boardCount> boardPoints{}; ///< of all games together
    std::array<int, rules::boardCount> boardGames{}; ///< games in which the board gives points
    std::array<int, rules::boardCount> boardBest{}; ///< most in a game
    std::vector<const FinishedGame *> games; ///< the latest last

    /// Points in a game.
    [[nodiscard]] double average() const { return all.games > 0 ? static_cast<double>(points) / all.games : 0; }
};

/// The place of that person in the game; nullptr when they did not play.
[[nodiscard]] const FinishedPlayer *playerIn(const FinishedGame &game, const QString &name);

/// The position of a level among players::levelNames(); -1 for one that is not known here.
[[nodiscard]] int levelNumber(const QString &level);

/// The position of the strongest computer's level among players::levelNames(); -1 when none played that is known here.
[[nodiscard]] int strongestLevel(const FinishedGame &game);

/// Everybody who is counted, whoever has won most often first. The totals point to the games of the ledger.
[[nodiscard]] std::vector<PersonTotals> totalsOf(const Ledger &ledger);

} // namespace academy::model

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <cstddef>
#include <vector>

/// Strength in numbers. At a table of several, the chance to win is taken to be one's strength over the strength of all
/// who sit there (Plackett and Luce); Elo points are its logarithm, 400 for ten times the strength, 1500 for the mean.
namespace academy::arena
{

struct Interval {
    double low = 0;
    double high = 0;
};

/// Wilson's interval for a share seen in so many games, as if each game had been played alone: it holds the true share 95
/// times in 100, and more often where a deal is played in every seating or somebody has several seats.
[[nodiscard]] Interval interval(double share, int games);

class Ratings
{
public:
    /// A game: who sat at the table, and the part of the victory that each got.
    void add(const std::vector<std::size_t> &players, const std::vector<double> &victories);

    /// Elo points of the first so many players.
    [[nodiscard]] std::vector<double> elo(std::size_t players) const;

private:
    struct Game {
        std::vector<std::size_t> players;
        std::vector<double> victories;
    };

    std::vector<Game> m_games;
};

} // namespace academy::arena

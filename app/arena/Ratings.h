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

/// Wilson's interval for a share seen in so many games, as if none had to do with another: then about 95 in 100 such
/// intervals hold the true share. Several seats in a game, and the games of a deal, do have to do with each other. Among
/// equals what one loses there another wins, and the interval is wider than it need be; but it is too narrow where how
/// well somebody plays depends on the deal, as on the variations drawn for it.
[[nodiscard]] Interval interval(double share, int games);

/// By how many Elo points somebody is ahead of equals of which it sits alone at each table, if that share of the victories is
/// its own; `seats` by table. More than 2400 are told as 2400.
[[nodiscard]] double eloAhead(double share, const std::vector<int> &seats);

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

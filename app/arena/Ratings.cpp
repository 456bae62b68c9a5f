// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Ratings.h"

#include <algorithm>
#include <cmath>

namespace academy::arena
{

Interval interval(double share, int games)
{
    constexpr double z = 1.959964;
    const double n = games;
    const double middle = share + z * z / (2 * n);
    const double reach = z * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n));
    const double whole = 1 + z * z / n;
    return {.low = std::max(0.0, (middle - reach) / whole), .high = std::min(1.0, (middle + reach) / whole)};
}

double eloAhead(double share, const std::vector<int> &seats)
{
    constexpr double most = 2400;
    constexpr int halvings = 40;
    double low = -most;
    double high = most;
    for (int halving = 0; halving < halvings; ++halving) {
        const double middle = (low + high) / 2;
        const double strength = std::pow(10.0, middle / 400);
        double expected = 0;
        for (const int table : seats) {
            expected += strength / (strength + table - 1);
        }
        (expected < share * static_cast<double>(seats.size()) ? low : high) = middle;
    }
    return (low + high) / 2;
}

void Ratings::add(const std::vector<std::size_t> &players, const std::vector<double> &victories)
{
    m_games.push_back({players, victories});
}

std::vector<double> Ratings::elo(std::size_t players) const
{
    constexpr int rounds = 200;
    // Half a victory and half a table for nothing, so that nobody is infinitely strong or weak.
    constexpr double given = 0.5;
    std::vector<double> victories(players, given);
    for (const Game &game : m_games) {
        for (std::size_t seat = 0; seat < game.players.size(); ++seat) {
            victories[game.players[seat]] += game.victories[seat];
        }
    }
    std::vector<double> strength(players, 1.0);
    for (int round = 0; round < rounds; ++round) {
        std::vector<double> chances(players, 0.0); // to win, by each bit of strength
        for (std::size_t player = 0; player < players; ++player) {
            chances[player] = 2 * given / (strength[player] + 1);
        }
        for (const Game &game : m_games) {
            double all = 0;
            for (const std::size_t player : game.players) {
                all += strength[player];
            }
            for (const std::size_t player : game.players) {
                chances[player] += 1 / all;
            }
        }
        for (std::size_t player = 0; player < players; ++player) {
            strength[player] = victories[player] / chances[player];
        }
    }
    double mean = 0;
    for (const double one : strength) {
        mean += std::log10(one) / static_cast<double>(players);
    }
    std::vector<double> elo(players);
    std::ranges::transform(strength, elo.begin(), [mean](double one) { return 1500 + 400 * (std::log10(one) - mean); });
    return elo;
}

} // namespace academy::arena

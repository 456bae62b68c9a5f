// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "record/Record.h"
#include "rules/Game.h"

#include <QJsonObject>
#include <QString>

#include <cstdint>
#include <limits>
#include <map>
#include <utility>

/// How players did over many games, by seat and level and by level alone.
namespace academy::arena
{

struct Tally {
    int games = 0;
    double victories = 0; ///< a shared one counts in parts
    std::int64_t points = 0;
    int least = std::numeric_limits<int>::max();
    int most = std::numeric_limits<int>::min();

    void add(double victory, int score);
    [[nodiscard]] double share() const { return victories / games; }
    [[nodiscard]] double mean() const { return static_cast<double>(points) / games; }
};

class Standings
{
public:
    void add(const record::Record &record, const rules::Result &result);

    [[nodiscard]] QString table() const;
    /// {"seats": […], "players": […]}
    [[nodiscard]] QJsonObject json() const;

private:
    std::map<std::pair<int, QString>, Tally> m_seats; ///< by player's number and level
    std::map<QString, Tally> m_levels;
};

} // namespace academy::arena

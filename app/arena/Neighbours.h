// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "Ladder.h"

#include <QJsonObject>
#include <QString>

#include <vector>

/// How far players are apart who are named from weak to strong: each alone against tables of the one named before it, by
/// the ladder's games. That way round most victories are won where neighbours are far apart, so that few games say much, and a
/// player that takes long to think takes one seat only. By iterations, not by time: the same everywhere.
namespace academy::arena
{

class Neighbours
{
public:
    /// The plan names two players or more, no two neighbours the same.
    explicit Neighbours(LadderPlan plan);

    void play();

    [[nodiscard]] QString table() const;
    /// {"games": …, "seed": …, "neighbours": […]}
    [[nodiscard]] QJsonObject json() const;

private:
    struct Figure {
        double value = 0;
        double low = 0;
        double high = 0;
    };
    struct Step {
        QString player;
        QString against;
        int games = 0;
        int forfeits = 0;
        Figure share;
        Figure elo;
        double milliseconds = 0;
    };

    [[nodiscard]] Step step(std::size_t stronger) const;

    LadderPlan m_plan;
    std::vector<Step> m_steps;
};

} // namespace academy::arena

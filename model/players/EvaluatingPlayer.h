// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "players/ActionEvaluator.h"
#include "players/Player.h"

/// Plays what its judgement holds to be best, at once: the herald, and the levels below it, whose judgement overlooks what
/// people overlook (Oversights).
namespace academy::players
{

class EvaluatingPlayer final : public Player
{
public:
    /// Likes what everybody on its level likes, and what it likes itself.
    EvaluatingPlayer(const Tuning &judgement, const Interests &favourites, const Interests &liked);

    [[nodiscard]] rules::Action choose(const rules::View &view, int actor, const Budget &budget,
                                       rules::Random &random) override;

private:
    Odds m_odds;
    Interests m_interests;
};

} // namespace academy::players

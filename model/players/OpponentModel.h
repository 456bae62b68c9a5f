// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "players/Determinizer.h"
#include "players/DraftModel.h"
#include "players/PlayModel.h"
#include "players/RolloutPolicy.h"
#include "players/Tuning.h"

#include <optional>

/// What a player supposes of the others at the table: what they may hold, and what they will do that it does not think
/// through itself. What they hold is guessed by what they passed on. Among three and more it holds them, most of the time, to
/// draft and to play as habits say and to move Gallantry's bonus where their own judgement wants it; against one rival
/// RolloutPolicy decides.
namespace academy::players
{

class OpponentModel
{
public:
    /// The view is copied.
    OpponentModel(const rules::View &view, const SearchTuning &how, const Odds &given = odds);

    /// A possible world.
    [[nodiscard]] rules::State world(rules::Random &random) { return m_worlds.sample(random); }

    /// What the actor does, in a world.
    [[nodiscard]] rules::Action act(const rules::State &world, int actor, rules::Random &random);

    /// What an action gains at once (RolloutPolicy).
    [[nodiscard]] int gain(const rules::State &world, const rules::Action &action) const
    {
        return m_policy.gain(world, action);
    }

    /// Whether rivals are so well known that it is idle to think through what else they might do.
    [[nodiscard]] bool knowsRivals() const { return m_plays.has_value(); }

private:
    const Odds *m_odds;
    int m_noise;
    int m_surprise;
    RolloutPolicy m_policy;
    std::optional<DraftModel> m_habits; ///< of the draft
    std::optional<PlayModel> m_plays; ///< where there are those
    Determinizer m_worlds;
};

} // namespace academy::players

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "players/Player.h"

/// Plays as a small child does that likes to move: of its cards the largest, wherever that leads. What boards pay it never
/// counts, and whatever is not a matter of squares it leaves to chance.
namespace academy::players
{

class VarletPlayer final : public Player
{
public:
    explicit VarletPlayer(const Interests &liked)
        : m_interests(liked)
    {
    }

    [[nodiscard]] rules::Action choose(const rules::View &view, int actor, const Budget &budget,
                                       rules::Random &random) override;

private:
    Interests m_interests;
};

} // namespace academy::players

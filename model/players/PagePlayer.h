// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "players/Player.h"

/// Plays as a child does that has understood the rules: it looks at what a move changes now and no further, likes big
/// cards, forgets what scores late, and is sometimes somewhere else with its thoughts.
namespace academy::players
{

class PagePlayer final : public Player
{
public:
    explicit PagePlayer(const Interests &liked)
        : m_interests(liked)
    {
    }

    [[nodiscard]] rules::Action choose(const rules::View &view, int actor, const Budget &budget,
                                       rules::Random &random) override;

private:
    Interests m_interests;
};

} // namespace academy::players

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "players/Player.h"

/// Plays what its judgement holds to be best, at once.
namespace academy::players
{

class HeraldPlayer final : public Player
{
public:
    [[nodiscard]] rules::Action choose(const rules::View &view, int actor, const Budget &budget,
                                       rules::Random &random) override;
};

} // namespace academy::players

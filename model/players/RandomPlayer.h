// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "players/Player.h"

/// Chooses blindly, every legal action as likely as any other: what other levels are measured against.
namespace academy::players
{

class RandomPlayer final : public Player
{
public:
    [[nodiscard]] rules::Action choose(const rules::View &view, int actor, const Budget &budget,
                                       rules::Random &random) override;
};

} // namespace academy::players

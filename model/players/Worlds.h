// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "players/DraftDeals.h"
#include "rules/View.h"

/// Possible worlds: whole states that look to a player exactly as its view does, with everything hidden filled in at random
/// (section 11). What the player saw pass in the draft, what was played, peeked at and exchanged is kept to, so
/// viewOf(world, player) is the view again.
namespace academy::players
{

class Worlds
{
public:
    /// The view is copied.
    explicit Worlds(const rules::View &view);

    /// One possible world. Nothing is allocated.
    [[nodiscard]] rules::State sample(rules::Random &random) const;

private:
    rules::View m_view;
    DraftDeals m_deals;
};

/// One possible world, when no more than one is wanted.
[[nodiscard]] rules::State sampleWorld(const rules::View &view, rules::Random &random);

} // namespace academy::players

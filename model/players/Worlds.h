// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "players/DraftDeals.h"
#include "players/Habits.h"
#include "players/LikelyDeals.h"
#include "rules/View.h"

#include <optional>

/// Possible worlds: whole states that look to a player exactly as its view does, with everything hidden filled in at random
/// (section 11). What the player saw pass in the draft, what was played, peeked at and exchanged is kept to, so
/// viewOf(world, player) is the view again.
namespace academy::players
{

class Worlds
{
public:
    /// The view is copied. All that is possible is equally likely.
    explicit Worlds(const rules::View &view);
    /// With habits deals are as likely as those make the squires keep such cards. They must stay.
    Worlds(const rules::View &view, const Habits *habits, const DealTuning &how);
    Worlds(const Worlds &) = delete; // the deals refer to each other
    Worlds &operator=(const Worlds &) = delete;

    /// One possible world.
    [[nodiscard]] rules::State sample(rules::Random &random);

private:
    rules::View m_view;
    DraftDeals m_deals;
    std::optional<LikelyDeals> m_likely;
};

/// One possible world, when no more than one is wanted.
[[nodiscard]] rules::State sampleWorld(const rules::View &view, rules::Random &random);

} // namespace academy::players

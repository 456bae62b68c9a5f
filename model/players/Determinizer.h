// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "players/DraftDeals.h"
#include "players/DraftModel.h"
#include "players/McmcDealSampler.h"
#include "rules/View.h"

#include <optional>

/// Possible worlds: whole states that look to a player exactly as its view does, with everything hidden filled in at random
/// (section 11). What the player saw pass in the draft, what was played, peeked at and exchanged is kept to, so
/// viewOf(world, player) is the view again.
namespace academy::players
{

class Determinizer
{
public:
    /// The view is copied. All that is possible is equally likely.
    explicit Determinizer(const rules::View &view);
    /// With habits deals are as likely as those make the squires keep such cards. They must stay.
    Determinizer(const rules::View &view, const DraftModel *habits, const DealTuning &how);
    Determinizer(const Determinizer &) = delete; // the deals refer to each other
    Determinizer &operator=(const Determinizer &) = delete;

    /// One possible world.
    [[nodiscard]] rules::State sample(rules::Random &random);

private:
    rules::View m_view;
    DraftDeals m_deals;
    std::optional<McmcDealSampler> m_likely;
};

/// One possible world, when no more than one is wanted.
[[nodiscard]] rules::State sampleDeterminization(const rules::View &view, rules::Random &random);

} // namespace academy::players

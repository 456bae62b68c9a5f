// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "players/DraftDeals.h"
#include "players/DraftModel.h"
#include "players/Tuning.h"

#include <cstddef>
#include <vector>

/// Deals as likely as the habits of those who drafted make them. Of all possible deals (DraftDeals) a Markov chain goes from
/// one to the next: two cards that might lie in each other's place change places where that is no less likely, and now and
/// then where it is. Every so many steps it has forgotten where it came from, and that deal is drawn. When enough
/// are drawn they are taken again, each as likely as any other.
namespace academy::players
{

class McmcDealSampler
{
public:
    /// Both must stay. Where nothing is open there is no chain: `exist` says so.
    McmcDealSampler(const DraftDeals &deals, const DraftModel &habits, const DealTuning &how);

    [[nodiscard]] static bool exist(const DraftDeals &deals);

    /// Fills in the cards of all squires.
    void sample(rules::State &world, rules::Random &random);

private:
    void begin(rules::Random &random);
    void step(rules::Random &random);
    /// Takes the changed deal where it is possible, and likely enough.
    bool accept(const DraftDeals::Piles &changed, rules::Random &random);
    [[nodiscard]] int reluctance(const DraftDeals::Piles &piles) const;

    const DraftDeals *m_deals;
    const DraftModel *m_habits;
    DealTuning m_how;
    DraftDeals::Piles m_piles{}; ///< where the chain is
    int m_reluctance = 0; ///< of all squires together, in 1/32 (DraftModel)
    std::array<rules::Card, rules::deckSize> m_nowhere{}; ///< cards that nobody was dealt
    int m_nowhereCount = 0;
    std::vector<DraftDeals::Piles> m_drawn;
};

} // namespace academy::players

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "players/McmcDealSampler.h"

#include <algorithm>
#include <utility>

namespace academy::players
{

using namespace rules;

namespace
{

// The neutral squire keeps the first card of the hand, which is a highest one: chance decides among equals (R8.2).
int neutralReluctance(Hand hand)
{
    constexpr std::array<int, 6> logarithmOfCount{0, 0, 22, 35, 44, 52}; // times 32
    std::size_t equals = 0;
    for (int position = 0; position < hand.size(); ++position) {
        equals += hand.at(position).value() == hand.at(0).value() ? 1U : 0U;
    }
    return logarithmOfCount[equals];
}

} // namespace

McmcDealSampler::McmcDealSampler(const DraftDeals &deals, const DraftModel &habits, const DealTuning &how)
    : m_deals(&deals)
    , m_habits(&habits)
    , m_how(how)
{
    m_drawn.reserve(static_cast<std::size_t>(how.deals));
}

bool McmcDealSampler::exist(const DraftDeals &deals)
{
    return deals.m_dealt && deals.m_fogCount + deals.m_windowCount > 0;
}

void McmcDealSampler::sample(State &world, Random &random)
{
    if (m_drawn.size() == static_cast<std::size_t>(m_how.deals)) {
        m_deals->fillHands(world, m_drawn[static_cast<std::size_t>(random.below(m_how.deals))]);
        return;
    }
    if (m_drawn.empty()) {
        begin(random);
    }
    for (int steps = m_drawn.empty() ? m_how.warming : m_how.mixing; steps > 0; --steps) {
        step(random);
    }
    m_drawn.push_back(m_piles);
    m_deals->fillHands(world, m_piles);
}

void McmcDealSampler::begin(Random &random)
{
    m_piles = m_deals->draw(random);
    DraftDeals::Counts left = m_deals->m_pool;
    for (int fog = 0; fog < m_deals->m_fogCount; ++fog) {
        const DraftDeals::FogPlace &place = m_deals->m_fog[static_cast<std::size_t>(fog)];
        --left[m_piles[place.pile][place.place].code()];
    }
    m_nowhereCount = 0;
    for (std::uint8_t code = 0; code < cardCodeCount; ++code) {
        for (int copy = 0; copy < left[code]; ++copy) {
            m_nowhere[static_cast<std::size_t>(m_nowhereCount++)] = Card::fromCode(code);
        }
    }
    m_reluctance = reluctance(m_piles);
}

// Either a card in the fog changes places with another one there or with one that nobody was dealt, or two cards of a window
// do, of which one was kept.
void McmcDealSampler::step(Random &random)
{
    constexpr int windowShare = 6;
    const int fogCount = m_deals->m_fogCount;
    const int drawn = random.below(fogCount + (m_deals->m_windowCount > 0 ? windowShare : 0));
    DraftDeals::Piles changed = m_piles;
    if (drawn >= fogCount) {
        const auto one = static_cast<std::size_t>(random.below(m_deals->m_windowCount));
        const DraftDeals::Window &window = m_deals->m_windows[one];
        if (window.kept > 0) {
            const auto first = static_cast<std::size_t>(random.below(window.kept));
            const auto second = static_cast<std::size_t>(random.below(window.size));
            DraftDeals::Pile &pile = changed[window.pile];
            std::swap(pile[window.places[first]], pile[window.places[second]]);
            accept(changed, random);
        }
        return;
    }
    const DraftDeals::FogPlace &place = m_deals->m_fog[static_cast<std::size_t>(drawn)];
    Card &card = changed[place.pile][place.place];
    const int other = random.below(fogCount + m_nowhereCount);
    if (other < fogCount) {
        const DraftDeals::FogPlace &from = m_deals->m_fog[static_cast<std::size_t>(other)];
        std::swap(card, changed[from.pile][from.place]);
        accept(changed, random);
        return;
    }
    Card &free = m_nowhere[static_cast<std::size_t>(other - fogCount)];
    const Card before = std::exchange(card, free);
    if (accept(changed, random)) {
        free = before;
    }
}

bool McmcDealSampler::accept(const DraftDeals::Piles &changed, Random &random)
{
    if (changed == m_piles || !m_deals->agrees(changed)) {
        return false;
    }
    const int now = reluctance(changed);
    const int more = std::min(now - m_reluctance, static_cast<int>(detail::decay.size()) - 1);
    if (more > 0 && static_cast<std::uint32_t>(random.below(65536)) >= detail::decay[static_cast<std::size_t>(more)]) {
        return false;
    }
    m_piles = changed;
    m_reluctance = now;
    return true;
}

int McmcDealSampler::reluctance(const DraftDeals::Piles &piles) const
{
    int sum = 0;
    for (int squire = 0; squire < m_deals->m_squires; ++squire) {
        if (squire == m_deals->m_player) {
            continue;
        }
        const bool isNeutral = squire == m_deals->m_neutral;
        Hand kept;
        for (int round = 0; round + 1 < DraftDeals::rounds; ++round) {
            const auto pile = static_cast<std::size_t>(m_deals->holder(squire, -round));
            if (round >= m_deals->m_kept[pile]) {
                break;
            }
            Hand hand;
            for (auto place = static_cast<std::size_t>(round); place < DraftDeals::rounds; ++place) {
                hand.append(piles[pile][place]);
            }
            sum += isNeutral ? neutralReluctance(hand) : m_habits->reluctance(squire, kept, hand, m_how.firmness);
            kept.append(piles[pile][static_cast<std::size_t>(round)]);
        }
    }
    return sum;
}

} // namespace academy::players

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "players/DraftDeals.h"

#include "rules/Game.h"

#include <algorithm>

/// Filling in: windows first, in one of their possible arrangements, then the fog.
namespace academy::players
{

using namespace rules;

int DraftDeals::Window::arrangements() const
{
    int count = 1;
    for (int place = 0; place < kept; ++place) {
        count *= size - place;
    }
    return count;
}

int DraftDeals::holder(int pile, int round) const
{
    const int seat = pile + m_direction * round;
    return (seat + rounds * m_squires) % m_squires;
}

void DraftDeals::sample(State &world, Random &random) const
{
    if (m_dealt) {
        fillHands(world, draw(random));
    }
}

DraftDeals::Piles DraftDeals::draw(Random &random) const
{
    if (!m_constrained) {
        Piles piles = m_known;
        for (int window = 0; window < m_windowCount; ++window) {
            const Window &one = m_windows[static_cast<std::size_t>(window)];
            arrange(one, random.below(one.arrangements()), piles);
        }
        liftFreely(piles, random);
        return piles;
    }
    Lifting lifting;
    // The way things really are is among the arrangements, so one of them can be completed.
    int at = drawArrangement(random);
    for (int tries = 0; tries < m_arrangementCount; ++tries) {
        lifting = {};
        arrangeAll(m_arrangements[static_cast<std::size_t>(at)], lifting.piles);
        if (owe(lifting) && lift(lifting, 0, random)) {
            break;
        }
        at = at + 1 == m_arrangementCount ? 0 : at + 1;
    }
    return lifting.piles;
}

// Whether everybody has kept what it has played, and the neutral squire nothing but its highest cards.
bool DraftDeals::agrees(const Piles &piles) const
{
    for (int squire = 0; m_constrained && squire < m_squires; ++squire) {
        Counts missing = m_played[static_cast<std::size_t>(squire)];
        for (int round = 0; round < rounds; ++round) {
            const auto pile = static_cast<std::size_t>(holder(squire, -round));
            if (round < m_kept[pile]) {
                --missing[piles[pile][static_cast<std::size_t>(round)].code()];
            }
        }
        if (std::ranges::any_of(missing, [](int count) { return count > 0; })) {
            return false;
        }
    }
    return m_neutral == nobody || neutralAgreesEverywhere(piles);
}

bool DraftDeals::neutralAgreesEverywhere(const Piles &piles) const
{
    for (int pile = 0; pile < m_squires; ++pile) {
        const Pile &cards = piles[static_cast<std::size_t>(pile)];
        for (int place = 0; place < rounds; ++place) {
            if (cards[static_cast<std::size_t>(place)].isKnown() && !neutralAgrees(pile, cards, place)) {
                return false;
            }
        }
    }
    return true;
}

int DraftDeals::drawArrangement(Random &random) const
{
    const auto end = m_upTo.begin() + m_arrangementCount;
    const std::uint64_t total = *(end - 1);
    const std::uint64_t drawn = random.next() % total;
    return static_cast<int>(std::upper_bound(m_upTo.begin(), end, drawn) - m_upTo.begin());
}

// `order` says which card goes to the first place, which of those left to the second, and so on.
void DraftDeals::arrange(const Window &window, int order, Piles &piles) const
{
    std::array<Card, rounds> left = window.cards;
    int count = window.size;
    for (std::size_t place = 0; place < window.size; ++place) {
        const int choices = place < window.kept ? count : 1;
        const auto drawn = static_cast<std::size_t>(order % choices);
        order /= choices;
        piles[window.pile][window.places[place]] = left[drawn];
        left[drawn] = left[static_cast<std::size_t>(--count)];
    }
}

void DraftDeals::arrangeAll(int arrangement, Piles &piles) const
{
    piles = m_known;
    for (int window = 0; window < m_windowCount; ++window) {
        const Window &one = m_windows[static_cast<std::size_t>(window)];
        arrange(one, arrangement % one.arrangements(), piles);
        arrangement /= one.arrangements();
    }
}

// Any card of the pool may lie anywhere.
void DraftDeals::liftFreely(Piles &piles, Random &random) const
{
    std::array<Card, deckSize> cards = m_poolCards;
    int left = m_poolSize;
    for (int next = 0; next < m_fogCount; ++next) {
        const FogPlace &place = m_fog[static_cast<std::size_t>(next)];
        const auto drawn = static_cast<std::size_t>(random.below(left));
        piles[place.pile][place.place] = cards[drawn];
        cards[drawn] = cards[static_cast<std::size_t>(--left)];
    }
}

// Which of the played cards must lie in the fog; false when there is no room for them.
bool DraftDeals::owe(Lifting &lifting) const
{
    lifting.free = m_pool;
    lifting.freeCount = m_poolSize;
    lifting.places = m_fogKept;
    lifting.owed = m_played;
    for (int pile = 0; pile < m_squires; ++pile) {
        const Pile &cards = lifting.piles[static_cast<std::size_t>(pile)];
        for (int place = 0; place < m_kept[static_cast<std::size_t>(pile)]; ++place) {
            const Card card = cards[static_cast<std::size_t>(place)];
            if (card.isKnown()) {
                --lifting.owed[static_cast<std::size_t>(holder(pile, place))][card.code()];
            }
        }
    }
    for (std::size_t squire = 0; squire < static_cast<std::size_t>(m_squires); ++squire) {
        for (std::size_t code = 0; code < cardCodeCount; ++code) {
            std::int8_t &owed = lifting.owed[squire][code];
            owed = std::max<std::int8_t>(owed, 0);
            lifting.owedCount[squire] = static_cast<std::int8_t>(lifting.owedCount[squire] + owed);
            lifting.free[code] = static_cast<std::int8_t>(lifting.free[code] - owed);
            lifting.freeCount -= owed;
            if (lifting.free[code] < 0) {
                return false;
            }
        }
        if (lifting.owedCount[squire] > lifting.places[squire]) {
            return false;
        }
    }
    return true;
}

// R8.2 at one place of a pile: what the neutral squire kept before is not lower, and what it keeps is not lower than what
// it leaves. Cards in the fog do not count yet.
bool DraftDeals::neutralAgrees(int pile, const Pile &cards, int place) const
{
    const int value = cards[static_cast<std::size_t>(place)].value();
    for (int other = 0; other < rounds; ++other) {
        const Card card = cards[static_cast<std::size_t>(other)];
        const int first = std::min(place, other);
        if (other == place || !card.isKnown() || first >= m_kept[static_cast<std::size_t>(pile)]
            || holder(pile, first) != m_neutral) {
            continue;
        }
        if (other < place ? card.value() < value : card.value() > value) {
            return false;
        }
    }
    return true;
}

// Draws a card for one place in the fog after the other. Only the neutral squire's habit can make it step back.
bool DraftDeals::lift(Lifting &lifting, int next, Random &random) const
{
    if (next == m_fogCount) {
        return true;
    }
    const FogPlace &place = m_fog[static_cast<std::size_t>(next)];
    const bool isKept = place.squire != nobody;
    const int owed = isKept ? lifting.owedCount[place.squire] : 0;
    const bool pays = owed > 0 && random.below(lifting.places[place.squire]) < owed;
    std::uint32_t tried = 0;
    for (const bool owedOnes : {pays, !pays}) {
        const int all = owedOnes ? owed : lifting.freeCount;
        if (all == 0 || (!owedOnes && isKept && lifting.places[place.squire] == owed)) {
            continue;
        }
        const Counts &from = owedOnes ? lifting.owed[place.squire] : lifting.free;
        int left = all; // copies not tried yet
        while (left > 0) {
            int drawn = random.below(left);
            std::size_t code = 0;
            for (;; ++code) {
                if (((tried >> code) & 1U) == 0 && (drawn -= from[code]) < 0) {
                    break;
                }
            }
            tried |= 1U << code;
            left -= from[code];
            if (fits(lifting, next, code, owedOnes, random)) {
                return true;
            }
        }
        tried = 0;
    }
    return false;
}

// Puts the card there and goes on with the next place; takes it back where that leads nowhere.
bool DraftDeals::fits(Lifting &lifting, int next, std::size_t code, bool owed, Random &random) const
{
    const FogPlace &place = m_fog[static_cast<std::size_t>(next)];
    Pile &pile = lifting.piles[place.pile];
    pile[place.place] = Card::fromCode(static_cast<std::uint8_t>(code));
    const auto move = [&](int copies) {
        const auto change = [copies](std::int8_t &count) { count = static_cast<std::int8_t>(count - copies); };
        if (owed) {
            change(lifting.owed[place.squire][code]);
            change(lifting.owedCount[place.squire]);
        } else {
            change(lifting.free[code]);
            lifting.freeCount -= copies;
        }
        if (place.squire != nobody) {
            change(lifting.places[place.squire]);
        }
    };
    move(1);
    if ((m_neutral == nobody || neutralAgrees(place.pile, pile, place.place)) && lift(lifting, next + 1, random)) {
        return true;
    }
    move(-1);
    pile[place.place] = Card();
    return false;
}

void DraftDeals::fillHands(State &world, const Piles &piles) const
{
    for (int squire = 0; squire < m_squires; ++squire) {
        if (squire == m_player) {
            continue;
        }
        const auto at = static_cast<std::size_t>(squire);
        world.dealt[at].clear();
        world.kept[at].clear();
        world.hands[at].clear();
        for (const Card card : piles[at]) {
            world.dealt[at].insert(card);
        }
        for (int round = 0; round < rounds; ++round) {
            const auto pile = static_cast<std::size_t>(holder(squire, -round)); // what the squire holds in that round
            if (round < m_kept[pile]) {
                world.kept[at].append(piles[pile][static_cast<std::size_t>(round)]);
            }
        }
        if (m_drafting) {
            const auto pile = static_cast<std::size_t>(holder(squire, -world.step));
            for (std::size_t place = static_cast<std::size_t>(m_kept[pile]); place < rounds; ++place) {
                world.hands[at].insert(piles[pile][place]);
            }
        } else if (m_drafted) {
            for (int card = 0; card < world.kept[at].size(); ++card) {
                world.hands[at].insert(world.kept[at].at(card));
            }
            for (std::size_t card = 0; card < world.playedCount[at]; ++card) {
                world.hands[at].remove(world.played[at][card].card());
            }
        }
    }
}

} // namespace academy::players

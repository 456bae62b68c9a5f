// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "players/DraftDeals.h"

#include "rules/Game.h"

#include <algorithm>

/// What a view tells about the piles: certain cards, windows, fog, and which arrangements of the windows are possible.
namespace academy::players
{

using namespace rules;

DraftDeals::DraftDeals(const View &view)
    : m_squires(view.table.squires())
    , m_player(view.player)
    , m_direction(passingDirection(view.table.turn))
    , m_drafting(view.table.phase == Phase::Draft)
    , m_drafted(view.table.phase > Phase::Draft)
    , m_neutral(view.table.options.mode == Mode::Karadoc ? Options::neutralSquire : nobody)
{
    const State &table = view.table;
    m_dealt = table.options.mode != Mode::Lancelot && !table.dealt[view.player].isEmpty();
    if (!m_dealt) {
        return;
    }
    readPiles(view);
    m_constrained = m_neutral != nobody;
    for (int squire = 0; squire < m_squires; ++squire) {
        const auto at = static_cast<std::size_t>(squire);
        if (squire != m_player) {
            for (std::size_t card = 0; card < table.playedCount[at]; ++card) {
                ++m_played[at][table.played[at][card].card().code()];
                m_constrained = true;
            }
            if (table.options.isNeutral(squire) && table.drawn.isKnown()) {
                ++m_played[at][table.drawn.code()]; // R8.3: shown, and still in the hand
            }
        }
    }
    if (m_constrained) {
        listArrangements();
    }
}

void DraftDeals::readPiles(const View &view)
{
    for (std::size_t code = 0; code < cardCodeCount; ++code) {
        m_pool[code] = static_cast<std::int8_t>(copiesInDeck[code]);
    }
    m_poolSize = deckSize;
    for (int pile = 0; pile < m_squires; ++pile) {
        readPile(view, pile);
    }
    const auto isCertain = [this](Card card) {
        if (card.isKnown()) {
            --m_pool[card.code()];
            --m_poolSize;
        }
    };
    for (int pile = 0; pile < m_squires; ++pile) {
        for (const Card card : m_known[static_cast<std::size_t>(pile)]) {
            isCertain(card);
        }
    }
    for (int window = 0; window < m_windowCount; ++window) {
        const Window &one = m_windows[static_cast<std::size_t>(window)];
        std::for_each_n(one.cards.begin(), one.size, isCertain);
    }
    auto next = m_poolCards.begin();
    for (std::uint8_t code = 0; code < cardCodeCount; ++code) {
        next = std::fill_n(next, m_pool[code], Card::fromCode(code));
    }
    listFog();
}

void DraftDeals::readPile(const View &view, int pile)
{
    const State &table = view.table;
    const auto at = static_cast<std::size_t>(pile);
    const Hand kept = table.kept[view.player];
    if (m_drafting) {
        const bool waits = ((table.pending >> holder(pile, table.step)) & 1) != 0;
        m_kept[at] = static_cast<std::int8_t>(table.step + (waits ? 0 : 1));
    } else {
        m_kept[at] = m_drafted ? rounds : 0;
    }
    Hand left; // what the pile held when it was last seen, less the card kept from it
    bool seen = false;
    std::uint8_t open = 0; // places since then, in bits
    for (int round = 0; round < rounds; ++round) {
        const auto place = static_cast<std::size_t>(round);
        if (holder(pile, round) != m_player) {
            open = static_cast<std::uint8_t>(open | (1U << place));
            continue;
        }
        const Hand here = round == 0 ? table.dealt[view.player] : view.seen[place];
        const bool hasKept = round < kept.size();
        if (!here.isEmpty()) {
            if (seen) {
                for (int card = 0; card < here.size(); ++card) {
                    left.remove(here.at(card));
                }
                addWindow(pile, open, left);
            }
            // Places before a pile is seen for the first time stay unknown.
            open = 0;
            left = here;
            seen = true;
        }
        if (hasKept) {
            m_known[at][place] = kept.at(round);
            left.remove(kept.at(round));
        } else if (seen) {
            open = static_cast<std::uint8_t>(open | (1U << place)); // still in hand: in any order with what follows
        }
    }
    if (seen) {
        addWindow(pile, open, left);
    }
}

void DraftDeals::addWindow(int pile, std::uint8_t places, Hand cards)
{
    if (cards.isEmpty()) {
        return;
    }
    Window &window = m_windows[static_cast<std::size_t>(m_windowCount++)];
    window.pile = static_cast<std::uint8_t>(pile);
    for (std::uint8_t place = 0; place < rounds; ++place) {
        if (((places >> place) & 1U) != 0) {
            window.kept = static_cast<std::uint8_t>(window.kept + (place < m_kept[window.pile] ? 1 : 0));
            window.places[window.size] = place;
            window.cards[window.size] = cards.at(window.size);
            ++window.size;
        }
    }
}

void DraftDeals::listFog()
{
    std::array<std::uint8_t, maxSquires> covered{};
    for (int window = 0; window < m_windowCount; ++window) {
        const Window &one = m_windows[static_cast<std::size_t>(window)];
        for (std::size_t place = 0; place < one.size; ++place) {
            covered[one.pile] = static_cast<std::uint8_t>(covered[one.pile] | (1U << one.places[place]));
        }
    }
    for (std::uint8_t pile = 0; pile < m_squires; ++pile) {
        for (std::uint8_t place = 0; place < rounds; ++place) {
            if (m_known[pile][place].isKnown() || ((covered[pile] >> place) & 1U) != 0) {
                continue;
            }
            FogPlace &fog = m_fog[static_cast<std::size_t>(m_fogCount++)];
            fog.pile = pile;
            fog.place = place;
            if (place < m_kept[pile]) {
                fog.squire = static_cast<std::uint8_t>(holder(pile, place));
                ++m_fogKept[fog.squire];
            }
        }
    }
}

void DraftDeals::listArrangements()
{
    int all = 1;
    for (int window = 0; window < m_windowCount; ++window) {
        all *= m_windows[static_cast<std::size_t>(window)].arrangements();
    }
    std::uint64_t sum = 0;
    for (int arrangement = 0; arrangement < all && m_arrangementCount < mostArrangements; ++arrangement) {
        const std::uint64_t weight = weightOf(arrangement);
        if (weight > 0) {
            sum += weight;
            m_arrangements[static_cast<std::size_t>(m_arrangementCount)] = static_cast<std::uint16_t>(arrangement);
            m_upTo[static_cast<std::size_t>(m_arrangementCount++)] = sum;
        }
    }
}

// In how many ways the fog can be filled: the more of the played cards the windows explain, the more.
std::uint64_t DraftDeals::weightOf(int arrangement) const
{
    Lifting lifting;
    arrangeAll(arrangement, lifting.piles);
    if (m_neutral != nobody && !neutralAgreesEverywhere(lifting.piles)) {
        return 0;
    }
    if (!owe(lifting)) {
        return 0;
    }
    std::uint64_t ways = 1;
    int owed = 0;
    int places = 0;
    for (std::size_t squire = 0; squire < static_cast<std::size_t>(m_squires); ++squire) {
        for (int card = 0; card < lifting.owedCount[squire]; ++card) {
            ways *= static_cast<std::uint64_t>(lifting.places[squire] - card);
        }
        owed += lifting.owedCount[squire];
        places += lifting.places[squire];
    }
    for (std::size_t code = 0; code < cardCodeCount; ++code) { // which copy it is that somebody has played
        std::uint64_t copies = static_cast<std::uint64_t>(m_pool[code]);
        for (std::size_t squire = 0; squire < static_cast<std::size_t>(m_squires); ++squire) {
            for (int card = 0; card < lifting.owed[squire][code]; ++card) {
                ways *= copies--;
            }
        }
    }
    for (int card = owed; card < places; ++card) {
        ways *= static_cast<std::uint64_t>(m_poolSize - card);
    }
    return ways;
}

} // namespace academy::players

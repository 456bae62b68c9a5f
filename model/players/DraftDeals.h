// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "rules/View.h"

#include <array>
#include <cstdint>

/// Possible deals in the games with a draft: who was dealt what, and who kept which card in which round (R4.2, R8.2).
///
/// The five cards dealt to a squire are a *pile*, which wanders from seat to seat; in each round its holder keeps one. A
/// player sees a pile whenever it arrives. So cards that were taken from a pile between two of its visits, or after the
/// last one, are known as a set, and only who kept which is open: that is a *window*. What was kept before a pile was seen for the first time may
/// be anything that is nowhere else: that is *fog*. Cards that others have played must be among those that they kept, and
/// Karadoc's neutral squire keeps nothing but its highest card.
namespace academy::players
{

class DraftDeals
{
public:
    explicit DraftDeals(const rules::View &view);

    /// Fills in the cards of all squires.
    void sample(rules::State &world, rules::Random &random) const;

private:
    friend class McmcDealSampler;

    static constexpr int rounds = 5;
    static constexpr int mostWindows = 6;
    static constexpr int mostArrangements = 640;

    /// Cards by code.
    using Counts = std::array<std::int8_t, rules::cardCodeCount>;
    /// A pile's cards in the order in which they leave it; those still in it come last, in any order.
    using Pile = std::array<rules::Card, rounds>;
    using Piles = std::array<Pile, rules::maxSquires>;

    struct Window {
        std::uint8_t pile = 0;
        std::uint8_t size = 0;
        std::uint8_t kept = 0; ///< the first so many places have been kept; the order of the others is all the same
        std::array<std::uint8_t, rounds> places{}; ///< in the pile
        std::array<rules::Card, rounds> cards{};

        [[nodiscard]] int arrangements() const;
    };

    /// What is still to be done while the fog is filled in.
    struct Lifting {
        Piles piles{};
        Counts free{}; ///< cards that may go anywhere
        int freeCount = 0;
        std::array<Counts, rules::maxSquires> owed{}; ///< played cards that must still be among those kept
        std::array<std::int8_t, rules::maxSquires> owedCount{};
        std::array<std::int8_t, rules::maxSquires> places{}; ///< in the fog, of those kept by the squire
    };

    struct FogPlace {
        std::uint8_t pile = 0;
        std::uint8_t place = 0;
        std::uint8_t squire = rules::nobody; ///< who kept it; nobody yet
    };

    void readPiles(const rules::View &view);
    void readPile(const rules::View &view, int pile);
    void addWindow(int pile, std::uint8_t places, rules::Hand cards);
    void listFog();
    void listArrangements();
    [[nodiscard]] std::uint64_t weightOf(int arrangement) const;

    /// One possible deal, each of them as likely as any other. There must be cards.
    [[nodiscard]] Piles draw(rules::Random &random) const;
    [[nodiscard]] bool agrees(const Piles &piles) const;
    [[nodiscard]] int holder(int pile, int round) const;
    void arrange(const Window &window, int order, Piles &piles) const;
    void arrangeAll(int arrangement, Piles &piles) const;
    [[nodiscard]] int drawArrangement(rules::Random &random) const;
    void liftFreely(Piles &piles, rules::Random &random) const;
    [[nodiscard]] bool owe(Lifting &lifting) const;
    [[nodiscard]] bool neutralAgrees(int pile, const Pile &cards, int place) const;
    [[nodiscard]] bool neutralAgreesEverywhere(const Piles &piles) const;
    [[nodiscard]] bool lift(Lifting &lifting, int next, rules::Random &random) const;
    [[nodiscard]] bool fits(Lifting &lifting, int next, std::size_t code, bool owed, rules::Random &random) const;
    void fillHands(rules::State &world, const Piles &piles) const;

    int m_squires = 0;
    int m_player = 0;
    int m_direction = 1;
    bool m_dealt = false; ///< there are cards at all
    bool m_drafting = false; ///< what is left of the piles is in the hands
    bool m_drafted = false; ///< what was kept is in the hands
    int m_neutral = rules::nobody;

    Piles m_known{}; ///< cards whose place is certain
    std::array<std::int8_t, rules::maxSquires> m_kept{}; ///< cards kept from the pile
    std::array<Window, mostWindows> m_windows{};
    int m_windowCount = 0;
    std::array<FogPlace, rules::maxSquires * rounds> m_fog{};
    int m_fogCount = 0;
    std::array<std::int8_t, rules::maxSquires> m_fogKept{}; ///< places in the fog kept by the squire
    Counts m_pool{}; ///< cards that may lie in the fog
    std::array<rules::Card, rules::deckSize> m_poolCards{}; ///< the same, one by one
    int m_poolSize = 0;
    std::array<Counts, rules::maxSquires> m_played{};

    /// Where cards or the neutral squire's habits rule some arrangements out: those that are possible, and how likely each
    /// is with all before it.
    bool m_constrained = false;
    int m_arrangementCount = 0;
    std::array<std::uint16_t, mostArrangements> m_arrangements{};
    std::array<std::uint64_t, mostArrangements> m_upTo{}; ///< sums of weights
};

} // namespace academy::players

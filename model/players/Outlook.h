// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "players/Odds.h"
#include "rules/State.h"

#include <array>

/// What the boards will still bring: for each squire the points that its discs may expect from every scoring to come, given
/// where all discs stand, how many cards are unknown, the stakes and the variations. It knows only what lies open on the
/// table, so it may be made from a View's table or from any state. The herald judges by it, the search starts from it.
namespace academy::players
{

/// By squire, in 1/256 points.
using Worths = std::array<int, rules::maxSquires>;

/// The discs of one track as they are thought to stand.
struct Discs {
    std::array<std::int8_t, rules::maxSquires> progress{};
    int moved = rules::nobody; ///< the squire whose disc came last and lies on top of its stack
};

class Outlook
{
public:
    /// Until told otherwise the cards that squires have still to play this turn are unknown.
    explicit Outlook(const rules::State &table, const Odds &given = odds);

    /// The squire's moves of this turn are known from now on: its discs stand where they are put.
    void settle(int squire) { m_toCome[static_cast<std::size_t>(squire)] = 0; }

    [[nodiscard]] int squires() const { return m_squires; }
    [[nodiscard]] Discs discsOn(rules::Board board) const;

    /// What the board will bring each squire if its discs stand so.
    [[nodiscard]] Worths expectedOn(rules::Board board, const Discs &discs) const;

    /// What all boards will bring each squire as they stand.
    [[nodiscard]] Worths expected() const;

    /// What one more card on the board that it has bet on is worth to the squire (R10.2.2); 0 without that variation.
    [[nodiscard]] int betCard(int squire) const;

private:
    /// One scoring to come of one board.
    struct Event {
        rules::Board board{};
        std::int8_t cardsAhead = 0; ///< unknown cards of each squire in the turns after this one
        std::array<std::int16_t, rules::maxSquires> pays{}; ///< by rank from the best
        bool bySquire = false; ///< `pays` counts m_stake[squire] times, in 1/16
    };

    void listEvents(const rules::State &table);
    void addEvents(const rules::State &table, rules::Board board);
    [[nodiscard]] std::array<std::int16_t, rules::maxSquires> paysOf(const rules::State &table, rules::Board board,
                                                                     int turn) const;
    void stakeDeeds(const rules::State &table);
    void stakeBets(const rules::State &table);

    void addRanks(const Event &event, const Discs &discs, Worths &worths) const;
    void addRanksAsTheyStand(const Event &event, const Discs &discs, Worths &worths) const;
    void addKingsService(const Discs &discs, Worths &worths) const;
    void addScrolls(const Discs &discs, Worths &worths) const;
    [[nodiscard]] int lead(rules::Board board, const Discs &discs, int squire, int other) const;

    const Odds *m_odds;
    int m_squires;
    std::array<int, rules::maxSquires> m_toCome{};
    std::array<rules::Track, rules::boardCount> m_tracks;
    std::array<Event, 24> m_events{};
    std::array<std::uint8_t, rules::boardCount + 1> m_firstEvent{}; ///< by board, in m_events
    std::array<int, rules::maxSquires> m_deeds{}; ///< R10.5.1, in 1/16 coats
    std::array<int, rules::maxSquires> m_bets{}; ///< R10.2.2, in 1/16 cards

    // King's Service scores of its own accord at III and VI, or by Scrolls.
    bool m_scrollsRule;
    int m_kingsAhead = 0; ///< cards of each squire after this turn until it scores
    int m_scrollsNow = 0; ///< Scrolls taken this turn
    int m_scrollsLeft = 0; ///< bits of Scrolls lying on the board
    int m_turnsAfter = 0;
    int m_cardsPerTurn;
};

} // namespace academy::players

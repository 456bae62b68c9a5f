// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "players/Experience.h"
#include "players/Odds.h"
#include "rules/State.h"

#include <array>

/// What the boards will still bring: for each squire the points that its discs may expect. The scoring of this turn is
/// reckoned from the ranks, with the chances that unknown cards change them; what comes later is taken from experience.
/// It knows only what lies open on the table, so it may be made from a View's table or from any state. The herald judges
/// by it, the search starts from it and ends with it.
namespace academy::players
{

/// By squire, in 1/256 points. Only differences between squires mean something.
using Worths = std::array<int, rules::maxSquires>;

/// The discs of one track as they are thought to stand.
struct Discs {
    std::array<std::int8_t, rules::maxSquires> progress{};
    int moved = rules::nobody; ///< the squire whose disc came last and lies on top of its stack
};

class PositionEvaluator
{
public:
    /// Until told otherwise the cards that squires have still to play this turn are unknown.
    explicit PositionEvaluator(const rules::State &table, const Odds &given = odds);

    /// The squire's moves of this turn are known from now on: its discs stand where they are put.
    void settle(int squire) { expect(squire, 0); }
    /// So many cards, unknown, are still to come from the squire this turn.
    void expect(int squire, int cards) { m_toCome[static_cast<std::size_t>(squire)] = cards; }
    /// The discs of one track stand so from now on.
    void stand(rules::Board board, const rules::Track &track) { m_tracks[static_cast<std::size_t>(board)] = track; }

    [[nodiscard]] int squires() const { return m_squires; }
    [[nodiscard]] Discs discsOn(rules::Board board) const;

    /// What the board will bring each squire if its discs stand so.
    [[nodiscard]] Worths expectedOn(rules::Board board, const Discs &discs) const;

    /// What all boards will bring each squire as they stand.
    [[nodiscard]] Worths expected() const;

    /// What one more card on the board that it has bet on is worth to the squire (R10.2.2); 0 without that variation.
    [[nodiscard]] int betCard(int squire) const;

    /// What a lead of so many half squares over one rival is worth, with so many cards of the two to come this turn: to
    /// oneself, and as much it costs the rival, where it counts once. Ranks are counted as if each rival were met alone.
    [[nodiscard]] int leadWorth(rules::Board board, int lead, int cards) const;
    /// How often a lead on the board counts for that squire, by its deeds or its bet; in 1/16.
    [[nodiscard]] int leadCounts(rules::Board board, int squire) const;

    /// What a square of King's Service is worth to a squire that has so many cards to play this turn.
    [[nodiscard]] int kingsWorth(int square, int cards) const;

private:
    /// The scoring of this turn on one board.
    struct RankWorths {
        std::array<std::int16_t, rules::maxSquires> pays{}; ///< by rank from the best
        bool isDue = false;
        bool bySquire = false; ///< `pays` counts as often as the squire has deeds, or cards on its bet
    };
    /// What a lead on a board is worth later.
    struct Later {
        int worth = 0;
        int steepness = 0; ///< steps of the logistic curve for 256 half squares
        bool byDeeds = false;
    };

    void readScorings(const rules::State &table);
    void readLater(const rules::State &table, int turn);
    void payForRanks(const rules::State &table, rules::Board board);
    void payForKnights(const rules::State &table, rules::Board board);
    void readDeeds(const rules::State &table);
    void readBets(const rules::State &table);

    void addRanks(rules::Board board, const RankWorths &scoring, const Discs &discs, Worths &worths) const;
    void addRanksAsTheyStand(rules::Board board, const RankWorths &scoring, const Discs &discs, Worths &worths) const;
    void addLater(rules::Board board, const Discs &discs, Worths &worths) const;
    /// What standing on that square brings in later turns; there must be some.
    [[nodiscard]] int kingsLater(KingsLesson lesson, std::size_t square) const;
    void addKingsService(const Discs &discs, Worths &worths) const;
    void addScrolls(const Discs &discs, Worths &worths) const;
    [[nodiscard]] int lead(rules::Board board, const Discs &discs, int squire, int other) const;
    [[nodiscard]] int stake(rules::Board board, std::size_t squire) const;
    [[nodiscard]] int rankDifference(const RankWorths &scoring) const;

    const Odds *m_odds;
    const Experience *m_experience;
    const rules::RuleSet *m_rules;
    int m_squires;
    std::array<int, rules::maxSquires> m_toCome{};
    std::array<rules::Track, rules::boardCount> m_tracks;
    std::array<RankWorths, rules::boardCount> m_scorings{};
    std::array<Later, rules::boardCount> m_later{};
    std::array<int, rules::maxSquires> m_deeds{}; ///< held now
    std::array<int, rules::maxSquires> m_finalDeeds{}; ///< R10.5.1: at the end; in 1/16
    std::array<int, rules::maxSquires> m_betCards{}; ///< R10.2.2: on the bet board; in 1/16

    bool m_scrollsRule; ///< R10.4: when King's Service scores depends on the Scrolls
    bool m_kingsDue = false; ///< scores this turn of its own accord
    bool m_kingsReset = false; ///< all discs there go to square 0 before the next turn
    int m_laterTurn = 0; ///< from which on experience is asked; 0: there is no later
    int m_scrollsTaken = 0; ///< this turn, and not scored yet
    std::uint8_t m_scrolls = 0; ///< lying on the board
};

} // namespace academy::players

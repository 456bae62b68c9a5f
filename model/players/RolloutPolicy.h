// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "players/PositionEvaluator.h"
#include "rules/Action.h"
#include "rules/Random.h"

#include <array>

/// Deciding in a few nanoseconds, for everybody at the table, within the turn at hand: what a search lets rivals do, how
/// it plays on beyond its tree, and where it looks first. What a lead over one rival is worth, on each board and with so
/// many cards to come, is reckoned once, where the search starts; from then on a move is worth what it changes in the leads.
/// It reads from a state what the squire itself may know, its own cards and what lies open, and nothing else.
namespace academy::players
{

class RolloutPolicy
{
public:
    /// Prepares for the rest of this turn. The table may be a View's.
    explicit RolloutPolicy(const rules::State &table, const Odds &given = odds);

    /// What the actor does when each gain seems up to `noise` larger than it is: 0 and up, in 1/256 of a point.
    [[nodiscard]] rules::Action act(const rules::State &state, int actor, int noise, rules::Random &random) const;

    /// What an action gains at once by the tables; only differences between actions of one decision mean something.
    [[nodiscard]] int gain(const rules::State &state, const rules::Action &action) const;

private:
    /// Leads in half squares; a lead beyond `reach` is worth no more.
    static constexpr int reach = 32;
    static constexpr int mostCards = 8; ///< of two squires together, in a turn
    static constexpr int mostSquares = 5; ///< of one move
    static constexpr int far = reach + 2 * mostSquares + 1; ///< where a move may end, or begin and end without a gain
    /// What a lead over one rival is worth, from -far to far.
    using Leads = std::array<std::int16_t, 2 * far + 1>;

    static constexpr int mostAhead = 3 * mostSquares; ///< by the cards kept while others wait to be chosen from
    /// What a disc is worth to its squire in the draft, where no disc moves: if it stood so many squares further up, and if
    /// it had come there by a move.
    struct Place {
        std::int32_t standing = 0;
        std::int32_t arriving = 0;
    };
    using Places =
        std::array<std::array<Place, mostAhead + mostSquares + 1>, 4>; ///< by cards to come and squares ahead

    struct Mover {
        int squire = 0;
        int left = 0; ///< cards it will still play after this one
        std::array<std::int8_t, rules::maxSquires> toPlay{}; ///< cards, by squire
    };

    void readCares(const rules::State &table, const PositionEvaluator &outlook, int squire, const Worths &stance);
    void readLeads(const PositionEvaluator &outlook, rules::Board board, int cards);
    void readPlaces(const rules::State &table);
    /// What leads over that rival are worth as long as both have cards to come.
    [[nodiscard]] const Leads &leadsOver(const Mover &mover, int rival, rules::Board board) const;
    /// Of one that will stand so many squares up: cards to come count as half a square.
    [[nodiscard]] static int leadOver(const Mover &mover, int rival, const rules::Track &track, int progress);
    /// 256 times what it is worth to stand there; `arriving` by a move, on top of the stack (R3.1).
    [[nodiscard]] int placeWorth(const rules::State &table, const Mover &mover, rules::Board board, int ahead,
                                 bool arriving) const;
    /// Of one card more, where those kept so far move the disc to `from` squares ahead, and `left` are to come.
    [[nodiscard]] int keepGain(const rules::State &state, int squire, int left, rules::Board board, int from,
                               int squares) const;
    /// Of a move, by a card or without one.
    [[nodiscard]] int moveGain(const rules::State &state, const Mover &mover, rules::Board board, int squares) const;
    /// What any card there adds, because the squire has bet on the board (R10.2.2).
    [[nodiscard]] int betGain(const rules::State &state, int squire, rules::Board board) const;
    [[nodiscard]] int cardGain(const rules::State &state, const Mover &mover, rules::Board board, int squares) const;
    [[nodiscard]] int bestGain(const rules::State &state, const Mover &mover, rules::Card card) const;
    [[nodiscard]] Mover moverFor(const rules::State &state, int squire) const;
    [[nodiscard]] int cardsLeft(const rules::State &state, int squire) const;

    [[nodiscard]] rules::Action keep(const rules::State &state, int squire, int noise, rules::Random &random) const;
    [[nodiscard]] rules::Action play(const rules::State &state, int squire, int noise, rules::Random &random) const;
    [[nodiscard]] rules::Action assign(const rules::State &state, int player, int noise, rules::Random &random) const;
    [[nodiscard]] rules::Action any(const rules::State &state, int actor, int noise, rules::Random &random) const;

    [[nodiscard]] int stack(const rules::State &state, const rules::Action &action) const;
    [[nodiscard]] int token(const rules::State &state, int actor, int place) const;
    [[nodiscard]] int coats(const rules::Action &action) const;
    [[nodiscard]] int tie(const rules::State &state, const rules::Action &action) const;

    int m_squires;
    int m_cardsPlayed;
    std::array<std::array<Leads, mostCards + 1>, rules::boardCount> m_leads{}; ///< by board and cards to come
    std::array<std::array<std::int16_t, 13>, mostCards / 2 + 1> m_kings{}; ///< by cards to come and square
    using Cares = std::array<std::array<std::int16_t, rules::maxSquires>, rules::maxSquires>;
    /// What a squire cares for its lead over a rival, by board; in 1/256: for what it gains and for what the rival loses.
    std::array<Cares, rules::boardCount> m_cares{};
    std::array<int, rules::maxSquires> m_betCards{};
    std::array<std::array<Places, rules::boardCount>, rules::maxSquires> m_places{}; ///< by squire and board
};

} // namespace academy::players

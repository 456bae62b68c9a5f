// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "players/Odds.h"
#include "rules/Game.h"

#include <array>

/// Plays whole turns to the end of the game in about a microsecond each, sensibly: cards go where they pass rivals on
/// boards that score soon. The draft of future turns is not played; five cards each are dealt, which is what a draft
/// among equals comes to.
namespace academy::players
{

class Rollout
{
public:
    explicit Rollout(const rules::Options &options, const Odds &given = odds);

    /// From between two turns (Phase::Deal) to the end.
    void playOut(rules::State &state, rules::Random &random) const;

private:
    /// Gains by board in one turn.
    struct Turn {
        std::array<int, rules::boardCount> pass{}; ///< for each rival passed
        std::array<int, rules::boardCount> square{};
        int kingsAhead = 0; ///< cards of each squire until King's Service scores, this turn's left out
    };

    /// A card, and where it goes.
    struct Move {
        rules::Board board = rules::noBoard;
        int squares = 0;
        int worth = 0;
    };
    void playSimpleTurn(rules::State &state, rules::Random &random) const;
    [[nodiscard]] Move bestMove(const rules::State &state, int squire, rules::Card card) const;
    void deal(rules::State &state, rules::Random &random) const;
    void layBets(rules::State &state) const;
    void playCards(rules::State &state, rules::Random &random) const;
    [[nodiscard]] rules::Hand plan(const rules::State &state, int squire, rules::Random &random) const;
    /// Of a move with so many cards still to come in this turn.
    [[nodiscard]] int gain(const rules::State &state, int squire, rules::Board board, int squares, int left) const;
    [[nodiscard]] rules::Action decide(const rules::State &state, rules::Random &random) const;

    const Odds *m_odds;
    bool m_isSimple;
    std::array<Turn, rules::turnCount + 1> m_turns{};
};

} // namespace academy::players

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

    void deal(rules::State &state, rules::Random &random) const;
    void layBets(rules::State &state) const;
    void playCards(rules::State &state, rules::Random &random) const;
    [[nodiscard]] rules::Hand plan(const rules::State &state, int squire, rules::Random &random) const;
    [[nodiscard]] rules::Board boardFor(const rules::State &state, int squire, rules::Card card) const;
    [[nodiscard]] int gain(const rules::State &state, int squire, rules::Board board, int squares) const;
    [[nodiscard]] rules::Action decide(const rules::State &state, rules::Random &random) const;

    const Odds *m_odds;
    std::array<Turn, rules::turnCount + 1> m_turns{};
};

} // namespace academy::players

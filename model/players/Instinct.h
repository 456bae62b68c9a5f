// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "players/Prospects.h"
#include "rules/Action.h"
#include "rules/Random.h"

#include <array>

/// Deciding in a few nanoseconds, for everybody at the table, within the turn at hand: what a search lets rivals do, how
/// it plays on beyond its tree, and where it looks first. The prospects of all squires are reckoned once, where the
/// search starts; from then on a move is a difference of two numbers in a table. It reads from a state what the squire
/// itself may know, its own cards and what lies open, and nothing else.
namespace academy::players
{

class Instinct
{
public:
    /// Prepares for the rest of this turn. The table may be a View's.
    explicit Instinct(const rules::State &table, const Odds &given = odds);

    /// What the actor does, with a little wilfulness: each gain may seem up to `whim` larger than it is.
    [[nodiscard]] rules::Action act(const rules::State &state, int actor, int whim, rules::Random &random) const;

    /// What an action gains at once by the tables; only differences between actions of one decision mean something.
    [[nodiscard]] int gain(const rules::State &state, const rules::Action &action) const;

private:
    static constexpr int reach = Prospects::reach;
    /// By board, squares gained since the search began.
    using Curves = std::array<std::array<std::int16_t, reach + 1>, rules::boardCount>;

    [[nodiscard]] int step(int squire, rules::Board board, int from, int squares) const;
    [[nodiscard]] int gained(const rules::State &state, int squire, rules::Board board) const;
    [[nodiscard]] int cardAlone(rules::Card card, int squire) const;
    [[nodiscard]] int betCard(const rules::State &state, int squire, rules::Board board) const;

    [[nodiscard]] rules::Action keep(const rules::State &state, int squire, int whim, rules::Random &random) const;
    [[nodiscard]] rules::Action play(const rules::State &state, int squire, int whim, rules::Random &random) const;
    [[nodiscard]] rules::Action assign(const rules::State &state, int player) const;
    [[nodiscard]] rules::Action any(const rules::State &state, int actor, int whim, rules::Random &random) const;

    [[nodiscard]] int stack(const rules::State &state, const rules::Action &action) const;
    [[nodiscard]] int token(const rules::State &state, int actor, int place) const;
    [[nodiscard]] int coats(const rules::Action &action) const;
    [[nodiscard]] int tie(const rules::State &state, const rules::Action &action) const;

    int m_squires;
    std::array<std::array<std::uint8_t, rules::maxSquires>, rules::boardCount> m_from{}; ///< progress at the start
    std::array<Curves, rules::maxSquires> m_curves{};
    std::array<int, rules::maxSquires> m_betCards{};
};

} // namespace academy::players

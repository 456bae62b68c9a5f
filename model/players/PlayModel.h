// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "players/PositionEvaluator.h"
#include "rules/Action.h"
#include "rules/Random.h"
#include "rules/State.h"

#include <array>
#include <vector>

/// What squires do with the cards in their hands: each plays what its own judgement holds to be best (R4.3), as a herald does.
/// What squares on a track are worth to a squire is reckoned once and remembered, so that the search can let rivals play so
/// in each of its worlds.
namespace academy::players
{

class PlayModel
{
public:
    /// The table may be a View's, at any time of the turn; what it says besides the tracks is taken to stay.
    explicit PlayModel(const rules::State &table, const Odds &given = odds);

    /// What the squire plays in that state, which is of the same turn. Where several cards are best each is as likely.
    [[nodiscard]] rules::Action play(const rules::State &state, int squire, rules::Random &random);

private:
    static constexpr int reach = 16; ///< squares; what lies beyond is worth as much as the last

    /// What it is worth to one squire to stand so many squares further, as the discs of one track stand.
    struct Curve {
        rules::Track track;
        int key = 0; ///< of squire and cards played; 0: none
        int now = 0;
        int betCard = 0; ///< of Gallantry: what one card on its bet board is worth to the squire
        std::array<int, reach + 1> worths{};
    };

    [[nodiscard]] Curve &curveOf(const rules::State &state, int squire, rules::Board board);
    [[nodiscard]] int worth(Curve &curve, const rules::State &state, int squire, rules::Board board, int squares);
    [[nodiscard]] int betCard(const rules::State &state, int squire);
    [[nodiscard]] int value(int squire, rules::Board board, const Discs &discs) const;
    void lookAt(const rules::State &state, int squire, rules::Board board);

    int m_patience;
    PositionEvaluator m_outlook;
    std::array<Worths, rules::maxSquires> m_stances{};
    std::vector<Curve> m_curves; ///< by board, and there wherever the discs' places lead
};

} // namespace academy::players

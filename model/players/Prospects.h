// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "players/PositionEvaluator.h"
#include "players/Style.h"

#include <array>

/// What moving ahead is worth to one squire: for each board a curve over the squares it may still gain this turn, its own
/// points counted with what the move costs or brings its rivals. Cards are compared by it (ActionEvaluator.h), and the search's
/// playouts look their moves up in it.
namespace academy::players
{

/// How much each squire's points count for one player: its own fully, rivals negatively, the more the nearer they are to
/// winning; together rivals weigh as much as oneself. In 1/256.
[[nodiscard]] Worths stanceOf(const rules::State &table, int player, const Worths &expected);

/// The same for the squire's owner; for Karadoc's neutral squire whoever decides for it first.
[[nodiscard]] Worths stanceOfSquire(const rules::State &table, int squire, const Worths &expected);

/// The discs of that board when the squire has moved so many squares further.
[[nodiscard]] Discs moved(Discs discs, const rules::State &table, int squire, rules::Board board, int squares);

/// Points that show on the table and those expected, for all squires.
[[nodiscard]] Worths standings(const rules::State &table, const PositionEvaluator &outlook);

/// What those points are worth to one who holds that stance.
[[nodiscard]] int valueOf(const Worths &worths, const Worths &stance);

class Prospects
{
public:
    /// Squares that the curves reach; what lies beyond is worth as much as the last.
    static constexpr int reach = 16;

    /// Both are looked at whenever something new is asked, and must stay. The outlook must have settled the squire.
    Prospects(const PositionEvaluator &outlook, const rules::State &table, int squire, const Worths &stance,
              const Interests &interests = evenInterests);

    /// Worth of standing so many squares further than now.
    [[nodiscard]] int at(rules::Board board, int squares);
    [[nodiscard]] int gain(rules::Board board, int from, int to) { return at(board, to) - at(board, from); }

    /// Worth of one more card played on the board that the squire has bet on (R10.2.2).
    [[nodiscard]] int betCard() const;

    [[nodiscard]] int squire() const { return m_squire; }
    /// What those points are worth to the squire's owner.
    [[nodiscard]] int value(const Worths &worths) const { return valueOf(worths, m_stance); }

private:
    static constexpr int unknown = 1 << 30;

    const PositionEvaluator *m_outlook;
    const rules::State *m_table;
    int m_squire;
    Worths m_stance;
    Interests m_interests;
    std::array<std::array<int, reach + 1>, rules::boardCount> m_curves{}; ///< with now as 0
    std::array<int, rules::boardCount> m_now{};
};

/// For a plan of a hand: what one card brings that moves the disc from so many squares further than now to so many, with its
/// share in the squire's bet (R10.2.2); noBoard: there is none. The prospects must stay.
[[nodiscard]] inline auto cardGain(Prospects &prospects, rules::Board bet)
{
    return [&prospects, bet, betCard = bet == rules::noBoard ? 0 : prospects.betCard()](rules::Board board, int from,
                                                                                        int to) {
        return prospects.gain(board, from, to) + (board == bet ? betCard : 0);
    };
}

} // namespace academy::players

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "players/DraftModel.h"

#include "players/FairPick.h"
#include "players/Prospects.h"
#include "rules/Game.h"

#include <algorithm>
#include <utility>

namespace academy::players
{

using namespace rules;

namespace
{

/// 32 times the logarithm of a sum of at most seven chances of at most 65536, each in 1/65536, by its highest bits.
constexpr int logarithmStep = 4096;
constexpr std::array<std::int16_t, 8 * 65536 / logarithmStep> logarithms = [] {
    std::array<std::int16_t, 8 * 65536 / logarithmStep> table{};
    for (std::size_t i = 0; i < table.size(); ++i) {
        const std::uint64_t sum = i * logarithmStep + logarithmStep / 2;
        std::int16_t steps = 0;
        while (steps < 320 && sum * detail::decay[static_cast<std::size_t>(steps)] > std::uint64_t{65536} * 65536) {
            ++steps;
        }
        table[i] = steps;
    }
    return table;
}();

// The table as it was in the draft: discs, Cup and Scrolls. Which disc moved over which matters little then.
State atDraft(State table)
{
    for (int squire = 0; squire < table.squires(); ++squire) {
        const auto at = static_cast<std::size_t>(squire);
        for (int card = table.playedCount[at] - 1; card >= 0; --card) {
            const PlayedCard &played = table.played[at][static_cast<std::size_t>(card)];
            const int before = table.progress(squire, played.board()) - played.card().value();
            table.track(played.board()).place(squire, std::max(0, before));
            if (table.rules()[played.board()].scoring == Scoring::CupRanks) { // R10.1.2
                const int back = played.board() == Board::Jousts ? played.card().value() : -played.card().value();
                table.cup = static_cast<std::int8_t>(std::clamp(table.cup + back, -cupReach, cupReach));
            }
        }
        table.playedCount[at] = 0;
    }
    table.scrolls |= std::exchange(table.scrollsTaken, std::uint8_t{0}); // R10.4.1
    table.phase = Phase::Draft;
    return table;
}

} // namespace

DraftModel::DraftModel(const State &table, const Odds &given)
    : m_squires(table.squires())
    , m_turn(table.turn)
    , m_neutral(table.options.mode == Mode::Karadoc ? Options::neutralSquire : nobody)
    , m_denial(given.tuning.denial)
    , m_bets(table.bets)
{
    const State draft = atDraft(table);
    const PositionEvaluator outlook(draft, given);
    const Worths expected = standings(draft, outlook);
    for (int squire = 0; squire < m_squires; ++squire) {
        const auto at = static_cast<std::size_t>(squire);
        PositionEvaluator settled = outlook;
        settled.settle(squire);
        Prospects prospects(settled, draft, squire, stanceOfSquire(draft, squire, expected));
        for (const Board board : draft.rules().boards()) {
            for (int squares = 1; squares <= reach; ++squares) {
                m_curves[at][static_cast<std::size_t>(board)][static_cast<std::size_t>(squares)] =
                    prospects.at(board, squares);
            }
        }
        m_betCards[at] = prospects.betCard();
    }
}

KeepWorths DraftModel::worths(int squire, Board bet, Hand kept, Hand hand) const
{
    const auto at = static_cast<std::size_t>(squire);
    const auto &own = m_curves[at];
    const int neighbour = passesTo(squire, m_squires, m_turn);
    const auto &next = m_curves[static_cast<std::size_t>(neighbour)];
    const auto on = [](const auto &curves, Board board, int squares) {
        return curves[static_cast<std::size_t>(board)][static_cast<std::size_t>(std::min(squares, reach))];
    };
    return keepWorths(
        hand, kept, [&](Board board, int from, int to) { return on(own, board, to) - on(own, board, from); },
        [&](Board board) { return board == bet ? m_betCards[at] : 0; },
        [&](Board board, int squares) { return on(next, board, squares); }, neighbour == m_neutral ? 0 : m_denial);
}

Action DraftModel::keep(const State &state, int squire, Random &random) const
{
    const auto at = static_cast<std::size_t>(squire);
    const Hand hand = state.hands[at];
    const KeepWorths worth = worths(squire, state.bets[at], state.kept[at], hand);
    FairPick<Action> pick(random);
    for (int position = 0; position < hand.size(); ++position) {
        const Card card = hand.at(position);
        if (hand.find(card) == position) { // another copy is the same choice
            pick.consider(Action::keep(squire, card), worth[static_cast<std::size_t>(position)]);
        }
    }
    return pick.best();
}

int DraftModel::reluctance(int squire, Hand kept, Hand hand, int firmness) const
{
    const KeepWorths worth = worths(squire, m_bets[static_cast<std::size_t>(squire)], kept, hand);
    const int most = *std::max_element(worth.begin(), worth.begin() + hand.size());
    const auto stepsBelow = [&](std::size_t position) { return (most - worth[position]) * 32 / firmness; };
    std::uint32_t sum = 0;
    for (int position = 0; position < hand.size(); ++position) {
        sum += detail::decay[static_cast<std::size_t>(std::min(stepsBelow(static_cast<std::size_t>(position)), 320))];
    }
    return stepsBelow(0) + logarithms[sum / logarithmStep];
}

} // namespace academy::players

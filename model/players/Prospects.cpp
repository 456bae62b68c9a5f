// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "players/Prospects.h"

#include "rules/Game.h"

namespace academy::players
{

using namespace rules;

Worths standings(const State &table, const PositionEvaluator &outlook)
{
    Worths sum = outlook.expected();
    for (int squire = 0; squire < table.squires(); ++squire) {
        sum[static_cast<std::size_t>(squire)] += points(table, squire) * point;
    }
    return sum;
}

Worths stanceOf(const State &table, int player, const Worths &expected)
{
    const Options &options = table.options;
    std::array<int, maxPlayers> totals{};
    for (int squire = 0; squire < table.squires(); ++squire) {
        const int owner = options.owner(squire);
        if (owner != nobody) {
            totals[static_cast<std::size_t>(owner)] += expected[static_cast<std::size_t>(squire)];
        }
    }
    int best = -1'000'000;
    for (int rival = 0; rival < options.players(); ++rival) {
        best = rival == player ? best : std::max(best, totals[static_cast<std::size_t>(rival)]);
    }
    const int spread = spreadOf(options, table.turn + 1);
    std::array<int, maxPlayers> weight{};
    int sum = 0; // more than that afterwards: nobody is ahead of the best rival, who weighs most
    for (int rival = 0; rival < options.players(); ++rival) {
        const auto at = static_cast<std::size_t>(rival);
        if (rival != player) {
            const int behind = std::min((best - totals[at]) * 32 / spread, 320);
            weight[at] = static_cast<int>(detail::decay[static_cast<std::size_t>(behind)] / 64);
            sum += weight[at];
        }
    }
    Worths stance{};
    for (int squire = 0; squire < table.squires(); ++squire) {
        const int owner = options.owner(squire);
        if (owner == player) {
            stance[static_cast<std::size_t>(squire)] = 256;
        } else if (owner != nobody) {
            stance[static_cast<std::size_t>(squire)] =
                -256 * weight[static_cast<std::size_t>(owner)] / std::max(sum, 1);
        }
    }
    return stance;
}

Worths stanceOfSquire(const State &table, int squire, const Worths &expected)
{
    const int owner = table.options.owner(squire);
    return stanceOf(table, owner == nobody ? firstPlayer(table) : owner, expected);
}

Discs moved(Discs discs, const State &table, int squire, Board board, int squares)
{
    std::int8_t &disc = discs.progress[static_cast<std::size_t>(squire)];
    const int to = progressAfter(table, squire, board, squares);
    if (to != disc) { // not at the end of King's Service
        disc = static_cast<std::int8_t>(to);
        discs.moved = squire;
    }
    return discs;
}

int valueOf(const Worths &worths, const Worths &stance)
{
    int sum = 0;
    for (std::size_t squire = 0; squire < worths.size(); ++squire) {
        sum += worths[squire] * stance[squire];
    }
    return sum / 256;
}

Prospects::Prospects(const PositionEvaluator &outlook, const State &table, int squire, const Worths &stance,
                     const Interests &interests)
    : m_outlook(&outlook)
    , m_table(&table)
    , m_squire(squire)
    , m_stance(stance)
    , m_interests(interests)
{
    for (auto &curve : m_curves) {
        curve.fill(unknown);
        curve[0] = 0;
    }
    m_now.fill(unknown);
}

int Prospects::at(Board board, int squares)
{
    const auto on = static_cast<std::size_t>(board);
    squares = std::min(squares, reach);
    int &worth = m_curves[on][static_cast<std::size_t>(squares)];
    if (worth == unknown) {
        const Discs discs = m_outlook->discsOn(board);
        if (m_now[on] == unknown) {
            m_now[on] = value(m_outlook->expectedOn(board, discs));
        }
        worth = value(m_outlook->expectedOn(board, moved(discs, *m_table, m_squire, board, squares))) - m_now[on];
        worth = worth * m_interests[on] / 100;
    }
    return worth;
}

int Prospects::betCard() const
{
    return m_outlook->betCard(m_squire);
}

} // namespace academy::players

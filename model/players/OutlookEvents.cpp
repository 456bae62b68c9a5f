// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "players/Outlook.h"

#include "rules/Game.h"

#include <bit>

/// Which scorings are still to come, and what their ranks will pay.
namespace academy::players
{

using namespace rules;

namespace
{

// R10.2.2: cards that a squire plays on its bet board, as a rule; in 1/16.
constexpr int betCards = 24;

bool scoresAt(const State &table, Board board, int turn)
{
    if ((board == Board::Jousts || board == Board::Tournaments) && table.options.has(Variation::JoustsTournaments)) {
        return turn % 2 == 0; // R10.1.3
    }
    return ((facts(board).scoringTurns >> turn) & 1U) != 0;
}

bool resetsAt(const State &table, Board board, int turn)
{
    if ((board == Board::Jousts || board == Board::Tournaments) && table.options.has(Variation::JoustsTournaments)) {
        return turn % 2 == 0;
    }
    return ((facts(board).resetTurns >> turn) & 1U) != 0;
}

// Whether the board has been scored this turn already.
bool isDone(const State &table, Board board)
{
    switch (table.phase) {
    case Phase::ScoringDone:
    case Phase::ResetDone:
    case Phase::Over:
        return true;
    case Phase::Bonus:
        return board == Board::Gallantry;
    case Phase::TakeToken:
        return board == Board::Gallantry || board == Board::Jousts || board == Board::Tournaments;
    case Phase::Exchange:
        return true;
    default:
        return false;
    }
}

} // namespace

void Outlook::listEvents(const State &table)
{
    m_turnsAfter = turnCount - table.turn;
    std::size_t next = 0;
    for (const Board board : allBoards) {
        const auto at = static_cast<std::size_t>(board);
        m_firstEvent[at] = static_cast<std::uint8_t>(next);
        if (board == Board::KingsService) {
            continue;
        }
        for (int turn = table.turn; turn <= turnCount; ++turn) {
            if (scoresAt(table, board, turn) && (turn > table.turn || !isDone(table, board))) {
                Event &event = m_events[next++];
                event.board = board;
                event.cardsAhead = static_cast<std::int8_t>((turn - table.turn) * m_cardsPerTurn);
                event.pays = paysOf(table, board, turn);
                event.bySquire = (board == Board::Quests && table.options.has(Variation::Quests))
                    || (board == Board::Gallantry && table.options.has(Variation::Gallantry) && turn == table.turn);
            }
            if (resetsAt(table, board, turn) && !(turn == table.turn && table.phase >= Phase::ResetDone)) {
                break; // what comes later starts from square 0 for everybody
            }
        }
    }
    m_firstEvent[boardCount] = static_cast<std::uint8_t>(next);
    m_scrollsNow = std::popcount(table.scrollsTaken);
    m_scrollsLeft = table.scrolls;
    const int scoring = table.turn < 3 || (table.turn == 3 && table.phase < Phase::ResetDone) ? 3 : 6;
    m_kingsAhead = (scoring - table.turn) * m_cardsPerTurn;
}

std::array<std::int16_t, maxSquires> Outlook::paysOf(const State &table, Board board, int turn) const
{
    const Options &options = table.options;
    const Tuning &t = m_odds->tuning;
    std::array<int, maxSquires> pays{};
    const auto squires = static_cast<std::size_t>(m_squires);
    const std::size_t last = squires - 1;
    switch (board) {
    case Board::Gallantry:
        for (std::size_t rank = 0; rank < static_cast<std::size_t>(options.payingRanks()); ++rank) {
            pays[rank] = rankPoints(board, options.stakes, static_cast<int>(rank))
                * t.bonusSquare[static_cast<std::size_t>(turn - 1)];
            if (options.has(Variation::Gallantry) && turn > table.turn) {
                pays[rank] = pays[rank] * betCards / 16;
            }
        }
        break;
    case Board::Jousts:
    case Board::Tournaments:
        if (options.has(Variation::JoustsTournaments)) {
            // R10.1.3, with the Cup where the unknown cards may bring it: a card moves it 3 squares² on average.
            int unknown = 0;
            for (const int cards : m_toCome) {
                unknown += cards;
            }
            unknown += (turn - table.turn) * m_cardsPerTurn * m_squires;
            const int toward = board == Board::Jousts ? -table.cup : table.cup;
            int with = toward > 0 ? certain : 0;
            if (unknown > 0) {
                with = detail::logistic[static_cast<std::size_t>(
                    128 + std::clamp(toward * 16 * 10 / std::max(detail::squareRoot(100 * unknown), 1), -128, 128))];
            }
            constexpr std::array<int, 3> cupSide{8, 5, 2};
            constexpr std::array<int, 3> otherSide{5, 3, 1};
            for (std::size_t rank = 0; rank < static_cast<std::size_t>(options.payingRanks()); ++rank) {
                pays[rank] = (with * cupSide[rank] + (certain - with) * otherSide[rank]) * point / certain;
            }
            break;
        }
        [[fallthrough]];
    case Board::Quests:
        if (board == Board::Quests && options.has(Variation::Quests)) {
            pays[0] = point; // R10.5.1, times the deeds
            pays[1] = point / 2;
            pays[last] = -point / 2;
            break;
        }
        for (std::size_t rank = 0; rank < static_cast<std::size_t>(options.payingRanks()); ++rank) {
            pays[rank] = rankPoints(board, options.stakes, static_cast<int>(rank)) * point;
        }
        break;
    case Board::Education:
        if (options.has(Variation::Education)) {
            for (std::size_t rank = 0; rank < squires; ++rank) {
                pays[rank] = (t.codexFirst * static_cast<int>(last - rank) + t.codexLast * static_cast<int>(rank))
                    / static_cast<int>(last) * 4 / m_squires;
            }
            break;
        }
        pays[last] = rankPoints(board, options.stakes, 0) * point;
        pays[last - 1] = rankPoints(board, options.stakes, 1) * point;
        break;
    case Board::Charity:
        if (options.has(Variation::Charity)) {
            if (m_squires >= 4) {
                pays[1] = t.exchangeSecond;
                pays[last - 1] = -t.exchangeSecond;
            }
            pays[0] = t.exchangeFirst;
            pays[last] = -t.exchangeFirst;
            break;
        }
        pays[last] = rankPoints(board, options.stakes, 0) * point;
        pays[last - 1] = rankPoints(board, options.stakes, 1) * point;
        break;
    case Board::KingsService:
        break;
    }
    std::array<std::int16_t, maxSquires> result{};
    for (std::size_t rank = 0; rank < squires; ++rank) {
        result[rank] = static_cast<std::int16_t>(pays[rank]);
    }
    return result;
}

// R10.5.1: coats held now, and those that a squire may expect.
void Outlook::stakeDeeds(const State &table)
{
    if (!table.options.has(Variation::Quests)) {
        return;
    }
    const int expected = 16 * 2 * (turnCount - table.turn + 1) * table.options.payingRanks() / m_squires
        / (table.options.has(Variation::JoustsTournaments) ? 2 : 1);
    for (std::size_t squire = 0; squire < static_cast<std::size_t>(m_squires); ++squire) {
        int deeds = 0;
        for (int coat = 0; coat < coatCount; ++coat) {
            if (isDeed(static_cast<Coat>(coat))) {
                deeds += table.coats[squire].of(static_cast<Coat>(coat));
            }
        }
        m_deeds[squire] = 16 * deeds + expected;
    }
}

// R10.2.2: cards played on the bet board, and those that may still be.
void Outlook::stakeBets(const State &table)
{
    if (!table.options.has(Variation::Gallantry)) {
        return;
    }
    for (std::size_t squire = 0; squire < static_cast<std::size_t>(m_squires); ++squire) {
        int cards = 6 * m_toCome[squire];
        for (std::size_t card = 0; card < table.playedCount[squire]; ++card) {
            cards += table.played[squire][card].board() == table.bets[squire] ? 16 : 0;
        }
        m_bets[squire] = table.phase < Phase::Bet ? betCards : cards;
    }
}

} // namespace academy::players

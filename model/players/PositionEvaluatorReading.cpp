// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "players/PositionEvaluator.h"

#include "players/Prospects.h"
#include "rules/Game.h"

#include <algorithm>
#include <bit>

/// What an outlook reads from the table: which boards this turn still scores and what ranks pay there, and what experience
/// says of the turns after it.
namespace academy::players
{

using namespace rules;

namespace
{

// R10.2.2: cards that a squire plays on its bet board, as a rule; in 1/16.
constexpr int betCards = 24;

// The game takes a breath: nothing is known of the turn that begins.
bool isBetweenTurns(const State &table)
{
    return table.phase == Phase::Deal;
}

// Whether the board has been scored this turn already.
bool isDone(const State &table, Board board)
{
    switch (table.phase) {
    case Phase::ScoringDone:
    case Phase::ResetDone:
    case Phase::Over:
    case Phase::Exchange:
        return true;
    case Phase::Bonus:
        return board == Board::Gallantry;
    case Phase::TakeToken:
        return board < Board::Education;
    default:
        return false;
    }
}

int cardsToCome(const State &table, int squire, const Oversights &sees)
{
    if (!sees.replies || isBetweenTurns(table) || table.phase >= Phase::PlayDone) {
        return 0;
    }
    return table.options.cardsPlayed() - table.playedCount[static_cast<std::size_t>(squire)];
}

} // namespace

PositionEvaluator::PositionEvaluator(const State &table, const Odds &given)
    : m_odds(&given)
    , m_experience(&experienceOf(table.options))
    , m_rules(&table.rules())
    , m_squires(table.squires())
    , m_tracks(table.tracks)
    , m_scrollsRule(m_rules->uses(Scoring::ScrollSquares))
    , m_scrollsTaken(isDone(table, Board::KingsService) ? 0 : std::popcount(table.scrollsTaken))
    , m_scrolls(table.scrolls)
{
    for (int squire = 0; squire < m_squires; ++squire) {
        m_toCome[static_cast<std::size_t>(squire)] = cardsToCome(table, squire, given.tuning.sees);
    }
    if (m_rules->uses(Scoring::Deeds)) {
        readDeeds(table);
    }
    if (!isBetweenTurns(table)) {
        readScorings(table);
    }
    const int turn = table.turn + (isBetweenTurns(table) ? 0 : 1);
    if (turn <= turnCount && table.phase != Phase::Over) {
        readLater(table, std::max(turn, 2)); // turn I begins with everybody on square 0
    }
}

void PositionEvaluator::readLater(const State &table, int turn)
{
    m_laterTurn = turn;
    for (const Board board : m_rules->boards()) {
        const bool isReset = turn > table.turn && table.phase < Phase::ResetDone && resetsThisTurn(table, board);
        if (board == Board::KingsService) {
            m_kingsReset = isReset;
            continue;
        }
        if (isReset) {
            continue; // from square 0 everybody has the same to expect
        }
        const Lesson lesson = lessonOf(table.options, board);
        const Contest &contest =
            m_experience->contests[static_cast<std::size_t>(lesson)][static_cast<std::size_t>(turn - 2)];
        Later &later = m_later[static_cast<std::size_t>(board)];
        later.worth = contest.worth * m_odds->tuning.sees.later / 100;
        later.steepness = 128 * 256 / contest.width;
        later.byDeeds = lesson == Lesson::QuestsDeeds;
    }
}

void PositionEvaluator::readScorings(const State &table)
{
    const RuleSet &rules = *m_rules;
    m_kingsDue = rules[Board::KingsService].scoresAt(table.turn) && !isDone(table, Board::KingsService);
    for (const Board board : m_rules->boards()) {
        if (board == Board::KingsService || !rules[board].scoresAt(table.turn) || isDone(table, board)) {
            continue;
        }
        m_scorings[static_cast<std::size_t>(board)].isDue = true;
        if (rules[board].scoring == Scoring::CupRanks) {
            payForKnights(table, board);
        } else {
            payForRanks(table, board);
        }
    }
    if (rules.uses(Scoring::Bet) && m_scorings[static_cast<std::size_t>(Board::Gallantry)].isDue) {
        readBets(table);
    }
}

void PositionEvaluator::payForRanks(const State &table, Board board)
{
    const Tuning &t = m_odds->tuning;
    RankWorths &scoring = m_scorings[static_cast<std::size_t>(board)];
    const auto squires = static_cast<std::size_t>(m_squires);
    const std::size_t last = squires - 1;
    const auto pay = [&scoring](std::size_t rank, int worth) { scoring.pays[rank] = static_cast<std::int16_t>(worth); };
    const BoardRules &rules = (*m_rules)[board];
    switch (rules.scoring) {
    case Scoring::Codex:
        for (std::size_t rank = 0; rank < squires; ++rank) {
            const auto behind = static_cast<int>(rank);
            const auto ahead = static_cast<int>(last) - behind;
            pay(rank, (t.codexFirst * ahead + t.codexLast * behind) / static_cast<int>(last) * 4 / m_squires);
        }
        break;
    case Scoring::Deeds:
        scoring.bySquire = true;
        pay(0, point);
        pay(1, point / 2);
        pay(last, -point / 2);
        break;
    case Scoring::Exchange:
        if (m_squires >= 4) { // R10.6.2
            pay(1, t.exchangeSecond);
            pay(last - 1, -t.exchangeSecond);
        }
        pay(0, t.exchangeFirst);
        pay(last, -t.exchangeFirst);
        break;
    case Scoring::WorstRanks:
        pay(last, rules.points[0] * point);
        pay(last - 1, rules.points[1] * point);
        break;
    default: {
        const auto &squares = rules.scoring == Scoring::Bet ? t.betSquare : t.bonusSquare;
        const int one = rules.movesDiscs() ? squares[static_cast<std::size_t>(table.turn - 1)] : point;
        for (int rank = 0; rank < table.options.payingRanks(); ++rank) {
            pay(static_cast<std::size_t>(rank), rules.points[static_cast<std::size_t>(rank)] * one);
        }
        break;
    }
    }
}

// R10.1.3, with the Cup where the cards to come may bring it: each moves it by nearly two squares this way or that.
void PositionEvaluator::payForKnights(const State &table, Board board)
{
    int unknown = 0;
    for (const int cards : m_toCome) {
        unknown += cards;
    }
    const int toward = board == Board::Jousts ? -table.cup : table.cup;
    int with = toward > 0 ? certain : 0;
    if (unknown > 0) {
        const int step = toward * 16 * 10 / std::max(detail::squareRoot(100 * unknown), 1);
        with = detail::logistic[static_cast<std::size_t>(128 + std::clamp(step, -128, 128))];
    }
    const BoardRules &rules = (*m_rules)[board];
    for (std::size_t rank = 0; rank < static_cast<std::size_t>(table.options.payingRanks()); ++rank) {
        m_scorings[static_cast<std::size_t>(board)].pays[rank] = static_cast<std::int16_t>(
            (with * rules.cupPoints[rank] + (certain - with) * rules.points[rank]) * point / certain);
    }
}

// R10.5.1: coats held now, and at the end those that a squire may still expect.
void PositionEvaluator::readDeeds(const State &table)
{
    const bool scoringDone = table.phase >= Phase::Exchange;
    const int expected = scoringDone ? 0 : 16 * 2 * table.options.payingRanks() / std::max(m_squires, 1);
    for (std::size_t squire = 0; squire < static_cast<std::size_t>(m_squires); ++squire) {
        for (int coat = 0; coat < coatCount; ++coat) {
            if (isDeed(static_cast<Coat>(coat))) {
                m_deeds[squire] += table.coats[squire].of(static_cast<Coat>(coat));
            }
        }
        m_finalDeeds[squire] = 16 * m_deeds[squire] + expected;
    }
}

// R10.2.2: cards played on the bet board, and those that may still be.
void PositionEvaluator::readBets(const State &table)
{
    m_scorings[static_cast<std::size_t>(Board::Gallantry)].bySquire = true;
    for (std::size_t squire = 0; squire < static_cast<std::size_t>(m_squires); ++squire) {
        int cards = 6 * m_toCome[squire];
        for (std::size_t card = 0; card < table.playedCount[squire]; ++card) {
            cards += table.played[squire][card].board() == table.bets[squire] ? 16 : 0;
        }
        m_betCards[squire] = table.bets[squire] == noBoard ? betCards : cards;
    }
}

} // namespace academy::players

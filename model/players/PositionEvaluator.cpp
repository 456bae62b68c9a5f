// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "players/PositionEvaluator.h"

#include "rules/Game.h"

#include <bit>

namespace academy::players
{

using namespace rules;

Discs PositionEvaluator::discsOn(Board board) const
{
    Discs discs;
    for (int squire = 0; squire < m_squires; ++squire) {
        discs.progress[static_cast<std::size_t>(squire)] =
            static_cast<std::int8_t>(m_tracks[static_cast<std::size_t>(board)].progress(squire));
    }
    return discs;
}

Worths PositionEvaluator::expected() const
{
    Worths sum{};
    for (const Board board : m_rules->boards()) {
        const Worths worths = expectedOn(board, discsOn(board));
        for (std::size_t squire = 0; squire < sum.size(); ++squire) {
            sum[squire] += worths[squire];
        }
    }
    return sum;
}

Worths PositionEvaluator::expectedOn(Board board, const Discs &discs) const
{
    Worths worths{};
    if (board == Board::KingsService) {
        if (m_scrollsRule) {
            addScrolls(discs, worths);
        } else {
            addKingsService(discs, worths);
        }
        return worths;
    }
    const RankWorths &scoring = m_scorings[static_cast<std::size_t>(board)];
    if (scoring.isDue) {
        addRanks(board, scoring, discs, worths);
    }
    addLater(board, discs, worths);
    return worths;
}

// In half squares, with the drift of the cards to come this turn; on the same square the upper one leads a little.
int PositionEvaluator::lead(Board board, const Discs &discs, int squire, int other) const
{
    const auto i = static_cast<std::size_t>(squire);
    const auto j = static_cast<std::size_t>(other);
    const int squares = discs.progress[i] - discs.progress[j];
    const int drift = (m_toCome[i] - m_toCome[j]) * m_odds->tuning.cardDrift / 50;
    int above = 0;
    if (squares == 0 && discs.progress[i] != 0 && m_odds->tuning.sees.ties) {
        const bool upper = squire == discs.moved
            || (other != discs.moved && m_tracks[static_cast<std::size_t>(board)].ranksBetter(squire, other));
        above = upper ? 1 : -1;
    }
    return 2 * squares + above + drift;
}

int PositionEvaluator::stake(Board board, std::size_t squire) const
{
    if (!m_scorings[static_cast<std::size_t>(board)].bySquire) {
        return 16;
    }
    return board == Board::Quests ? m_finalDeeds[squire] : m_betCards[squire];
}

void PositionEvaluator::addRanks(Board board, const RankWorths &scoring, const Discs &discs, Worths &worths) const
{
    if (m_toCome == std::array<int, maxSquires>{}) {
        addRanksAsTheyStand(board, scoring, discs, worths);
        return;
    }
    std::array<std::array<int, maxSquires>, maxSquires> above; // [i][j]: j ends above i
    for (int i = 1; i < m_squires; ++i) {
        for (int j = 0; j < i; ++j) {
            const auto a = static_cast<std::size_t>(i);
            const auto b = static_cast<std::size_t>(j);
            const int cards = m_toCome[a] + m_toCome[b];
            const int ahead = lead(board, discs, i, j);
            const int chance = cards > 0 ? m_odds->staysAbove(ahead, cards)
                : ahead > 0              ? certain
                : ahead < 0              ? 0
                                         : certain / 2;
            above[b][a] = chance;
            above[a][b] = certain - chance;
        }
    }
    for (std::size_t i = 0; i < static_cast<std::size_t>(m_squires); ++i) {
        std::array<int, maxSquires> rank{certain}; // chance of so many above
        std::size_t others = 0;
        for (std::size_t j = 0; j < static_cast<std::size_t>(m_squires); ++j) {
            if (j == i) {
                continue;
            }
            ++others;
            for (std::size_t r = others; r > 0; --r) {
                rank[r] = (rank[r] * (certain - above[i][j]) + rank[r - 1] * above[i][j]) / certain;
            }
            rank[0] = rank[0] * (certain - above[i][j]) / certain;
        }
        int worth = 0;
        for (std::size_t r = 0; r < static_cast<std::size_t>(m_squires); ++r) {
            worth += rank[r] * scoring.pays[r] / certain;
        }
        worths[i] += worth * stake(board, i) / 16;
    }
}

// R5.3 and R5.5, when no card is to come.
void PositionEvaluator::addRanksAsTheyStand(Board board, const RankWorths &scoring, const Discs &discs,
                                            Worths &worths) const
{
    int onSquareZero = 0;
    for (int squire = 0; squire < m_squires; ++squire) {
        onSquareZero += discs.progress[static_cast<std::size_t>(squire)] == 0 ? 1 : 0;
    }
    for (int squire = 0; squire < m_squires; ++squire) {
        const auto i = static_cast<std::size_t>(squire);
        int rank = 0;
        for (int other = 0; other < m_squires; ++other) {
            rank += other != squire && lead(board, discs, squire, other) < 0 ? 1 : 0;
        }
        const auto last = static_cast<std::size_t>(m_squires - 1);
        int worth = scoring.pays[static_cast<std::size_t>(rank)];
        if (discs.progress[i] == 0) {
            worth = std::min<int>(scoring.pays[last], 0);
        } else if (onSquareZero >= 2) {
            worth = std::max(worth, 0);
        }
        worths[i] += worth * stake(board, i) / 16;
    }
}

void PositionEvaluator::addLater(Board board, const Discs &discs, Worths &worths) const
{
    const Later &later = m_later[static_cast<std::size_t>(board)];
    if (later.worth == 0) {
        return;
    }
    for (int i = 1; i < m_squires; ++i) {
        for (int j = 0; j < i; ++j) {
            const auto a = static_cast<std::size_t>(i);
            const auto b = static_cast<std::size_t>(j);
            const int step = std::clamp(lead(board, discs, i, j) * later.steepness / 256, -128, 128);
            const int chance = detail::logistic[static_cast<std::size_t>(step + 128)] - certain / 2;
            const int worth = later.worth * chance / certain;
            worths[a] += later.byDeeds ? worth * m_deeds[a] / 4 : worth;
            worths[b] -= later.byDeeds ? worth * m_deeds[b] / 4 : worth;
        }
    }
}

int PositionEvaluator::betCard(int squire) const
{
    const RankWorths &scoring = m_scorings[static_cast<std::size_t>(Board::Gallantry)];
    if (!scoring.isDue || !scoring.bySquire) {
        return 0;
    }
    PositionEvaluator oneCard = *this;
    oneCard.m_betCards.fill(16);
    Worths worths{};
    oneCard.addRanks(Board::Gallantry, scoring, discsOn(Board::Gallantry), worths);
    return worths[static_cast<std::size_t>(squire)];
}

int PositionEvaluator::leadWorth(Board board, int lead, int cards) const
{
    const RankWorths &scoring = m_scorings[static_cast<std::size_t>(board)];
    const Later &later = m_later[static_cast<std::size_t>(board)];
    int worth = 0;
    if (scoring.isDue) {
        const int chance = cards > 0 ? m_odds->staysAbove(lead, cards)
            : lead > 0               ? certain
            : lead < 0               ? 0
                                     : certain / 2;
        worth += rankDifference(scoring) * (chance - certain / 2) / certain;
    }
    const int step = std::clamp(lead * later.steepness / 256, -128, 128);
    worth += later.worth * (detail::logistic[static_cast<std::size_t>(step + 128)] - certain / 2) / certain;
    return worth;
}

// Where ranks are paid now by cards on the bet, and later by what cards will be, the two are mixed by what they pay.
int PositionEvaluator::leadCounts(Board board, int squire) const
{
    const auto at = static_cast<std::size_t>(squire);
    const RankWorths &scoring = m_scorings[static_cast<std::size_t>(board)];
    const Later &later = m_later[static_cast<std::size_t>(board)];
    const int now = scoring.isDue ? rankDifference(scoring) : 0;
    const int all = now + later.worth;
    if (all <= 0) {
        return 16;
    }
    return (now * stake(board, at) + later.worth * (later.byDeeds ? 4 * m_deeds[at] : 16)) / all;
}

// Between two ranks.
int PositionEvaluator::rankDifference(const RankWorths &scoring) const
{
    return (scoring.pays[0] - scoring.pays[static_cast<std::size_t>(m_squires - 1)]) / (m_squires - 1);
}

int PositionEvaluator::kingsWorth(int square, int cards) const
{
    PositionEvaluator alone = *this;
    alone.m_toCome.fill(0);
    alone.m_toCome[0] = cards;
    Discs discs = discsOn(Board::KingsService);
    discs.progress[0] = static_cast<std::int8_t>(square);
    return alone.expectedOn(Board::KingsService, discs)[0];
}

int PositionEvaluator::kingsLater(KingsLesson lesson, std::size_t square) const
{
    const auto &worths = m_experience->kings[static_cast<std::size_t>(lesson)];
    return worths[static_cast<std::size_t>(m_laterTurn - 2)][square] * m_odds->tuning.sees.later / 100;
}

void PositionEvaluator::addKingsService(const Discs &discs, Worths &worths) const
{
    for (std::size_t squire = 0; squire < static_cast<std::size_t>(m_squires); ++squire) {
        const auto square = static_cast<std::size_t>(discs.progress[squire]);
        if (m_kingsDue) {
            worths[squire] += m_odds->kingsService(discs.progress[squire], m_toCome[squire]);
        } else if (m_laterTurn > 0) {
            worths[squire] += kingsLater(KingsLesson::Booklet, m_kingsReset ? 0 : square);
        }
    }
}

// R10.4: this turn it scores if a Scroll is taken.
void PositionEvaluator::addScrolls(const Discs &discs, Worths &worths) const
{
    int taken = m_scrollsTaken;
    int maybe = 0; // chance that one more is taken this turn
    std::uint8_t left = m_scrolls;
    for (const Scroll &scroll : allScrolls) {
        if ((m_scrolls & scroll.bit) == 0) {
            continue;
        }
        int missed = certain;
        for (std::size_t squire = 0; squire < static_cast<std::size_t>(m_squires); ++squire) {
            const int toGo = scroll.square - discs.progress[squire];
            const int reach = toGo <= 0 ? certain : m_odds->kingsReach(toGo, m_toCome[squire]);
            missed = missed * (certain - reach) / certain;
        }
        if (missed == 0) {
            ++taken;
            left = static_cast<std::uint8_t>(left & ~scroll.bit);
        } else {
            maybe += certain - missed;
        }
    }
    const bool returns = (left & scrollOfTwelve) == 0; // R10.4.3
    const KingsLesson lesson = returns || (left & scrollOfSix) != 0 ? KingsLesson::BothScrolls : KingsLesson::OneScroll;
    for (std::size_t squire = 0; squire < static_cast<std::size_t>(m_squires); ++squire) {
        const int square = discs.progress[squire];
        const int now = m_odds->scrollCoat(square, m_toCome[squire]);
        worths[squire] += taken * now + maybe * now / certain;
        if (m_laterTurn > 0) {
            worths[squire] += kingsLater(lesson, returns ? 0 : static_cast<std::size_t>(square));
        }
    }
}

} // namespace academy::players

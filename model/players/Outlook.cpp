// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "players/Outlook.h"

#include "rules/Game.h"

namespace academy::players
{

using namespace rules;

namespace
{

// Whether the cards of this turn have still to be played, and how many by the squire.
int cardsToCome(const State &table, int squire)
{
    if (table.phase >= Phase::PlayDone) {
        return 0;
    }
    return table.options.cardsPlayed() - table.playedCount[static_cast<std::size_t>(squire)];
}

} // namespace

Outlook::Outlook(const State &table, const Odds &given)
    : m_odds(&given)
    , m_squires(table.squires())
    , m_tracks(table.tracks)
    , m_scrollsRule(table.options.has(Variation::KingsService))
    , m_cardsPerTurn(table.options.cardsPlayed())
{
    for (int squire = 0; squire < m_squires; ++squire) {
        m_toCome[static_cast<std::size_t>(squire)] = cardsToCome(table, squire);
    }
    stakeDeeds(table);
    stakeBets(table);
    listEvents(table);
}

Discs Outlook::discsOn(Board board) const
{
    Discs discs;
    for (int squire = 0; squire < m_squires; ++squire) {
        discs.progress[static_cast<std::size_t>(squire)] =
            static_cast<std::int8_t>(m_tracks[static_cast<std::size_t>(board)].progress(squire));
    }
    return discs;
}

Worths Outlook::expected() const
{
    Worths sum{};
    for (const Board board : allBoards) {
        const Worths worths = expectedOn(board, discsOn(board));
        for (std::size_t squire = 0; squire < sum.size(); ++squire) {
            sum[squire] += worths[squire];
        }
    }
    return sum;
}

Worths Outlook::expectedOn(Board board, const Discs &discs) const
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
    const auto at = static_cast<std::size_t>(board);
    for (std::size_t event = m_firstEvent[at]; event < m_firstEvent[at + 1]; ++event) {
        addRanks(m_events[event], discs, worths);
    }
    return worths;
}

// In half squares, with the drift of the cards to come this turn; on the same square the upper one leads a little.
int Outlook::lead(Board board, const Discs &discs, int squire, int other) const
{
    const auto i = static_cast<std::size_t>(squire);
    const auto j = static_cast<std::size_t>(other);
    const int squares = discs.progress[i] - discs.progress[j];
    const int drift = (m_toCome[i] - m_toCome[j]) * m_odds->tuning.cardDrift / 50;
    int above = 0;
    if (squares == 0 && discs.progress[i] != 0) {
        const bool upper = squire == discs.moved
            || (other != discs.moved && m_tracks[static_cast<std::size_t>(board)].ranksBetter(squire, other));
        above = upper ? 1 : -1;
    }
    return 2 * squares + above + drift;
}

void Outlook::addRanks(const Event &event, const Discs &discs, Worths &worths) const
{
    std::array<std::array<int, maxSquires>, maxSquires> above; // [i][j]: j ends above i
    for (int i = 1; i < m_squires; ++i) {
        for (int j = 0; j < i; ++j) {
            const auto a = static_cast<std::size_t>(i);
            const auto b = static_cast<std::size_t>(j);
            const int cards = 2 * event.cardsAhead + m_toCome[a] + m_toCome[b];
            const int ahead = lead(event.board, discs, i, j);
            const int chance = cards > 0 ? m_odds->staysAbove(ahead, cards)
                : ahead > 0              ? certain
                : ahead < 0              ? 0
                                         : certain / 2;
            above[b][a] = chance;
            above[a][b] = certain - chance;
        }
    }
    if (event.cardsAhead == 0 && m_toCome == std::array<int, maxSquires>{}) {
        addRanksAsTheyStand(event, discs, worths);
        return;
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
            worth += rank[r] * event.pays[r] / certain;
        }
        if (event.bySquire) {
            worth = worth * (event.board == Board::Quests ? m_deeds : m_bets)[i] / 16;
        }
        worths[i] += worth;
    }
}

// R5.3 and R5.5, when no card is to come.
void Outlook::addRanksAsTheyStand(const Event &event, const Discs &discs, Worths &worths) const
{
    int onSquareZero = 0;
    for (int squire = 0; squire < m_squires; ++squire) {
        onSquareZero += discs.progress[static_cast<std::size_t>(squire)] == 0 ? 1 : 0;
    }
    for (int squire = 0; squire < m_squires; ++squire) {
        const auto i = static_cast<std::size_t>(squire);
        int rank = 0;
        for (int other = 0; other < m_squires; ++other) {
            rank += other != squire && lead(event.board, discs, squire, other) < 0 ? 1 : 0;
        }
        const auto last = static_cast<std::size_t>(m_squires - 1);
        int worth = 0;
        if (discs.progress[i] == 0) {
            worth = std::min<int>(event.pays[last], 0);
        } else if (onSquareZero >= 2) {
            worth = std::max<int>(event.pays[static_cast<std::size_t>(rank)], 0);
        } else {
            worth = event.pays[static_cast<std::size_t>(rank)];
        }
        if (event.bySquire) {
            worth = worth * (event.board == Board::Quests ? m_deeds : m_bets)[i] / 16;
        }
        worths[i] += worth;
    }
}

int Outlook::betCard(int squire) const
{
    Event event = m_events[m_firstEvent[static_cast<std::size_t>(Board::Gallantry)]];
    if (event.board != Board::Gallantry || !event.bySquire) {
        return 0;
    }
    event.bySquire = false;
    Worths worths{};
    addRanks(event, discsOn(Board::Gallantry), worths);
    return worths[static_cast<std::size_t>(squire)];
}

void Outlook::addKingsService(const Discs &discs, Worths &worths) const
{
    for (std::size_t squire = 0; squire < static_cast<std::size_t>(m_squires); ++squire) {
        worths[squire] += m_odds->kingsService(discs.progress[squire], m_kingsAhead + m_toCome[squire]);
    }
}

// R10.4: nobody knows when it scores. This turn it does if a Scroll is taken; of later turns a guess is made.
void Outlook::addScrolls(const Discs &discs, Worths &worths) const
{
    int taken = m_scrollsNow;
    int left = m_scrollsLeft;
    int maybe = 0; // chance that one more is taken this turn
    bool returns = false; // all discs go back to square 0
    for (const int scroll : {6, 12}) {
        const int bit = scroll == 6 ? scrollOfSix : scrollOfTwelve;
        if ((left & bit) == 0) {
            returns = returns || (scroll == 12 && m_scrollsNow > 0 && (m_scrollsLeft & scrollOfTwelve) == 0);
            continue;
        }
        int missed = certain;
        for (std::size_t squire = 0; squire < static_cast<std::size_t>(m_squires); ++squire) {
            const int reach = discs.progress[squire] >= scroll
                ? certain
                : m_odds->kingsReach(scroll - discs.progress[squire], m_toCome[squire]);
            missed = missed * (certain - reach) / certain;
        }
        maybe += certain - missed;
        if (missed == 0) {
            ++taken;
            maybe -= certain;
            returns = returns || scroll == 12;
        }
    }
    for (std::size_t squire = 0; squire < static_cast<std::size_t>(m_squires); ++squire) {
        const int square = discs.progress[squire];
        const int now = m_odds->scrollCoat(square, m_toCome[squire]);
        worths[squire] += taken * now + maybe * now / certain;
        if (m_turnsAfter > 0) {
            const int later = m_odds->scrollCoat(returns ? 0 : square, m_cardsPerTurn * std::min(m_turnsAfter, 2));
            worths[squire] += later * std::min(m_turnsAfter, 3) * m_odds->tuning.scrollTurn / 100;
        }
    }
}

} // namespace academy::players

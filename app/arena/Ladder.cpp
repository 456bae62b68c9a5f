// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Ladder.h"

#include "Console.h"

#include <QJsonArray>

#include <algorithm>
#include <atomic>
#include <bit>
#include <thread>
#include <utility>

namespace academy::arena
{

namespace
{

/// Parts of the ladder's seed, for each deal.
constexpr std::uint64_t partOfDeal = 0;
constexpr std::uint64_t partOfSeating = 1;
constexpr std::uint64_t partOfPlayers = 2;

/// All choices of so many of the numbers 0.., each in ascending order.
std::vector<std::vector<std::size_t>> choices(std::size_t from, std::size_t count)
{
    std::vector<std::vector<std::size_t>> all;
    std::vector<bool> chosen(from, false);
    std::fill_n(chosen.begin(), count, true);
    do {
        std::vector<std::size_t> one;
        for (std::size_t number = 0; number < from; ++number) {
            if (chosen[number]) {
                one.push_back(number);
            }
        }
        all.push_back(one);
    } while (std::prev_permutation(chosen.begin(), chosen.end()));
    return all;
}

} // namespace

Ladder::Ladder(LadderPlan plan)
    : m_plan(std::move(plan))
{
    schedule();
}

void Ladder::schedule()
{
    for (std::uint64_t deal = 0; m_pairings.size() < static_cast<std::size_t>(m_plan.games); ++deal) {
        const std::uint64_t seed = seedOfPart(m_plan.seed, deal);
        scheduleDeal(seed, optionsOf(m_plan.setup, seedOfPart(seed, partOfDeal)).players());
    }
    m_outcomes.resize(m_pairings.size());
}

void Ladder::scheduleDeal(std::uint64_t deal, int seats)
{
    const std::size_t named = m_plan.setup.contestants.size();
    const auto places = static_cast<std::size_t>(seats);
    rules::Random random(seedOfPart(deal, partOfSeating));
    for (std::vector<std::size_t> table : choices(named, std::min(named, places))) {
        table.resize(places, named - 1);
        // Who sits next to whom is drawn for each deal, then everybody moves round the table.
        for (std::size_t left = places; left > 1; --left) {
            std::swap(table[left - 1], table[static_cast<std::size_t>(random.below(static_cast<int>(left)))]);
        }
        for (std::size_t rotation = 0; rotation < places; ++rotation) {
            m_pairings.push_back({.deal = deal, .seats = table});
            std::rotate(table.begin(), table.begin() + 1, table.end());
        }
    }
}

void Ladder::play()
{
    std::atomic<std::size_t> next = 0;
    const auto work = [this, &next] {
        for (std::size_t game = next++; game < m_pairings.size(); game = next++) {
            playOne(game);
        }
    };
    {
        std::vector<std::jthread> helpers;
        for (int job = 1; job < m_plan.jobs; ++job) {
            helpers.emplace_back(work);
        }
        work();
    }
    for (std::size_t game = 0; game < m_pairings.size(); ++game) {
        add(m_pairings[game], m_outcomes[game]);
    }
    rate();
}

void Ladder::playOne(std::size_t game)
{
    const Pairing &pairing = m_pairings[game];
    Setup setup = m_plan.setup;
    setup.contestants.clear();
    for (const std::size_t contestant : pairing.seats) {
        setup.contestants.push_back(m_plan.setup.contestants[contestant]);
    }
    Match match = playMatch(setup,
                            {.seed = seedOfPart(pairing.deal, partOfDeal),
                             .playersSeed = seedOfPart(seedOfPart(pairing.deal, partOfPlayers), game),
                             .pace = m_plan.pace,
                             .created = {}});
    m_outcomes[game] = {match.result, match.forfeit, std::move(match.thinking)};
    if (const std::optional<Forfeit> &forfeit = match.forfeit) {
        complain(QStringLiteral("game %1: player %2 (%3) has lost: %4")
                     .arg(game + 1)
                     .arg(forfeit->player + 1)
                     .arg(setup.contestantFor(forfeit->player).text, forfeit->why));
    }
}

std::size_t Ladder::rowFor(const QString &player)
{
    const auto found = std::ranges::find(m_rows, player, &Row::player);
    if (found != m_rows.end()) {
        return static_cast<std::size_t>(found - m_rows.begin());
    }
    m_rows.push_back({.player = player});
    return m_rows.size() - 1;
}

void Ladder::add(const Pairing &pairing, const Outcome &outcome)
{
    std::vector<std::size_t> players;
    std::vector<double> victories;
    const double part = 1.0 / std::popcount(outcome.result.winners);
    for (std::size_t seat = 0; seat < pairing.seats.size(); ++seat) {
        players.push_back(rowFor(m_plan.setup.contestants[pairing.seats[seat]].text));
        victories.push_back(((outcome.result.winners >> seat) & 1) != 0 ? part : 0.0);
        Row &row = m_rows[players.back()];
        ++row.games;
        row.victories += victories.back();
        row.nanoseconds += outcome.thinking[seat].nanoseconds;
        row.decisions += outcome.thinking[seat].decisions;
        row.forfeits += outcome.forfeit && outcome.forfeit->player == static_cast<int>(seat) ? 1 : 0;
    }
    m_ratings.add(players, victories);
}

void Ladder::rate()
{
    const std::vector<double> elo = m_ratings.elo(m_rows.size());
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        m_rows[row].elo = elo[row];
    }
    std::ranges::stable_sort(m_rows, std::ranges::greater{}, &Row::elo);
}

std::vector<int> Ladder::seats() const
{
    std::vector<int> seats;
    seats.reserve(m_pairings.size());
    for (const Pairing &pairing : m_pairings) {
        seats.push_back(static_cast<int>(pairing.seats.size()));
    }
    return seats;
}

QString Ladder::table() const
{
    QString text = QStringLiteral("player               games   share   95 % interval    Elo  ms/decision\n");
    for (const Row &row : m_rows) {
        const double share = row.share();
        const Interval within = interval(share, row.games);
        text += QStringLiteral("%1 %2 %3 %   %4 – %5 % %6 %7")
                    .arg(row.player, -18)
                    .arg(row.games, 7)
                    .arg(share * 100, 5, 'f', 1)
                    .arg(within.low * 100, 4, 'f', 1)
                    .arg(within.high * 100, 4, 'f', 1)
                    .arg(row.elo, 6, 'f', 0)
                    .arg(row.milliseconds(), 12, 'f', 3);
        text += row.forfeits > 0 ? QStringLiteral("  %1 forfeited\n").arg(row.forfeits) : QStringLiteral("\n");
    }
    return text;
}

QJsonObject Ladder::json() const
{
    QJsonArray standings;
    for (const Row &row : m_rows) {
        const double share = row.share();
        const Interval within = interval(share, row.games);
        standings.append(QJsonObject{
            {QStringLiteral("player"), row.player},
            {QStringLiteral("games"), row.games},
            {QStringLiteral("share"), share},
            {QStringLiteral("low"), within.low},
            {QStringLiteral("high"), within.high},
            {QStringLiteral("elo"), row.elo},
            {QStringLiteral("msPerDecision"), row.milliseconds()},
            {QStringLiteral("forfeits"), row.forfeits},
        });
    }
    return {{QStringLiteral("games"), static_cast<int>(m_pairings.size())},
            {QStringLiteral("seed"), QStringLiteral("0x%1").arg(m_plan.seed, 16, 16, QLatin1Char('0'))},
            {QStringLiteral("standings"), standings}};
}

} // namespace academy::arena

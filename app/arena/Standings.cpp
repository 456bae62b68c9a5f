// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Standings.h"

#include "Contestant.h"

#include <QJsonArray>

#include <algorithm>
#include <bit>

namespace academy::arena
{

namespace
{

QString row(const QString &seat, const QString &level, const Tally &tally)
{
    return QStringLiteral("%1  %2 %3 %4 %5 % %6 %7 %8\n")
        .arg(seat, -4)
        .arg(level, -10)
        .arg(tally.games, 8)
        .arg(tally.victories, 10, 'f', 1)
        .arg(tally.share() * 100, 6, 'f', 1)
        .arg(tally.mean(), 8, 'f', 2)
        .arg(tally.least, 6)
        .arg(tally.most, 6);
}

QJsonObject object(const QString &level, const Tally &tally)
{
    return {
        {QStringLiteral("player"), level},
        {QStringLiteral("games"), tally.games},
        {QStringLiteral("victories"), tally.victories},
        {QStringLiteral("winShare"), tally.share()},
        {QStringLiteral("points"), tally.mean()},
        {QStringLiteral("leastPoints"), tally.least},
        {QStringLiteral("mostPoints"), tally.most},
    };
}

} // namespace

void Tally::add(double victory, int score)
{
    ++games;
    victories += victory;
    points += score;
    least = std::min(least, score);
    most = std::max(most, score);
}

void Standings::add(const record::Record &record, const rules::Result &result)
{
    const double part = 1.0 / std::popcount(result.winners);
    for (int player = 0; player < record.options.players(); ++player) {
        const auto position = static_cast<std::size_t>(player);
        const double victory = (result.winners >> player & 1) != 0 ? part : 0;
        const QString contestant = contestantOf(record.players[position]);
        m_seats[{player + 1, contestant}].add(victory, result.scores[position]);
        m_levels[contestant].add(victory, result.scores[position]);
    }
}

QString Standings::table() const
{
    QString text = QStringLiteral("seat  player        games  victories    share   points  least   most\n");
    for (const auto &[seat, tally] : m_seats) {
        text += row(QString::number(seat.first), seat.second, tally);
    }
    if (m_levels.size() > 1) {
        for (const auto &[level, tally] : m_levels) {
            text += row(QStringLiteral("all"), level, tally);
        }
    }
    return text;
}

QJsonObject Standings::json() const
{
    QJsonArray seats;
    for (const auto &[seat, tally] : m_seats) {
        QJsonObject one = object(seat.second, tally);
        one.insert(QStringLiteral("seat"), seat.first);
        seats.append(one);
    }
    QJsonArray levels;
    for (const auto &[level, tally] : m_levels) {
        levels.append(object(level, tally));
    }
    return {{QStringLiteral("seats"), seats}, {QStringLiteral("players"), levels}};
}

} // namespace academy::arena

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "statistics/FinishedGames.h"

#include "names/Names.h"
#include "names/PlayerNames.h"
#include "rows/Source.h"
#include "words/RuleTexts.h"

#include <QLocale>

#include <algorithm>
#include <bit>
#include <cstdlib>

namespace academy::model
{

std::span<const RowsModel::Role> FinishedGames::roles()
{
    static constexpr std::array all{
        role<&FinishedGameRow::game, FinishedGameRow>("game"),
        role<&FinishedGameRow::section, FinishedGameRow>("section"),
        role<&FinishedGameRow::title, FinishedGameRow>("title"),
        role<&FinishedGameRow::others, FinishedGameRow>("others"),
        role<&FinishedGameRow::when, FinishedGameRow>("when"),
        role<&FinishedGameRow::tinctures, FinishedGameRow>("tinctures"),
        role<&FinishedGameRow::won, FinishedGameRow>("won"),
        role<&FinishedGameRow::spoken, FinishedGameRow>("spoken"),
    };
    return all;
}

FinishedGames::FinishedGames(QObject *parent)
    : RowsModel(roles(), parent)
{
}

void FinishedGames::setStatistics(Statistics *statistics)
{
    if (!takeSource(m_statistics, statistics, *this)) {
        return;
    }
    if (m_statistics) {
        connect(m_statistics, &Statistics::changed, this, &FinishedGames::take);
        connect(m_statistics, &Statistics::retranslated, this, &FinishedGames::sayAgain);
    }
    take();
    Q_EMIT statisticsChanged();
}

void FinishedGames::setPerson(const QString &person)
{
    if (person != m_person) {
        m_person = person;
        take();
        Q_EMIT personChanged();
    }
}

// Rows that stay keep their places: a list of them stands where it stood.
void FinishedGames::take()
{
    std::vector<FinishedGame> games;
    if (m_statistics) {
        for (const FinishedGame &game : m_statistics->ledger().games) {
            if (m_person.isEmpty() || playerIn(game, m_person) != nullptr) {
                games.push_back(game);
            }
        }
    }
    std::ranges::reverse(games);
    const auto same = [](const FinishedGame &one, const FinishedGame &other) { return one.identity == other.identity; };
    const auto first = static_cast<int>(std::ranges::mismatch(m_games, games, same).in1 - m_games.begin());
    const auto most = static_cast<int>(std::min(m_games.size(), games.size())) - first;
    int last = 0; // so many stay at the end
    while (last < most && same(*(m_games.end() - 1 - last), *(games.end() - 1 - last))) {
        ++last;
    }
    const int before = static_cast<int>(m_games.size());
    const int now = static_cast<int>(games.size());
    m_made = -1;
    if (before > first + last) {
        beginRemoveRows({}, first, before - last - 1);
        m_games.erase(m_games.begin() + first, m_games.end() - last);
        endRemoveRows();
    }
    if (now > first + last) {
        beginInsertRows({}, first, now - last - 1);
        m_games = std::move(games);
        endInsertRows();
    } else {
        m_games = std::move(games);
    }
    if (before != now) {
        Q_EMIT countChanged();
    }
    sayAgain();
}

void FinishedGames::sayAgain()
{
    m_made = -1;
    if (!m_games.empty()) {
        Q_EMIT dataChanged(index(0), index(static_cast<int>(m_games.size()) - 1));
    }
}

QString FinishedGames::nameOf(const FinishedPlayer &player)
{
    //: In the results: a player whose results were deleted, but not those of the others in the same game.
    return player.name.isEmpty() ? tr("Deleted player") : PlayerNames::shown(player.name);
}

QString FinishedGames::winnersOf(const FinishedGame &game)
{
    QStringList names;
    for (const FinishedPlayer &player : game.players) {
        if (player.won) {
            names.append(nameOf(player));
        }
    }
    return Names::list(names);
}

QString FinishedGames::pointsText(int points)
{
    return Names::points(points).remove(u'+');
}

QString FinishedGames::dayOf(const FinishedGame &game)
{
    return Names::day(game.finished.toLocalTime().date());
}

FinishedGameRow FinishedGames::rowOf(const FinishedGame &game) const
{
    FinishedGameRow row{.game = game.identity,
                        .section = QLocale().toString(game.finished.toLocalTime().date(), QStringLiteral("MMMM yyyy")),
                        .when = dayOf(game)};
    row.section.front() = row.section.front().toUpper();
    const FinishedPlayer *own = m_person.isEmpty() ? nullptr : playerIn(game, m_person);
    QStringList others;
    int points = 0; // of the winners
    for (const FinishedPlayer *player : game.ranked()) {
        if (own != nullptr ? player != own : !player->won) {
            //: In the list of finished games: %1 is a player who has not won, %2 the points, "Yvain: 31"
            QString text = tr("%1: %2", "player and points").replace(u' ', QChar::Nbsp); // they stay on one line
            others.append(text.arg(nameOf(*player), pointsText(player->points)));
        }
        if (own != nullptr ? player == own : player->won) {
            points = player->points;
            for (const rules::Color color : player->colors) {
                row.tinctures.append(static_cast<int>(color));
            }
        }
    }
    if (own != nullptr) {
        row.won = own->won;
        //: In the list of one person’s games: %1 is the place, "2nd", %2 the number of players, %3 the points.
        row.title = tr("%1 of %2: %3 point(s)", nullptr, std::abs(points))
                        .arg(Names::ordinal(own->place), Names::number(static_cast<int>(game.players.size())),
                             pointsText(points));
    } else {
        //: In the list of finished games: %1 is whoever has won, %2 the points.
        row.title = tr("%1: %2 point(s)", nullptr, std::abs(points)).arg(winnersOf(game), pointsText(points));
    }
    QStringList kind;
    if (game.options.mode != rules::Mode::Standard) {
        kind.append(RuleTexts::mode(game.options.mode).name);
    }
    if (game.options.variations != 0) {
        //: How many variations a game was played with, in the list of finished games.
        kind.append(tr("%n variation(s)", nullptr, std::popcount(game.options.variations)));
    }
    row.others = others.join(QStringLiteral(", "));
    if (!kind.isEmpty()) {
        row.others += (row.others.isEmpty() ? QString() : QStringLiteral(" · ")) + kind.join(QStringLiteral(", "));
    }
    const QString what = own != nullptr ? row.title
                                        //: Spoken: a finished game: %1 is who has won and the points, "Ana: 36 points".
                                        : tr("Won by %1").arg(row.title);
    //: Spoken: a finished game: %1 is when, %2 who has won, %3 the others with their points.
    row.spoken = tr("%1. %2. %3.").arg(row.when, what, row.others);
    return row;
}

const FinishedGameRow &FinishedGames::rowAt(int position) const
{
    if (position != m_made) {
        m_row = rowOf(m_games.at(static_cast<std::size_t>(position)));
        m_made = position;
    }
    return m_row;
}

int FinishedGames::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_games.size());
}

} // namespace academy::model

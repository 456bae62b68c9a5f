// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "pages/Statistics.h"

#include "names/PlayerName.h"

#include "names/Names.h"
#include "names/PlayerNames.h"

#include "rules/Actors.h"
#include "rules/Game.h"

#include <QLocale>
#include <QSettings>

#include <algorithm>

namespace academy::model
{

namespace
{

// Keys in the store; never translated, never renamed.
constexpr QLatin1StringView listKey("statistics");
constexpr QLatin1StringView nameKey("name");
constexpr QLatin1StringView gamesKey("games");
constexpr QLatin1StringView victoriesKey("victories");
constexpr QLatin1StringView bestKey("best");
constexpr QLatin1StringView pointsKey("points");
constexpr QLatin1StringView takenBackKey("takenBack");

// What was written by hand may be anything; nobody plays more, nor for more.
constexpr int mostPeople = 500;
constexpr int mostGames = 1'000'000;
constexpr int mostPoints = 1000;

QList<StatisticsRow> stored()
{
    QSettings store;
    QList<StatisticsRow> rows;
    const int count = std::min(store.beginReadArray(listKey), mostPeople);
    for (int position = 0; position < count; ++position) {
        store.setArrayIndex(position);
        const auto number = [&store](QLatin1StringView key, int least, int most) {
            return std::clamp(store.value(key).toInt(), least, most);
        };
        StatisticsRow row{.key = PlayerNames::stored(shownName(store.value(nameKey).toString())),
                          .games = number(gamesKey, 0, mostGames)};
        row.victories = number(victoriesKey, 0, row.games);
        row.takenBack = number(takenBackKey, 0, row.games);
        row.best = number(bestKey, -mostPoints, mostPoints);
        row.points = number(pointsKey, -mostPoints * row.games, mostPoints * row.games);
        if (row.key.isEmpty() || row.games <= 0) {
            continue;
        }
        const auto same = std::ranges::find(rows, row.key, &StatisticsRow::key);
        if (same == rows.end()) {
            rows.append(row);
        } else { // somebody without a name, counted in two languages
            same->games += row.games;
            same->victories += row.victories;
            same->best = std::max(same->best, row.best);
            same->points += row.points;
            same->takenBack += row.takenBack;
        }
    }
    store.endArray();
    return rows;
}

void store(const QList<StatisticsRow> &rows)
{
    QSettings store;
    store.remove(listKey);
    store.beginWriteArray(listKey, static_cast<int>(rows.size()));
    for (int position = 0; position < rows.size(); ++position) {
        const StatisticsRow &row = rows.at(position);
        store.setArrayIndex(position);
        store.setValue(nameKey, row.key);
        store.setValue(gamesKey, row.games);
        store.setValue(victoriesKey, row.victories);
        store.setValue(bestKey, row.best);
        store.setValue(pointsKey, row.points);
        store.setValue(takenBackKey, row.takenBack);
    }
    store.endArray();
}

} // namespace

std::span<const RowsModel::Role> Statistics::roles()
{
    static constexpr std::array all{
        role<&StatisticsRow::name, StatisticsRow>("name"),
        role<&StatisticsRow::games, StatisticsRow>("games"),
        role<&StatisticsRow::victories, StatisticsRow>("victories"),
        role<&StatisticsRow::best, StatisticsRow>("best"),
        role<&StatisticsRow::averageText, StatisticsRow>("averageText"),
        role<&StatisticsRow::sentence, StatisticsRow>("sentence"),
        role<&StatisticsRow::spoken, StatisticsRow>("spoken"),
    };
    return all;
}

Statistics::Statistics(QObject *parent)
    : RowsModel(roles(), parent)
{
    refresh();
}

void Statistics::add(const Match &match, const People &people)
{
    const rules::Result result = rules::result(match.state());
    QList<StatisticsRow> rows = stored();
    for (int player = 0; player < people.players(); ++player) {
        if (!people.isHuman(player)) {
            continue;
        }
        const QString key =
            PlayerNames::stored(shownName(match.record().players[static_cast<std::size_t>(player)].name));
        auto row = std::ranges::find(rows, key, &StatisticsRow::key);
        if (row == rows.end()) {
            rows.append({.key = key});
            row = rows.end() - 1;
        }
        const int points = result.scores[static_cast<std::size_t>(player)];
        row->best = row->games == 0 ? points : std::max(row->best, points);
        row->points += points;
        row->games = std::min(row->games + 1, mostGames);
        row->victories += rules::isIn(result.winners, player) ? 1 : 0;
        row->takenBack += match.hasTakeBacks() ? 1 : 0;
    }
    store(rows);
}

void Statistics::refresh()
{
    QList<StatisticsRow> rows = stored();
    for (StatisticsRow &row : rows) {
        row.name = PlayerNames::shown(row.key);
    }
    std::ranges::stable_sort(rows, [](const StatisticsRow &a, const StatisticsRow &b) {
        return std::tuple(-a.victories, a.games, a.name) < std::tuple(-b.victories, b.games, b.name);
    });
    for (StatisticsRow &row : rows) {
        row.averageText = QLocale().toString(static_cast<double>(row.points) / row.games, 'f', 1);
        //: How many games a person has played, within "3 games, 1 victory".
        const QString games = tr("%n game(s)", nullptr, row.games);
        //: How many games a person has won, within "3 games, 1 victory".
        const QString victories = tr("%n victory(s)", nullptr, row.victories);
        row.sentence = games + QStringLiteral(", ") + victories;
        if (row.takenBack > 0) {
            //: In how many of a person’s games decisions were taken back, within "3 games, 1 victory, 1 with take-backs".
            row.sentence += QStringLiteral(", ") + tr("%n with undo", nullptr, row.takenBack);
        }
        //: Spoken: %1 is a person, %2 "3 games, 1 victory", %3 the most points in a game, %4 the points on average.
        row.spoken = tr("%1: %2, %3 points at best, %4 on average.")
                         .arg(row.name, row.sentence, Names::number(row.best), row.averageText);
    }
    show(m_rows, rows);
    const bool anybody = !m_rows.isEmpty() && m_rows.constFirst().victories > 0;
    //: On the first page: %1 is whoever has won most often, %n how often.
    const QString headline = anybody
        ? tr("%1 has been knighted %n time(s)", nullptr, m_rows.constFirst().victories).arg(m_rows.constFirst().name)
        : QString();
    if (headline != m_headline) {
        m_headline = headline;
        Q_EMIT headlineChanged();
    }
}

void Statistics::forget()
{
    store({});
    refresh();
}

int Statistics::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

const void *Statistics::row(int position) const
{
    return &m_rows.at(position);
}

} // namespace academy::model

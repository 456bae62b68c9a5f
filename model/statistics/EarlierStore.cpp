// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "statistics/EarlierStore.h"

#include "names/PlayerName.h"
#include "names/PlayerNames.h"

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

// What was written by hand may be anything.
constexpr int mostPeople = 500;

} // namespace

std::vector<EarlierGames> storedEarlierGames()
{
    QSettings store;
    std::vector<EarlierGames> people;
    const int count = std::min(store.beginReadArray(listKey), mostPeople);
    for (int position = 0; position < count; ++position) {
        store.setArrayIndex(position);
        const auto number = [&store](QLatin1StringView key, int least, int most) {
            return std::clamp(store.value(key).toInt(), least, most);
        };
        EarlierGames person{.name = PlayerNames::stored(shownName(store.value(nameKey).toString())),
                            .games = number(gamesKey, 0, mostEarlierGames)};
        person.victories = number(victoriesKey, 0, person.games);
        person.undone = number(takenBackKey, 0, person.games);
        person.best = number(bestKey, -mostPoints, mostPoints);
        person.points = number(pointsKey, -mostPoints * person.games, mostPoints * person.games);
        if (person.name.isEmpty() || person.games <= 0) {
            continue;
        }
        const auto same = std::ranges::find(people, person.name, &EarlierGames::name);
        if (same == people.end()) {
            people.push_back(person);
        } else { // somebody without a name, counted in two languages
            const int most = mostEarlierGames - same->games;
            same->games += std::min(person.games, most);
            same->victories = std::min(same->victories + person.victories, same->games);
            same->best = std::max(same->best, person.best);
            same->points =
                std::clamp(same->points + person.points, -mostPoints * same->games, mostPoints * same->games);
            same->undone = std::min(same->undone + person.undone, same->games);
        }
    }
    store.endArray();
    return people;
}

History takeOverEarlier(const QString &path)
{
    const std::vector<EarlierGames> stored = storedEarlierGames();
    if (stored.empty()) {
        return readHistory(path);
    }
    History history = changeHistory(path, [&stored](std::vector<HistoryLine> &lines) {
        // Somebody's earlier games are there when the program was ended between the two.
        bool changed = false;
        for (const EarlierGames &person : stored) {
            if (findEarlier(lines, person.name) == lines.end()) {
                lines.push_back(lineOf(person));
                changed = true;
            }
        }
        return changed;
    });
    if (history.isKept()) {
        QSettings().remove(listKey);
    }
    return history;
}

} // namespace academy::model

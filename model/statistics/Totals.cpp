// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "statistics/Totals.h"

#include "rows/StoredNames.h"

#include "players/Player.h"
#include "rules/RuleSet.h"

#include <QHash>

#include <algorithm>

namespace academy::model
{

namespace
{

void count(WonOf &kind, bool won)
{
    ++kind.games;
    kind.victories += won ? 1 : 0;
}

void countBoards(PersonTotals &person, const FinishedGame &game, const FinishedPlayer &player)
{
    const rules::RuleSet &rules = rules::ruleSet(game.options);
    for (const rules::Board board : rules.boards()) {
        if (rules[board].movesDiscs()) { // which gives none
            continue;
        }
        const auto number = static_cast<std::size_t>(board);
        const int points = player.byBoard[number];
        person.boardBest[number] = person.boardGames[number] == 0 ? points : std::max(person.boardBest[number], points);
        person.boardPoints[number] += points;
        ++person.boardGames[number];
    }
}

void count(PersonTotals &person, const FinishedGame &game, const FinishedPlayer &player)
{
    person.best = person.all.games == 0 ? player.points : std::max(person.best, player.points);
    person.points += player.points;
    person.undone += game.undone ? 1 : 0;
    count(person.all, player.won);
    count(person.byMode[static_cast<std::size_t>(game.options.mode)], player.won);
    if (const int level = strongestLevel(game); level >= 0) {
        count(person.byLevel[static_cast<std::size_t>(level)], player.won);
    } else if (std::ranges::all_of(game.players, &FinishedPlayer::human)) {
        count(person.amongPeople, player.won);
    }
    countBoards(person, game, player);
    if (!player.colors.empty()) {
        person.color = player.colors.front();
    }
    person.games.push_back(&game);
}

} // namespace

int levelNumber(const QString &level)
{
    return stored::positionOf(level, players::levelNames()).value_or(-1);
}

const FinishedPlayer *playerIn(const FinishedGame &game, const QString &name)
{
    const auto found = std::ranges::find_if(
        game.players, [&name](const FinishedPlayer &player) { return player.counts() && player.name == name; });
    return found == game.players.end() ? nullptr : &*found;
}

int strongestLevel(const FinishedGame &game)
{
    int strongest = -1;
    for (const FinishedPlayer &player : game.players) {
        if (!player.human) {
            strongest = std::max(strongest, levelNumber(player.level));
        }
    }
    return strongest;
}

std::vector<PersonTotals> totalsOf(const Ledger &ledger)
{
    std::vector<PersonTotals> people;
    QHash<QString, std::size_t> places;
    const auto personOf = [&](const QString &name) -> PersonTotals & {
        const auto known = places.constFind(name);
        if (known != places.constEnd()) {
            return people[*known];
        }
        places.insert(name, people.size());
        PersonTotals &person = people.emplace_back();
        person.name = name;
        person.byLevel.resize(players::levelNames().size());
        return person;
    };
    for (const EarlierGames &earlier : ledger.earlier) {
        PersonTotals &person = personOf(earlier.name);
        person.all = {.games = earlier.games, .victories = earlier.victories};
        person.best = earlier.best;
        person.points = earlier.points;
        person.undone = earlier.undone;
        person.earlier = earlier.games;
    }
    for (const FinishedGame &game : ledger.games) {
        for (const FinishedPlayer &player : game.players) {
            if (player.counts()) {
                count(personOf(player.name), game, player);
            }
        }
    }
    std::ranges::stable_sort(people, {}, [](const PersonTotals &person) {
        return std::tuple(-person.all.victories, person.all.games, -person.points, person.name);
    });
    return people;
}

} // namespace academy::model

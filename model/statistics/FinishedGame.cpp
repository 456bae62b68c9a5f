// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "statistics/FinishedGame.h"

#include "names/PlayerName.h"
#include "names/PlayerNames.h"
#include "words/Results.h"

#include "record/Entry.h"
#include "rules/Actors.h"
#include "rules/Game.h"

#include <QCryptographicHash>
#include <QTimeZone>

#include <algorithm>

namespace academy::model
{

namespace
{

constexpr qsizetype identityLetters = 32;

// What is agreed and dealt before anybody has decided. A copy of a saved game has the same, and so has one that goes on
// elsewhere; a new game with the same people has other cards.
QString identityOf(const record::Record &record)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(record.created.toUtf8() + '\n' + record.seed.toUtf8() + '\n' + record::optionsToJson(record) + '\n');
    if (!record.entries.empty()) {
        hash.addData(record::toJson(record.entries.front()));
    }
    return QString::fromLatin1(hash.result().toHex().first(identityLetters));
}

} // namespace

bool FinishedGame::counts() const
{
    return std::ranges::any_of(players, &FinishedPlayer::counts);
}

std::vector<const FinishedPlayer *> FinishedGame::ranked() const
{
    std::vector<const FinishedPlayer *> ranked;
    ranked.reserve(players.size());
    for (const FinishedPlayer &player : players) {
        ranked.push_back(&player);
    }
    std::ranges::stable_sort(ranked, {}, &FinishedPlayer::place);
    return ranked;
}

void addTo(EarlierGames &earlier, const FinishedPlayer &player, bool undone)
{
    earlier.best = earlier.games == 0 ? player.points : std::max(earlier.best, player.points);
    earlier.games = std::min(earlier.games + 1, mostEarlierGames);
    earlier.victories += player.won ? 1 : 0;
    earlier.points += player.points;
    earlier.undone += undone ? 1 : 0;
}

FinishedGame finishedGame(const Match &match, const People &people, const QDateTime &now)
{
    const record::Record &record = match.record();
    const rules::Result result = rules::result(match.state());
    FinishedGame game{.identity = identityOf(record),
                      .finished = QDateTime::fromSecsSinceEpoch(now.toSecsSinceEpoch(), QTimeZone::UTC),
                      .options = record.options,
                      .undone = match.hasTakeBacks()};
    for (int number = 0; number < record.options.players(); ++number) {
        const record::Player &player = record.players[static_cast<std::size_t>(number)];
        game.players.push_back({.name = PlayerNames::stored(shownName(player.name)),
                                .human = people.isHuman(number),
                                .level = people.isHuman(number) ? QString() : people.level(number),
                                .won = rules::isIn(result.winners, number),
                                .points = result.scores[static_cast<std::size_t>(number)]});
    }
    for (const ResultRow &row : Results::rows(match, people)) {
        if (row.player < 0) {
            continue;
        }
        FinishedPlayer &player = game.players[static_cast<std::size_t>(row.player)];
        player.colors.push_back(record.options.colors[static_cast<std::size_t>(row.seat)]);
        for (qsizetype board = 0; board < std::min<qsizetype>(row.byBoard.size(), rules::boardCount); ++board) {
            player.byBoard[static_cast<std::size_t>(board)] += row.byBoard[board];
        }
    }
    for (FinishedPlayer &player : game.players) {
        // Whoever has as many points as the winner comes after them all the same.
        const auto before = std::ranges::count_if(game.players, [&player](const FinishedPlayer &other) {
            return other.points > player.points || (other.won && !player.won && other.points == player.points);
        });
        player.place = 1 + static_cast<int>(before);
        std::ranges::sort(player.colors);
    }
    return game;
}

} // namespace academy::model

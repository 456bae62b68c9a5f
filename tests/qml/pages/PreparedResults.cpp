// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "PreparedResults.h"

#include <QTimeZone>

using namespace academy::model;

PreparedResults::PreparedResults(QObject *parent)
    : QObject(parent)
    , m_statistics(
          new Statistics(Worker::Threads::None, m_folder.filePath(QStringLiteral("finished-games.jsonl")), this))
{
}

void PreparedResults::play(const QString &level, int games, int won)
{
    for (int number = 0; number < games; ++number) {
        const bool victory = number < won;
        FinishedGame game{.identity = QStringLiteral("%1").arg(++m_games, 8, 16, QLatin1Char('0')),
                          .finished = QDateTime(QDate(2026, 1, 1), QTime(12, 0), QTimeZone::UTC).addDays(m_games)};
        game.players = {
            {.name = QStringLiteral("player-1"), .human = true, .place = victory ? 1 : 3, .won = victory, .points = 30},
            {.name = QStringLiteral("Enide"), .level = level, .place = victory ? 2 : 1, .won = !victory, .points = 30},
            {.name = QStringLiteral("Perceval"), .level = level, .place = victory ? 3 : 2, .points = 30}};
        for (std::size_t player = 0; player < game.players.size(); ++player) {
            game.players[player].colors = {game.options.colors[player]};
        }
        m_statistics->add(game);
    }
}

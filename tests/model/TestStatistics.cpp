// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "TestStatistics.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTimeZone>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>

namespace academy::model
{

namespace
{

QString filled(const QString &path, const std::vector<FinishedGame> &games, const std::vector<EarlierGames> &earlier)
{
    if (!games.empty() || !earlier.empty()) {
        const History history = changeHistory(path, [&](std::vector<HistoryLine> &lines) {
            for (const EarlierGames &one : earlier) {
                lines.push_back(lineOf(one));
            }
            for (const FinishedGame &one : games) {
                lines.push_back(lineOf(one));
            }
            return true;
        });
        REQUIRE(history.trouble == HistoryTrouble::None);
    }
    return path;
}

} // namespace

QString identity(int day)
{
    return QStringLiteral("%1").arg(day, 8, 16, QLatin1Char('0'));
}

FinishedGame game(int day, std::initializer_list<Fared> players)
{
    FinishedGame game{.identity = identity(day),
                      .finished = QDateTime(QDate(2026, 1, 1), QTime(12, 0), QTimeZone::UTC).addDays(day - 1),
                      .options = rules::Options::of(players.size() < 3 ? rules::Mode::Karadoc : rules::Mode::Standard,
                                                    std::max(3, static_cast<int>(players.size())))};
    const QStringList computers{QStringLiteral("Yvain"), QStringLiteral("Enide"), QStringLiteral("Perceval")};
    int best = -mostPoints;
    for (const auto &[name, points] : players) {
        best = std::max(best, points);
    }
    int number = 0;
    int computer = 0;
    bool won = false;
    for (const auto &[name, points] : players) {
        FinishedPlayer player{.name = name != nullptr ? QString::fromUtf8(name) : computers.at(computer++),
                              .human = name != nullptr,
                              .level = name != nullptr ? QString() : QStringLiteral("page"),
                              .colors = {game.options.colors[static_cast<std::size_t>(number++)]},
                              .won = !won && points == best,
                              .points = points};
        won = won || player.won;
        player.byBoard[static_cast<std::size_t>(rules::Board::Jousts)] = points + 1;
        player.byBoard[static_cast<std::size_t>(rules::Board::Education)] = -1;
        game.players.push_back(player);
    }
    for (FinishedPlayer &player : game.players) {
        player.place =
            1 + static_cast<int>(std::ranges::count_if(game.players, [&player](const FinishedPlayer &other) {
                return other.points > player.points || (other.won && !player.won && other.points == player.points);
            }));
    }
    return game;
}

TestStatistics::TestStatistics(const std::vector<FinishedGame> &games, const std::vector<EarlierGames> &earlier)
    : statistics(Worker::Threads::None, filled(path(), games, earlier))
{
}

QByteArray TestStatistics::text() const
{
    QFile file(path());
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void TestStatistics::write(const QByteArray &text) const
{
    REQUIRE(QDir().mkpath(QFileInfo(path()).absolutePath()));
    QFile file(path());
    REQUIRE(file.open(QIODevice::WriteOnly));
    REQUIRE(file.write(text) == text.size());
}

} // namespace academy::model

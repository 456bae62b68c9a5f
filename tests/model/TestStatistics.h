// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "statistics/Statistics.h"

#include <QTemporaryDir>

#include <initializer_list>
#include <utility>
#include <vector>

/// Statistics for tests: no threads, in a file that goes away.
namespace academy::model
{

/// Who has played, and with how many points; computers have no name.
using Fared = std::pair<const char *, int>;

[[nodiscard]] QString identity(int day);
/// A game that was finished that many days after the beginning of 2026, with one point more than all from Jousts, one fewer from
/// Education. The first of those with the most points has won.
[[nodiscard]] FinishedGame game(int day, std::initializer_list<Fared> players);

class TestStatistics
{
public:
    explicit TestStatistics(const std::vector<FinishedGame> &games = {}, const std::vector<EarlierGames> &earlier = {});

    [[nodiscard]] QString path() const { return m_folder.filePath(QStringLiteral("data/finished-games.jsonl")); }
    /// What the file holds.
    [[nodiscard]] QByteArray text() const;
    void write(const QByteArray &text) const;
    /// Those that another program would read now.
    [[nodiscard]] Statistics again() const { return Statistics(Worker::Threads::None, path()); }

private:
    QTemporaryDir m_folder;

public:
    Statistics statistics;
};

} // namespace academy::model

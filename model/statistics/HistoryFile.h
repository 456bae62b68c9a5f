// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "statistics/FinishedGame.h"

#include <QString>

#include <functional>
#include <vector>

/// The file of the history: one line of JSON for each game (HISTORY.md). Reading and changing it may take a while, so both are
/// done where nobody waits. Two programs may do so at once: whoever reads or changes holds a lock, and a change begins with what
/// lies there at that moment.
namespace academy::model
{

struct HistoryLine {
    QByteArray text; ///< as it stands in the file, with what only a later version may understand
    HistoryEntry entry;
};

enum class HistoryTrouble {
    None,
    Damaged, ///< at least a line could not be read; the whole file was set aside, and the lines that can be read go on
    Newer, ///< of a later version: it stays as it is, and nothing of it is known
    NoFile, ///< something else lies in its place, or it can neither be read nor set aside: nothing is kept
    CannotWrite, ///< it stays as it was
};

struct History {
    std::vector<HistoryLine> lines; ///< as the file has them now; games in the order in which they were finished
    HistoryTrouble trouble = HistoryTrouble::None;
    QString setAside; ///< where what was damaged is now

    /// What can be changed will be kept.
    [[nodiscard]] bool isKept() const { return trouble == HistoryTrouble::None || trouble == HistoryTrouble::Damaged; }
};

/// Of the lines that this program writes.
inline constexpr int historyVersion = 1;
/// Beyond that it is no history: as many games as it holds at most have 16 MB.
inline constexpr qint64 largestHistory = 16LL << 20U;
/// The oldest ones beyond that are summed up (EarlierGames), so that nobody loses a victory.
inline constexpr int mostGames = 10'000;

[[nodiscard]] HistoryLine lineOf(const FinishedGame &game);
[[nodiscard]] HistoryLine lineOf(const EarlierGames &earlier);

/// The line with that game; the end when there is none.
[[nodiscard]] std::vector<HistoryLine>::iterator findGame(std::vector<HistoryLine> &lines, const QString &identity);
/// The line with somebody's earlier games; the end when there is none.
[[nodiscard]] std::vector<HistoryLine>::iterator findEarlier(std::vector<HistoryLine> &lines, const QString &name);

/// Reads the file. One that is not there is an empty history.
[[nodiscard]] History readHistory(const QString &path);

/// Changes what it holds; false where nothing is to be changed.
using HistoryChange = std::function<bool(std::vector<HistoryLine> &lines)>;

/// Reads the file, lets the lines be changed, and writes them, all of them or none. Games are put in order, each stands there
/// once, and the oldest beyond mostGames are summed up.
[[nodiscard]] History changeHistory(const QString &path, const HistoryChange &change);

} // namespace academy::model

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "statistics/FinishedGame.h"

#include <QCoreApplication>
#include <QLocale>

#include <vector>

/// Finished games as a table for spreadsheets: comma-separated values (RFC 4180), a row for each player of each game, in the
/// language of the moment.
namespace academy::model
{

class GamesTable
{
    Q_DECLARE_TR_FUNCTIONS(GamesTable)

public:
    /// As UTF-8 with the mark by which spreadsheets know it. Where the locale writes a comma into numbers, semicolons separate:
    /// spreadsheets there expect them.
    [[nodiscard]] static QByteArray csv(const std::vector<FinishedGame> &games, const QLocale &locale);
    /// A text as one cell: quoted where it must be, and where a spreadsheet would take it for a formula an apostrophe stands
    /// before it.
    [[nodiscard]] static QString cell(const QString &text, QChar separator);

private:
    [[nodiscard]] static QStringList headings();
    [[nodiscard]] static QStringList cells(const FinishedGame &game, const FinishedPlayer &player);
};

} // namespace academy::model

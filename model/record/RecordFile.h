// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "record/Record.h"

#include <QString>

#include <optional>
#include <variant>

/// Records in files.
namespace academy::record
{

/// A record of a whole game has some thirty thousand bytes; a file beyond this is none.
inline constexpr qint64 largestRecord = 1LL << 20U;

/// Names of records end so, and desktops know them by it. Others are read as well.
inline const QString fileEnding = QStringLiteral(".medieval-academy.json");

/// What a table remembers of seats at other devices lies beside the record, under its name with this added.
inline const QString seatsEnding = QStringLiteral(".seats");

/// What may be read from: a pipe or a device may keep its reader waiting, or never end.
enum class Source { FileOnly, Anything };

/// Reads the file and checks its form.
[[nodiscard]] std::variant<Record, RecordError> readRecordFile(const QString &path, Source source = Source::FileOnly);

/// Reads what a list of games tells of one.
[[nodiscard]] std::variant<Summary, RecordError> readSummaryFile(const QString &path);

/// Reads the file and checks its form and, by replaying them, its entries.
[[nodiscard]] std::variant<Record, RecordError> loadRecord(const QString &path);

/// Puts the record in the place of the file, whole or not at all. A folder that is not there is made.
[[nodiscard]] std::optional<RecordError> saveRecord(const QString &path, const Record &record);

} // namespace academy::record

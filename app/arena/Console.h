// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <QString>

/// The console: what is asked for goes to stdout, complaints go to stderr, and the exit code tells which it was.
namespace academy::arena
{

enum ExitCode {
    Success = 0,
    Failure = 1, ///< a record was refused, a file could not be written
    WrongUsage = 2, ///< the command line makes no sense
};

/// Writes the text to stdout as it is. False, with a complaint, when it cannot be written.
bool print(const QByteArray &text);
bool print(const QString &text);

/// Writes one line to stderr, with the name of the tool before it.
void complain(const QString &line);

} // namespace academy::arena

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

/// The tool as a person meets it: started with a command line, it writes to two streams and ends with a code.
namespace academy::arena::test
{

struct Run {
    int code = -1; ///< -1: it did not end by itself
    QByteArray output;
    QByteArray errors;
};

/// Runs academy-arena in `folder` (the current one when empty) until it ends.
[[nodiscard]] Run arena(const QStringList &words, const QString &folder = {});

/// Words as in a shell without quotation marks: "play --games 3".
[[nodiscard]] Run arena(const char *words, const QString &folder = {});

/// The same with stdout going to a file.
[[nodiscard]] Run arenaInto(const QString &output, const char *words, const QString &folder);

void write(const QString &path, const QByteArray &text);
[[nodiscard]] QByteArray read(const QString &path);

} // namespace academy::arena::test

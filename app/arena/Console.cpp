// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Console.h"

#include <cstdio>

namespace academy::arena
{

namespace
{

bool write(std::FILE *stream, const QByteArray &text)
{
    const auto size = static_cast<std::size_t>(text.size());
    return std::fwrite(text.constData(), 1, size, stream) == size && std::fflush(stream) == 0;
}

} // namespace

bool print(const QByteArray &text)
{
    const bool written = write(stdout, text);
    if (!written) {
        complain(QStringLiteral("stdout cannot be written"));
    }
    return written;
}

bool print(const QString &text)
{
    return print(text.toUtf8());
}

void complain(const QString &line)
{
    write(stderr, "academy-arena: " + line.toUtf8() + '\n');
}

} // namespace academy::arena

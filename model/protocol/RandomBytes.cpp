// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "protocol/RandomBytes.h"

#include <QRandomGenerator>

namespace academy::protocol
{

QByteArray randomBytes(qsizetype size)
{
    QByteArray bytes;
    while (bytes.size() < size) {
        const quint32 word = QRandomGenerator::system()->generate();
        bytes += QByteArray(reinterpret_cast<const char *>(&word), sizeof word);
    }
    return bytes.first(size);
}

} // namespace academy::protocol

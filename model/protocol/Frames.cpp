// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "protocol/Frames.h"

#include <QtEndian>

namespace academy::protocol
{

namespace
{

constexpr qsizetype headSize = sizeof(quint32);

} // namespace

Frames::Frames(qsizetype largest)
    : m_largest(largest)
{
}

std::optional<qsizetype> Frames::announced() const
{
    if (m_bytes.size() < headSize) {
        return std::nullopt;
    }
    return static_cast<qsizetype>(qFromBigEndian<quint32>(m_bytes.constData()));
}

bool Frames::add(QByteArrayView bytes)
{
    if (m_broken) {
        return false;
    }
    m_bytes += bytes;
    if (announced().value_or(0) > m_largest) {
        m_broken = true;
        m_bytes = {};
    }
    return !m_broken;
}

std::optional<QByteArray> Frames::next()
{
    const auto size = announced();
    if (!size || m_bytes.size() - headSize < *size) {
        return std::nullopt;
    }
    QByteArray message = m_bytes.sliced(headSize, *size);
    m_bytes.remove(0, headSize + *size);
    add({}); // the one behind it may announce too much
    return message;
}

QByteArray framed(QByteArrayView message)
{
    QByteArray bytes(headSize, Qt::Uninitialized);
    qToBigEndian(static_cast<quint32>(message.size()), bytes.data());
    bytes += message;
    return bytes;
}

} // namespace academy::protocol

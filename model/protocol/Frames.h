// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <QByteArray>

#include <optional>

/// Messages on a stream of bytes: four bytes of length, the highest first, then so many bytes. A length beyond what is
/// agreed breaks the stream before a byte of it is kept, so nobody can make this device hold more than one message.
namespace academy::protocol
{

/// What a table may say at once: a whole view has some ten thousand bytes, a record at the end of a game fifty thousand.
inline constexpr qsizetype largestFromTable = qsizetype{1} << 20U;
/// What a seat may say at once: a decision has a hundred bytes.
inline constexpr qsizetype largestFromSeat = qsizetype{1} << 13U;

class Frames
{
public:
    explicit Frames(qsizetype largest);

    /// Takes what has come. False when the stream is broken: then nothing is kept and nothing more comes of it.
    bool add(QByteArrayView bytes);
    /// The next whole message, the oldest first.
    [[nodiscard]] std::optional<QByteArray> next();
    [[nodiscard]] bool isBroken() const { return m_broken; }

private:
    [[nodiscard]] std::optional<qsizetype> announced() const;

    QByteArray m_bytes;
    qsizetype m_largest;
    bool m_broken = false;
};

/// The message with its length before it.
[[nodiscard]] QByteArray framed(QByteArrayView message);

} // namespace academy::protocol

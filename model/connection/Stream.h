// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <QByteArray>
#include <QObject>
#include <QString>

#include <functional>
#include <memory>
#include <utility>

/// An ordered stream of messages between a table and one seat, each of whom knows who the other is. Whoever carries them,
/// this is all that is known of it.
namespace academy::connection
{

class Stream : public QObject
{
public:
    /// A message has come. Told from the event loop, never from within another call.
    std::function<void(const QByteArray &message)> received;
    /// The other side is gone, and why as an English sentence without a full stop. The last thing that is told.
    std::function<void(const QString &why)> closed;

    virtual void send(const QByteArray &message) = 0;
    /// What was sent still goes out; nothing more is told.
    virtual void close() = 0;
};

/// Lets go of a stream, even from within what it tells: it is closed, and gone when that has ended.
struct LetGo {
    void operator()(Stream *stream) const
    {
        stream->close();
        stream->deleteLater();
    }
};
using StreamPtr = std::unique_ptr<Stream, LetGo>;

/// Two ends of a stream within this program.
[[nodiscard]] std::pair<StreamPtr, StreamPtr> makePipe();

} // namespace academy::connection

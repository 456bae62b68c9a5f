// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "connection/Stream.h"
#include "protocol/Frames.h"

#include <QSslConfiguration>
#include <QSslSocket>

namespace academy::connection
{

/// What both sides of a connection agree on.
[[nodiscard]] QSslConfiguration presharedKeys();

/// Messages on a socket, in frames. Used by Tls.cpp and Gate.cpp only.
class TlsStream final : public Stream
{
public:
    /// Takes the socket. `largest`: what the other side may say at once.
    TlsStream(QSslSocket *socket, qsizetype largest);

    void send(const QByteArray &message) override;
    void close() override;

private:
    void read();
    void end(const QString &why);

    QSslSocket *m_socket;
    protocol::Frames m_frames;
    QByteArray m_waiting; ///< until the connection is there
    bool m_done = false;
};

} // namespace academy::connection

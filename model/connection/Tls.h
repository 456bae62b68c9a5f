// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "connection/Stream.h"
#include "protocol/JoinCode.h"

#include <QHostAddress>
#include <QTcpServer>

#include <deque>
#include <optional>
#include <set>

class QSslSocket;

/// Streams over a network: TLS 1.2 with a key that both sides have known before (DHE-PSK-AES256-GCM-SHA384). The key is the
/// seat's secret and its name the seat's number; there are no certificates, so nobody else has to be trusted or asked.
namespace academy::connection
{

/// Whether this system's Qt and OpenSSL can do it.
[[nodiscard]] bool hasTls();

/// As codes to join have it: 4 bytes of IPv4 or 16 of IPv6. Nothing for what is no address of a device.
[[nodiscard]] std::optional<QByteArray> bytesOf(const QHostAddress &address);

/// The stream of a seat to its table. It begins by itself; what is sent before goes out when it has.
[[nodiscard]] StreamPtr connectTo(const protocol::JoinCode &code);

/// Listens for seats, from listen() until it is gone. Nobody gets beyond it who does not know a seat's secret.
class Gate : public QTcpServer
{
public:
    /// Connections that have not shown yet that they know a secret; of more, the oldest is cut off.
    static constexpr int mostStrangers = 16;
    /// That they have time for it.
    static constexpr int patienceMilliseconds = 10'000;

    Gate();
    ~Gate() override;
    Q_DISABLE_COPY_MOVE(Gate)

    /// The secret of a seat; empty when there is no such seat.
    std::function<QByteArray(int seat)> secretOf;
    /// Somebody who knows the seat's secret is there.
    std::function<void(int seat, StreamPtr stream)> entered;
    /// What somebody who looks into trouble may want to know, an English sentence without a full stop. Each kind of trouble is
    /// told once.
    std::function<void(const QString &what)> noted;

protected:
    void incomingConnection(qintptr handle) override;

private:
    void turnAway(QSslSocket *stranger);
    void noteOnce(const QString &kind, const QString &what);

    std::deque<QSslSocket *> m_strangers; ///< the oldest first
    std::set<QString> m_noted;
};

} // namespace academy::connection
